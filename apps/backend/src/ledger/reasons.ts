/** The reasons of transfers; the slugs shown in the history (PTS-5). */
const GRANT_REASONS = [
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

/** The reasons of a reservation, of its end by spending, and of its end by giving back. */
export const SPENDING_REASONS = {
  order: { pending: "order_reservation", post: "order_complete", void: "order_reject" },
  topup: { pending: "topup_reservation", post: "topup_complete", void: "topup_reject" },
} as const;

/** What points are reserved for. */
export interface SpendingReference {
  readonly type: keyof typeof SPENDING_REASONS;
  readonly id: string;
}

/** What a transfer refers to. */
export interface Reference {
  readonly type: "company" | "user" | "project" | "order" | "topup" | "lot" | "void" | "correction" | "grant";
  readonly id: string;
}

/** Months until earned points expire. */
export const LOT_MONTHS = 24;
