import { defineMessages } from "react-intl";

/** Messages that several areas use. */
export const commonMessages = defineMessages({
  tryAgain: { id: "common.tryAgain", defaultMessage: "Try again" },
  cancel: { id: "common.cancel", defaultMessage: "Cancel" },
  delete: { id: "common.delete", defaultMessage: "Delete" },
  close: { id: "common.close", defaultMessage: "Close" },
  back: { id: "common.back", defaultMessage: "Back" },
  next: { id: "common.next", defaultMessage: "Next" },
  logOut: { id: "layout.logOut", defaultMessage: "Log out" },
  loading: { id: "common.loading", defaultMessage: "Loading" },
});
