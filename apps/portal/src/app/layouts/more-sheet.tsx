import { Identity } from "@lucarne/ui/avatar";
import { Globe, LogOut } from "@lucarne/ui/icons";
import { Box, Stack } from "@lucarne/ui/layout";
import { ActionRow } from "@lucarne/ui/link-tile";
import { Sheet } from "@lucarne/ui/sheet";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";
import { frameMessages } from "../../shared/frame/frame-messages.ts";
import { LanguageList } from "./language-list.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { MoreLinks } from "./more-links.tsx";
import { MoreTiles } from "./more-tiles.tsx";
import { useFullName } from "./use-full-name.ts";

type MoreSheetProps = { open: boolean; onClose: () => void };

/** All that a phone has no room for: places, language, the footer's links and the way out (NAV-17). */
export const MoreSheet = ({ open, onClose }: MoreSheetProps) => {
  const { formatMessage } = useIntl();
  const { language, languages } = useLanguage();
  const user = useCurrentUser();
  const [choosing, setChoosing] = useState(false);
  const current = languages.find(({ code }) => code === language);

  return (
    <>
      <Sheet open={open} onClose={onClose} title={formatMessage(layoutMessages.more)} titleHidden aboveTabBar>
        <Stack space="small">
          <Box padding="xsmall">
            <Identity name={useFullName(user)} text={user?.company.name} src={user?.avatar} size={40} />
          </Box>
          <MoreTiles hasCard={user?.company.has_edenred_card === 1} onGo={onClose} />
          <ActionRow
            icon={Globe}
            value={<span lang={current?.htmlLang}>{current?.nativeName}</span>}
            onClick={() => {
              onClose();
              setChoosing(true);
            }}
          >
            <FormattedMessage {...frameMessages.language} />
          </ActionRow>
          <MoreLinks />
          <ActionRow icon={LogOut} onClick={signOut}>
            <FormattedMessage {...layoutMessages.logOut} />
          </ActionRow>
        </Stack>
      </Sheet>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={formatMessage(frameMessages.language)}>
        <LanguageList onChoose={() => setChoosing(false)} />
      </Sheet>
    </>
  );
};
