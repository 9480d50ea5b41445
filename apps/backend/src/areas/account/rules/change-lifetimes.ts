import { DAY, HOUR } from "@lucarne/api-client/durations";

/** How long a change of contact can be confirmed, in milliseconds (PROF-3). */
export const PENDING_LIFE = 24 * HOUR;
/** How long the old contact can stop a change, in milliseconds (PROF-3). */
export const STOP_LIFE = 7 * DAY;
