import { defineMessages } from "react-intl";

/** Words for asking for a code again. */
export const codeMessages = {
  ...defineMessages({
    label: { id: "common.code.label", defaultMessage: "Code" },
    resend: { id: "common.code.resend", defaultMessage: "Send again" },
    resent: { id: "common.code.resent", defaultMessage: "A new code is on its way." },
  }),
  ...defineMessages<{ resendWait: { seconds: number } }>({
    resendWait: { id: "common.code.resendWait", defaultMessage: "Send again in {seconds} s" },
  }),
};
