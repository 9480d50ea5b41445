import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = defineMessages({
  submit: { id: "verifyEmail.submit", defaultMessage: "Confirm" },
  change: { id: "verifyEmail.change", defaultMessage: "Change the address" },
  confirmed: { id: "verifyEmail.confirmed", defaultMessage: "The email address is confirmed." },
  noEmail: { id: "verifyEmail.noEmail", defaultMessage: "There is no email address in the profile." },
  toProfile: { id: "verifyEmail.toProfile", defaultMessage: "Go to the profile" },
  toHome: { id: "verifyEmail.toHome", defaultMessage: "Go to the home page" },
});

/** Names the address in bold, which a typed message would not take. */
export const codeGoesTo: MessageDescriptor = defineMessages({
  codeGoesTo: {
    id: "verifyEmail.text",
    defaultMessage: "Enter the code we sent to {email}. It is valid for 30 minutes.",
  },
}).codeGoesTo;
