import { Identity } from "@lucarne/ui/avatar";
import { Sheet } from "@lucarne/ui/sheet";
import { Stack } from "@lucarne/ui/layout";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { commonMessages } from "../common-messages.ts";
import { LanguageSheet } from "./language-sheet.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { MoreActions } from "./more-actions.tsx";
import { MoreLinks } from "./more-links.tsx";
import { MoreTiles } from "./more-tiles.tsx";
import { useFullName } from "./use-full-name.ts";

type MoreSheetProps = { open: boolean; onClose: () => void };

/** All that a phone has no room for: places, language, the footer's links and the way out (decisions, phones). */
export const MoreSheet = ({ open, onClose }: MoreSheetProps) => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const name = useFullName(user);
  const [choosing, setChoosing] = useState(false);

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={formatMessage(layoutMessages.more)}
        closeLabel={formatMessage(commonMessages.close)}
      >
        <Stack space="medium">
          <Identity name={name} text={user?.company.name} src={user?.avatar} size={40} />
          <MoreTiles hasCard={user?.company.has_edenred_card === 1} />
          <MoreActions
            onLanguage={() => {
              onClose();
              setChoosing(true);
            }}
          />
          <MoreLinks />
        </Stack>
      </Sheet>
      <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
};
