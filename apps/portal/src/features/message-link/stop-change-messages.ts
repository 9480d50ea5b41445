import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: { id: "stopChange.title", defaultMessage: "Didn’t request this change?" },
  text: {
    id: "stopChange.text",
    defaultMessage:
      "The email or phone number that you sign in with is being changed. If you did not request this, stop the change. You will be logged out on all devices.",
  },
  act: { id: "stopChange.stop", defaultMessage: "Stop the change" },
  doneTitle: { id: "stopChange.done.title", defaultMessage: "The change has been stopped" },
  doneText: {
    id: "stopChange.done.text",
    defaultMessage: "Your previous email or phone number stays valid. You have been logged out on all devices.",
  },
  overTitle: { id: "stopChange.over.title", defaultMessage: "This link no longer works" },
  overText: {
    id: "stopChange.over.text",
    defaultMessage:
      "It has been used, or it is more than seven days old. Sign in and check the email and phone number in the profile.",
  },
  signIn: { id: "signIn.pageTitle", defaultMessage: "Sign in" },
});
