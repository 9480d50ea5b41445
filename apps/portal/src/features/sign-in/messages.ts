import { defineMessages, type MessageDescriptor } from "react-intl";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import type { LoginProblem } from "./login-rules.ts";

export const messages = defineMessages({
  pageTitle: { id: "signIn.pageTitle", defaultMessage: "Sign in" },
  contactTitle: { id: "signIn.contact.title", defaultMessage: "Sign in to your club" },
  contactText: {
    id: "signIn.contact.text",
    defaultMessage: "We will send you a one-time code. No password to remember on site.",
  },
  mode: { id: "signIn.contact.mode", defaultMessage: "Where to send the code" },
  email: { id: "signIn.contact.email", defaultMessage: "Email" },
  phone: { id: "signIn.contact.phone", defaultMessage: "Phone" },
  phoneNumber: { id: "signIn.contact.phoneNumber", defaultMessage: "Phone number" },
  country: { id: "signIn.contact.country", defaultMessage: "Country code" },
  phoneHint: {
    id: "signIn.contact.phoneHint",
    defaultMessage: "We check that the number matches the selected country.",
  },
  sendCode: { id: "signIn.contact.send", defaultMessage: "Send code" },
  noAccount: { id: "signIn.contact.noAccount", defaultMessage: "Not a member yet?" },
  register: { id: "signIn.contact.register", defaultMessage: "Register" },
  codeTitle: { id: "signIn.code.title", defaultMessage: "Enter the 5-digit code" },
  codeDelay: { id: "signIn.code.delay", defaultMessage: "It can take up to a minute to arrive." },
  submitCode: { id: "signIn.code.submit", defaultMessage: "Sign in" },
  wrongEmail: { id: "signIn.code.wrongEmail", defaultMessage: "Wrong address?" },
  wrongPhone: { id: "signIn.code.wrongPhone", defaultMessage: "Wrong number?" },
  change: { id: "signIn.code.change", defaultMessage: "Change it" },
  sessionExpired: { id: "signIn.ended.expired", defaultMessage: "Your session has ended. Sign in again." },
  caption: { id: "signIn.caption", defaultMessage: "Every window you fit lets in more daylight." },
});

/** Names the contact in bold, which a typed message would not take. */
export const codeSent: MessageDescriptor = defineMessages({
  codeSent: { id: "signIn.code.sent", defaultMessage: "We have sent a code to {contact}." },
}).codeSent;

/** The messages of a failed sign-in (SIGN-5, SIGN-12, SIGN-13). */
export const problemMessages: Record<LoginProblem, MessageDescriptor> = {
  notFound: errorMessages.installerNotFound,
  generic: errorMessages.generic,
  expired: messages.sessionExpired,
  ...defineMessages({
    codeInvalid: {
      id: "signIn.error.codeInvalid",
      defaultMessage: "The code is wrong or has expired. Request a new one.",
    },
    linkSent: {
      id: "signIn.error.linkSent",
      defaultMessage: "Too many codes were requested. We have sent you a link: open it on this device.",
    },
    inactive: { id: "signIn.error.inactive", defaultMessage: "This account is not active. Contact support." },
  }),
};
