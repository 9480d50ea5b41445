import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { defineMessages, FormattedMessage } from "react-intl";
import type { LeaveGuard } from "./use-leave-guard.ts";

const messages = defineMessages({
  title: { id: "leave.title", defaultMessage: "Leave without saving?" },
  text: { id: "leave.text", defaultMessage: "Your changes will be lost." },
  leave: { id: "leave.yes", defaultMessage: "Leave" },
  stay: { id: "leave.no", defaultMessage: "Stay" },
});

/** The question of a leave guard (FORM-13). */
export const LeaveQuestion = ({ guard: { asks, stay, leave } }: { guard: LeaveGuard }) => (
  <AlertDialog
    open={asks}
    onClose={stay}
    title={<FormattedMessage {...messages.title} />}
    description={<FormattedMessage {...messages.text} />}
    confirmLabel={<FormattedMessage {...messages.leave} />}
    cancelLabel={<FormattedMessage {...messages.stay} />}
    onConfirm={leave}
  />
);
