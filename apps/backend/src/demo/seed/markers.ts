/** Setting that tells how many times the demo's companies were written. */
export const SEEDED = "seeded";

/** Setting with the time of the demo's data: what they hold stays as it is, whatever the autopilot does. */
export const SEEDED_AT = "seeded_at";
