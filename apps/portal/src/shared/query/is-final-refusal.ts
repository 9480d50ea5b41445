import { ApiError } from "@lucarne/api-client/errors";

/** Answers that say nothing about an earlier try with the same key, whose own answer may have been lost. */
const UNCERTAIN: readonly number[] = [408, 425, 429];
/** The first try is still running. */
const STILL_RUNNING = "idempotency_in_progress";

/**
 * Whether a failure means that nothing was ordered or spent. Without an answer, and after a fault of the server, it may have
 * been: the next try keeps the key.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !UNCERTAIN.includes(error.status) &&
  error.code !== STILL_RUNNING;
