import { ApiError } from "@lucarne/api-client/errors";

/** `active` of a user who may use the portal (decisions X7). */
const ACTIVE = 1;

/** Says whether a user's flag still lets the session live (document 1 §4). */
export const mayStay = (user: { active: number }): boolean => user.active === ACTIVE;

/**
 * Says whether a failure of the current-user call ends the session: any answer but maintenance does; no answer at
 * all signs nobody out (decisions A14).
 */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.status !== 503;
