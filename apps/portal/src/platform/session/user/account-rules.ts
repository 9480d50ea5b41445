import { ApiError } from "@lucarne/api-client/errors";

/** `active` of a user who may use the portal (API-8). */
const ACTIVE = 1;

/** Whether a user's flag still allows the session (SES-11). */
export const mayStay = (user: { active: number }): boolean => user.active === ACTIVE;

/**
 * Says whether a failure of the current-user call ends the session: any answer but maintenance does; a missing
 * answer does not (SES-8).
 */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.status !== 503;
