import { ApiError } from "./errors.ts";

/**
 * The sentences that the server always sends in English and the portal translates itself (FORM-5), with
 * the key of the portal's message.
 */
export const FIXED_SENTENCES = {
  installerExists: "Installer exists.",
  invalidPhone: "Invalid phone number.",
  lettersNotAllowed: "Letters are not allowed.",
  emailTaken: "The email has already been taken.",
  registrationNumberTaken: "The company registration number has already been taken.",
  phoneNotUnique: "Phone number is not unique.",
  installerNotFound: "Installer not found.",
} as const;

export type FixedSentenceKey = keyof typeof FIXED_SENTENCES;
export type FixedSentence = (typeof FIXED_SENTENCES)[FixedSentenceKey];

const KEYS = Object.keys(FIXED_SENTENCES) as FixedSentenceKey[];

/** One sentence for the user: a message of the portal, or a text as the server sent it in the user's language. */
export type ProblemMessage =
  | { readonly kind: "generic" }
  | { readonly kind: "fixed"; readonly key: FixedSentenceKey }
  | { readonly kind: "text"; readonly text: string };

/** What a failed call says to the user. */
export interface ProblemReport {
  /** The error list: each sentence once, in the server's order; never empty. */
  readonly messages: readonly ProblemMessage[];
  /** The sentences by field, to mark them; a dotted path (`order.0.quantity`) or a pseudo-field (`points`). */
  readonly fields: Readonly<Record<string, readonly ProblemMessage[]>>;
}

const messageOf = (text: string): ProblemMessage => {
  const key = KEYS.find((name) => FIXED_SENTENCES[name] === text);
  return key ? { kind: "fixed", key } : { kind: "text", text };
};

/**
 * Turns the error of a failed call into what the user reads: the sentences of the answer's `errors`, or the generic
 * message where there are none, for faults of the network too (FORM-2, FORM-3). Ask
 * `isCancel` of `errors.ts` first: a cancel is not shown.
 */
export const reportProblem = (error: unknown): ProblemReport => {
  const errors = error instanceof ApiError ? error.errors : undefined;
  if (!errors) return { messages: [{ kind: "generic" }], fields: {} };
  const texts = new Set(Object.values(errors).flat());
  return {
    messages: [...texts].map(messageOf),
    fields: Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(messageOf)])),
  };
};
