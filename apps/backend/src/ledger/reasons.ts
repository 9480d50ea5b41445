/** The reasons of transfers; the slugs shown in the history (PTS-5). */
export const GRANT_REASONS = [
  "survey",
  "welcome_points",
  "profile_completion",
  "project_survey",
  "installer_promotion_1",
  "installer_promotion_2",
  "installer_promotion_3",
  "installer_promotion_4",
  "trainings",
  "response_time",
  "satisfaction",
  "online_training",
] as const;

/** A reason that grants points. */
export type GrantReason = (typeof GRANT_REASONS)[number];

/** What a transfer refers to. */
export interface Reference {
  readonly type: "company" | "user" | "project" | "order" | "topup" | "lot" | "void" | "correction" | "grant";
  readonly id: string;
}

/** Months until earned points expire. */
export const LOT_MONTHS = 24;

/** The same day some months later, or the last day of a shorter month. UTC. */
export const addMonths = (at: Date, months: number): Date => {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
};
