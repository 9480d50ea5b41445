import { defineMessages } from "react-intl";

/** Words that every area uses. */
export const commonMessages = defineMessages({
  tryAgain: { id: "common.tryAgain", defaultMessage: "Try again" },
  cancel: { id: "common.cancel", defaultMessage: "Cancel" },
  close: { id: "common.close", defaultMessage: "Close" },
  back: { id: "common.back", defaultMessage: "Back" },
  next: { id: "common.next", defaultMessage: "Next" },
  loading: { id: "common.loading", defaultMessage: "Loading" },
});
