/** Durations in milliseconds. A day is 24 hours: where the clock changes, count by the calendar instead. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
