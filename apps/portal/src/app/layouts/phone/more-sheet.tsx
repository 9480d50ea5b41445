import { Identity } from "@lucarne/ui/avatar";
import { Globe, LogOut } from "@lucarne/ui/icons";
import { Box, Stack } from "@lucarne/ui/layout";
import { ActionRow } from "@lucarne/ui/link-tile";
import { Sheet } from "@lucarne/ui/sheet";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { signOut } from "../../../platform/session/sign-out.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { useOverlay } from "../../navigation/overlay.ts";
import { frameMessages } from "../../../shared/frame/frame-messages.ts";
import { LanguageList } from "./language-list.tsx";
import { layoutMessages } from "../layout-messages.ts";
import { MoreLinks } from "./more-links.tsx";
import { MoreTiles } from "./more-tiles.tsx";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { useSignOut } from "../sign-out/use-sign-out.tsx";
import { AsWritten } from "../../../shared/names/as-written.tsx";

export type MoreSheetProps = {
  open: boolean;
  onClose: () => void;
  /** A link in the sheet has been followed. */
  onGo: () => void;
};

/** What does not fit on a phone: pages, language, footer links, sign-out (NAV-17). */
export const MoreSheet = ({ open, onClose, onGo }: MoreSheetProps) => {
  const { formatMessage } = useIntl();
  const { language, languages } = useLanguage();
  const user = useCurrentUser();
  const languageSheet = useOverlay("language");
  const current = languages.find(({ code }) => code === language);

  /** The sheet has a history entry: without it, sign-in replaces the entry of the page that was open. */
  const leave = () => {
    window.addEventListener("popstate", signOut, { once: true });
    onClose();
  };
  const { start: askToLeave, dialog } = useSignOut(leave);

  return (
    <>
      <Sheet open={open} onClose={onClose} title={formatMessage(layoutMessages.more)} titleHidden aboveTabBar>
        <Stack space="small">
          <Box padding="xsmall">
            <Identity
              name={useFullName(user)}
              text={user && <AsWritten>{user.company.name}</AsWritten>}
              src={user?.avatar}
              size={40}
            />
          </Box>
          <MoreTiles onGo={onGo} />
          <ActionRow
            icon={Globe}
            value={
              <span lang={current?.htmlLang} translate="no">
                {current?.nativeName}
              </span>
            }
            onClick={languageSheet.show}
          >
            <FormattedMessage {...frameMessages.language} />
          </ActionRow>
          <MoreLinks />
          <ActionRow icon={LogOut} onClick={askToLeave}>
            <FormattedMessage {...commonMessages.logOut} />
          </ActionRow>
        </Stack>
      </Sheet>
      <Sheet open={languageSheet.open} onClose={languageSheet.close} title={formatMessage(frameMessages.language)}>
        <LanguageList onChoose={languageSheet.close} />
      </Sheet>
      {dialog}
    </>
  );
};
