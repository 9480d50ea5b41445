/** Months until earned points expire. */
export const POINTS_LIFE_MONTHS = 24;
