import { Sheet } from "@lucarne/ui/sheet";
import { useIntl } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { frameMessages } from "./frame-messages.ts";
import { LanguageList } from "./language-list.tsx";

type LanguageSheetProps = { open: boolean; onClose: () => void };

/** The language selector of a phone: the list on a sheet. */
export const LanguageSheet = ({ open, onClose }: LanguageSheetProps) => {
  const { formatMessage } = useIntl();

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(frameMessages.language)}
      closeLabel={formatMessage(commonMessages.close)}
    >
      <LanguageList onChoose={onClose} />
    </Sheet>
  );
};
