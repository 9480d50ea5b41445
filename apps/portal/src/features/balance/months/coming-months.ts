import { addMonths, type Day } from "@lucarne/api-client/day";
import { POINTS_LIFE_MONTHS } from "@lucarne/api-client/points-rules";
import type { ExpiringMonth } from "@lucarne/api-client/queries/points";

/**
 * The months from one such as `2026-11` to the one in which points that are earned in it expire, each with the points that
 * expire (PTS-12).
 */
export const comingMonths = (expiring: readonly ExpiringMonth[], from: string): ExpiringMonth[] =>
  Array.from({ length: POINTS_LIFE_MONTHS + 1 }, (_, index) => {
    const month = addMonths(`${from}-01` as Day, index).slice(0, 7);

    return { month, points: expiring.find((one) => one.month === month)?.points ?? 0 };
  });
