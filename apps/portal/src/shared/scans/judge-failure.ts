import { ApiError, isCancel } from "@lucarne/api-client/errors";
import type { Refusal } from "./scan-record.ts";

/**
 * What a failed call means for its scan: it is refused, its serial is scanned already (perhaps by an earlier try), it is
 * tried again after a time in milliseconds, or sending ends with the session.
 */
export type Verdict =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "taken" }
  | { readonly kind: "later"; readonly after: number | undefined }
  | { readonly kind: "stop" };

/** The server still works on an earlier try with the same key. */
const IN_PROGRESS_DELAY = 2000;

const refused = (refusal: Refusal): Verdict => ({ kind: "refused", refusal });

const firstSentence = ({ errors }: ApiError): string | null => Object.values(errors ?? {})[0]?.[0] ?? null;

/** Decides what happens to a scan whose call failed (SCAN-3, SCAN-8 to SCAN-10). */
export const judgeFailure = (error: unknown): Verdict => {
  if (isCancel(error)) return { kind: "stop" };
  // No answer: no network, or none within the time limit.
  if (!(error instanceof ApiError)) return { kind: "later", after: undefined };
  const { status, code, retryAfter, errors } = error;
  const after = retryAfter === undefined ? undefined : retryAfter * 1000;
  if (status === 401 || status === 403) return { kind: "stop" };
  if (status === 408 || status === 429 || status >= 500) return { kind: "later", after };
  if (code === "idempotency_in_progress") return { kind: "later", after: after ?? IN_PROGRESS_DELAY };
  if (code === "serial_already_scanned") return { kind: "taken" };
  if (code === "project_not_open" || status === 404) return refused({ reason: "closed" });
  if (status === 422 && errors?.["code"]) return refused({ reason: "unknown" });

  return refused({ reason: "other", text: firstSentence(error) });
};
