import { FIXED_SENTENCES, type FixedSentence } from "@lucarne/api-client/problems";
import type { TextKey, TextParams } from "../texts/texts.ts";

/** One sentence of a problem: a fixed one, or a text in the reader's language. */
export type Sentence = { readonly fixed: FixedSentence } | { readonly text: TextKey; readonly params?: TextParams };

/** Field (dotted path, or a pseudo-field) → its sentences. */
export type SentencesByField = Readonly<Record<string, readonly Sentence[]>>;

/** The codes of the contract; each is one kind of refusal. */
const PROBLEM_CODES = [
  "malformed_request",
  "token_missing",
  "token_invalid",
  "token_expired",
  "session_revoked",
  "account_inactive",
  "role_not_allowed",
  "emulated_session",
  "not_found",
  "installer_not_found",
  "method_not_allowed",
  "code_invalid",
  "project_not_open",
  "project_has_products",
  "survey_exists",
  "project_empty",
  "serial_already_scanned",
  "state_conflict",
  "card_not_shipped",
  "not_enough_scans",
  "card_not_active",
  "card_exists",
  "pending_card",
  "team_full",
  "last_owner",
  "cannot_delete_self",
  "survey_locked",
  "already_verified",
  "email_missing",
  "total_changed",
  "idempotency_in_progress",
  "payload_too_large",
  "unsupported_media_type",
  "validation_failed",
  "insufficient_points",
  "registration_number_missing",
  "product_unavailable",
  "price_changed",
  "insufficient_stock",
  "below_minimum",
  "idempotency_mismatch",
  "file_invalid",
  "rate_limited",
  "device_link_sent",
  "internal",
  "busy",
  "maintenance",
] as const;

/** A stable key of a problem. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The pseudo-field of a refusal without a field to blame (FORM-4). */
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
  total_changed: "expected_points",
  insufficient_points: "points",
  registration_number_missing: "order",
  product_unavailable: "order",
  price_changed: "order",
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
  device_link_sent: "request",
  busy: "request",
};

interface ProblemParts {
  readonly errors?: SentencesByField;
  readonly params?: TextParams;
  readonly headers?: Readonly<Record<string, string>>;
  readonly total?: number;
}

/**
 * A refusal with a readable message. Thrown by commands and handlers; the HTTP layer answers it as
 * `application/problem+json`.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly params: TextParams;
  readonly errors: SentencesByField | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Today's total in points, where the call expected another one. */
  readonly total: number | undefined;

  constructor(code: ProblemCode, { errors, params = {}, headers = {}, total }: ProblemParts = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.headers = headers;
    this.total = total;
    const field = PSEUDO_FIELDS[code];
    this.errors = errors ?? (field ? { [field]: [sentenceOf(code, params)] } : undefined);
  }
}

/** The sentence of a code, used where no field has its own. */
export const sentenceOf = (code: ProblemCode, params: TextParams): Sentence =>
  code === "installer_not_found" ? { fixed: FIXED_SENTENCES.installerNotFound } : { text: `problem.${code}`, params };

/** The `WWW-Authenticate` header of a 401, with the OAuth error code when a token was sent. */
export const bearerChallenge = (error?: "invalid_token"): ProblemParts => ({
  headers: { "www-authenticate": `Bearer realm="lucarne"${error === undefined ? "" : `, error="${error}"`}` },
});

/**
 * The refusal of a call that there is no time or room for now.
 *
 * @param seconds after how many seconds the same call may be sent again
 */
export const busy = (seconds = 10): Problem =>
  new Problem("busy", { params: { seconds }, headers: { "retry-after": String(seconds) } });

/** The refusal of an order or a top-up whose total differs from the one that the buyer was shown (CHK-22). */
export const totalChanged = (total: number): Problem =>
  new Problem("total_changed", { params: { points: total }, total });

/** A refusal of named fields. */
export const refused = (errors: SentencesByField): Problem => new Problem("validation_failed", { errors });
