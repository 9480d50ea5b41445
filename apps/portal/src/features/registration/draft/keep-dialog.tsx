import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";

type KeepDialogProps = { open: boolean; onClose: () => void; onAnswer: (answer: "keep" | "discard") => void };

/** Asks whether the answers of the survey are kept; closing stays on the company data (REG-5). */
export const KeepDialog = ({ open, onClose, onAnswer }: KeepDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={<FormattedMessage {...messages.keepTitle} />}
    actions={
      <>
        <Button variant="outline" onClick={() => onAnswer("discard")}>
          <FormattedMessage {...messages.discard} />
        </Button>
        <Button onClick={() => onAnswer("keep")}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </>
    }
  />
);
