import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: { id: "newDevice.title", defaultMessage: "Sign in on this device" },
  text: {
    id: "newDevice.text",
    defaultMessage:
      "Too many codes were requested for your account. Confirm this device, and you can request a code on it straight away.",
  },
  act: { id: "newDevice.confirm", defaultMessage: "Confirm this device" },
  doneTitle: { id: "newDevice.done.title", defaultMessage: "This device is confirmed" },
  doneText: { id: "newDevice.done.text", defaultMessage: "Now sign in with a code." },
  overTitle: { id: "newDevice.over.title", defaultMessage: "This link no longer works" },
  overText: {
    id: "newDevice.over.text",
    defaultMessage: "It has been used, or it is more than 24 hours old. Request a code on the sign-in page.",
  },
  signIn: { id: "signIn.pageTitle", defaultMessage: "Sign in" },
});
