import { ApiError } from "@lucarne/api-client/errors";

/** `active` of a user who may use the portal (API-8). */
const ACTIVE = 1;

/** Whether a user's flag still allows the session (SES-11). */
export const mayStay = (user: { active: number }): boolean => user.active === ACTIVE;

/** Answers in place of the server's own: it is away, took too long for a proxy, or counts too many calls. */
const UNDECIDED: readonly number[] = [408, 429, 502, 503, 504];

/**
 * Says whether a failure of the current-user call ends the session: any answer of the server itself does (SES-7); a
 * missing one does not (SES-8).
 */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && !UNDECIDED.includes(error.status);
