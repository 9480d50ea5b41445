import { MINUTE, SECOND } from "../durations.ts";

// Times of codes in milliseconds: the server keeps to them, the portal and the messages show them.

/** How long a login code is accepted (SEC-3). */
export const LOGIN_CODE_LIFE = 10 * MINUTE;
/** The wait before another login code can be requested (SIGN-9). */
export const LOGIN_CODE_WAIT = 60 * SECOND;
/** How long a code is accepted that confirms an e-mail address or a phone number (VER-6). */
export const CONTACT_CODE_LIFE = 30 * MINUTE;
