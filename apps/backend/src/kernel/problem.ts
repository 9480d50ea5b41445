import type { LanguageCode } from "@lucarne/api-client/languages";

import { textOf, type TextKey, type TextParams } from "../texts/texts.ts";

/** The seven sentences that the portal itself translates: always sent in English (document 1 §8). */
export const FIXED = {
  installerExists: "Installer exists.",
  phoneInvalid: "Invalid phone number.",
  noLetters: "Letters are not allowed.",
  emailTaken: "The email has already been taken.",
  registrationNumberTaken: "The company registration number has already been taken.",
  phoneTaken: "Phone number is not unique.",
  installerNotFound: "Installer not found.",
} as const;

/** One sentence of a problem: a fixed one, or a text of the reader's language. */
export type Sentence =
  | { readonly fixed: (typeof FIXED)[keyof typeof FIXED] }
  | { readonly text: TextKey; readonly params?: TextParams };

/** Field (dotted path, or a pseudo-field) → its sentences. */
export type SentencesByField = Readonly<Record<string, readonly Sentence[]>>;

/** The codes of the contract with their status. */
export const PROBLEMS = {
  malformed_request: 400,
  token_missing: 401,
  token_invalid: 401,
  token_expired: 401,
  session_revoked: 401,
  role_not_allowed: 403,
  emulated_session: 403,
  not_found: 404,
  installer_not_found: 404,
  method_not_allowed: 405,
  code_invalid: 406,
  project_not_open: 409,
  project_has_products: 409,
  survey_exists: 409,
  project_empty: 409,
  serial_already_scanned: 409,
  state_conflict: 409,
  card_not_shipped: 409,
  not_enough_scans: 409,
  card_not_active: 409,
  card_exists: 409,
  pending_card: 409,
  team_full: 409,
  last_owner: 409,
  cannot_delete_self: 409,
  survey_locked: 409,
  already_verified: 409,
  email_missing: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  insufficient_points: 422,
  registration_number_missing: 422,
  product_unavailable: 422,
  insufficient_stock: 422,
  below_minimum: 422,
  idempotency_mismatch: 422,
  file_invalid: 422,
  rate_limited: 429,
  internal: 500,
  maintenance: 503,
} as const;

/** A stable key of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

/** The pseudo-field of a refusal that no field of the request is to blame for (decisions X2). */
const PSEUDO_FIELDS: Partial<Readonly<Record<ProblemCode, string>>> = {
  role_not_allowed: "session",
  emulated_session: "session",
  code_invalid: "code",
  project_not_open: "project",
  project_has_products: "project",
  project_empty: "project",
  survey_exists: "project",
  serial_already_scanned: "code",
  team_full: "team",
  last_owner: "team",
  cannot_delete_self: "team",
  survey_locked: "surveyResponse",
  already_verified: "email",
  email_missing: "email",
  insufficient_points: "points",
  registration_number_missing: "order",
  product_unavailable: "order",
  insufficient_stock: "order",
  below_minimum: "order",
  state_conflict: "request",
  card_not_shipped: "card",
  not_enough_scans: "card",
  card_not_active: "card",
  card_exists: "card",
  pending_card: "card",
  idempotency_in_progress: "request",
  idempotency_mismatch: "request",
  rate_limited: "request",
};

interface ProblemParts {
  readonly errors?: SentencesByField;
  readonly params?: TextParams;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal: thrown by commands and handlers, answered as `application/problem+json`. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: TextParams;
  readonly errors: SentencesByField | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, { errors, params = {}, headers = {} }: ProblemParts = {}) {
    super(code);
    this.code = code;
    this.status = PROBLEMS[code];
    this.params = params;
    this.headers = headers;
    const field = PSEUDO_FIELDS[code];
    this.errors = errors ?? (field ? { [field]: [sentenceOf(code, params)] } : undefined);
  }
}

const sentenceOf = (code: ProblemCode, params: TextParams): Sentence =>
  code === "installer_not_found" ? { fixed: FIXED.installerNotFound } : { text: `problem.${code}`, params };

/** A refusal of named fields. */
export const refused = (errors: SentencesByField): Problem => new Problem("validation_failed", { errors });

/** The body of a problem answer. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  instance: string;
  errors?: Record<string, string[]>;
}

const say = (language: LanguageCode, sentence: Sentence): string =>
  "fixed" in sentence ? sentence.fixed : textOf(language, sentence.text, sentence.params);

/** Writes a problem in the reader's language. `message` is the first of `errors` where there are any. */
export const problemBody = (problem: Problem, language: LanguageCode, requestId: string): ProblemBody => {
  const errors = problem.errors
    ? Object.fromEntries(
        Object.entries(problem.errors).map(([field, sentences]) => [field, sentences.map((one) => say(language, one))]),
      )
    : undefined;
  const title = problem.code.replaceAll("_", " ");
  return {
    type: `/problems/${problem.code}`,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    status: problem.status,
    code: problem.code,
    message: Object.values(errors ?? {})[0]?.[0] ?? say(language, sentenceOf(problem.code, problem.params)),
    instance: `urn:request:${requestId}`,
    ...(errors ? { errors } : {}),
  };
};
