/** Setting with the number of copies of the seeded companies. */
export const SEEDED = "seeded";

/** Setting with the time of the seed: the autopilot ignores rows created before it. */
export const SEEDED_AT = "seeded_at";
