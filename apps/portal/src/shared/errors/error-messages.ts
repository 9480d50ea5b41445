import type { FixedSentenceKey, ProblemMessage } from "@lucarne/api-client/problems";
import { defineMessages, type MessageDescriptor } from "react-intl";

/** A sentence for what went wrong: a fixed one of the server, a rule that forms check themselves, or the general one. */
export type ErrorName =
  | FixedSentenceKey
  | "generic"
  | "required"
  | "invalidEmail"
  | "lettersOnly"
  | "digitsNotAllowed"
  | "emailNotConfirmed"
  | "phoneCountry"
  | "codeTooLong";

/** The sentences for what can go wrong (FORM-5), and those of the rules that forms check themselves. */
export const errorMessages: Readonly<Record<ErrorName, MessageDescriptor>> = defineMessages({
  generic: { id: "error.generic", defaultMessage: "Something went wrong. Please try again." },
  installerExists: { id: "error.installerExists", defaultMessage: "Installer exists." },
  invalidPhone: { id: "error.invalidPhone", defaultMessage: "Invalid phone number." },
  lettersNotAllowed: { id: "error.lettersNotAllowed", defaultMessage: "Letters are not allowed." },
  emailTaken: { id: "error.emailTaken", defaultMessage: "The email has already been taken." },
  registrationNumberTaken: {
    id: "error.registrationNumberTaken",
    defaultMessage: "The company registration number has already been taken.",
  },
  phoneNotUnique: { id: "error.phoneNotUnique", defaultMessage: "Phone number is not unique." },
  installerNotFound: { id: "error.installerNotFound", defaultMessage: "Installer not found." },
  emailNotConfirmed: {
    id: "error.emailNotConfirmed",
    defaultMessage: "The email address could not be confirmed. Check the code.",
  },
  codeTooLong: { id: "error.codeTooLong", defaultMessage: "The code is too long. Paste only the code." },
  phoneCountry: { id: "error.phoneCountry", defaultMessage: "The number does not match the chosen country." },
  invalidEmail: { id: "error.invalidEmail", defaultMessage: "Enter a valid email address." },
  lettersOnly: { id: "error.lettersOnly", defaultMessage: "Use letters only." },
  digitsNotAllowed: { id: "error.digitsNotAllowed", defaultMessage: "Digits are not allowed." },
  required: { id: "error.required", defaultMessage: "Fill in the “{field}” field." },
});

const isErrorName = (text: string): text is ErrorName => Object.hasOwn(errorMessages, text);

/**
 * The message of an error text as forms keep it: the name of one of our sentences. `undefined` for
 * every other text, which the server sent in the user's language and which is shown as it is.
 */
export const errorMessageOf = (text: string): MessageDescriptor | undefined =>
  isErrorName(text) ? errorMessages[text] : undefined;

/** A sentence of a failed call as forms keep it: our name for it, or the server's text. */
export const errorTextOf = (message: ProblemMessage): string => {
  switch (message.kind) {
    case "fixed":
      return message.key;
    case "text":
      return message.text;
    case "generic":
      return "generic";
  }
};
