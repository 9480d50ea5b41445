import { DAY, HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";

/** Times of a session, in milliseconds (SEC-5). */
export const ACCESS_LIFE = HOUR;
export const REFRESH_IDLE = 30 * DAY;
export const SESSION_LIFE = 90 * DAY;
export const EMULATED_LIFE = 30 * MINUTE;
export const REFRESH_GRACE = 10 * SECOND;
export const SESSIONS_PER_USER = 10;

/** How long a device stays known to an account after a sign-in or a link, in milliseconds (SEC-26). */
export const DEVICE_LIFE = 180 * DAY;
export const ACCOUNTS_PER_DEVICE = 5;
export const DEVICES_PER_ACCOUNT = 10;

/** Times of the link that makes a device known, in milliseconds, and how many a recipient gets in its life (SEC-27). */
export const LINK_LIFE = DAY;
export const LINK_WAIT = HOUR;
export const LINK_GRACE = 5 * MINUTE;
export const LINKS_PER_RECIPIENT = 5;
