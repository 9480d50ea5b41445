import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { signOut } from "../../../platform/session/sign-out.ts";
import { askBeforeLeaving } from "../../../shared/forms/leave/leave-guard.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { unsentMessages } from "./unsent-messages.ts";

/** The number of the user's scans queued on this device. */
const countUnsent = async (): Promise<number> => {
  try {
    const { scanQueue } = await import("../../../shared/scans/portal-scans.ts");

    return await scanQueue.countUnsent();
  } catch {
    // Nothing may keep a user signed in.
    return 0;
  }
};

/**
 * Signing out as a button does it: at once, or after a question while a form is not saved (FORM-13) or scans are not sent
 * (SCAN-12). `leave` signs out; render `dialog`.
 */
export const useSignOut = (leave: () => void = signOut) => {
  const [unsent, setUnsent] = useState(0);

  const start = async () => {
    const count = await countUnsent();
    if (count === 0) leave();
    setUnsent(count);
  };

  return {
    start: () => askBeforeLeaving(() => void start()),
    dialog: (
      <AlertDialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={<FormattedMessage {...unsentMessages.title} values={{ count: unsent }} />}
        description={<FormattedMessage {...unsentMessages.text} />}
        tone="primary"
        confirmLabel={<FormattedMessage {...commonMessages.logOut} />}
        cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
        onConfirm={leave}
      />
    ),
  };
};
