import type { LanguageCode } from "@lucarne/api-client/languages";

import { sentenceOf, type Problem, type ProblemCode, type Sentence } from "../../kernel/problem.ts";
import { textOf } from "../../texts/texts.ts";

const STATUS: Readonly<Record<ProblemCode, number>> = {
  malformed_request: 400,
  token_missing: 401,
  token_invalid: 401,
  token_expired: 401,
  session_revoked: 401,
  account_inactive: 401,
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
  total_changed: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  insufficient_points: 422,
  registration_number_missing: 422,
  product_unavailable: 422,
  price_changed: 422,
  insufficient_stock: 422,
  below_minimum: 422,
  idempotency_mismatch: 422,
  file_invalid: 422,
  rate_limited: 429,
  device_link_sent: 429,
  internal: 500,
  busy: 503,
  maintenance: 503,
};

/** The HTTP status of a problem. */
export const statusOf = ({ code }: Problem): number => STATUS[code];

/** The body of a problem answer. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  instance: string;
  errors?: Record<string, string[]>;
  total?: number;
}

const say = (language: LanguageCode, sentence: Sentence): string =>
  "fixed" in sentence ? sentence.fixed : textOf(language, sentence.text, sentence.params);

/** Builds a problem in the reader's language. `message` is the first of `errors` where there are any. */
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
    status: statusOf(problem),
    code: problem.code,
    message: Object.values(errors ?? {})[0]?.[0] ?? say(language, sentenceOf(problem.code, problem.params)),
    instance: `urn:request:${requestId}`,
    ...(errors ? { errors } : {}),
    ...(problem.total === undefined ? {} : { total: problem.total }),
  };
};
