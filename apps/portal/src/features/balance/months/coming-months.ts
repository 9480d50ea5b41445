import type { ExpiringMonth } from "@lucarne/api-client/queries/points";

/** The current month and 24 more: points that are earned now expire in the last one. */
const COMING = 25;

/** The month that comes some months after one such as `2026-11`. */
const monthAfter = (from: string, months: number): string => {
  const [year = 0, month = 1] = from.split("-").map(Number);

  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The months from one such as `2026-11` on in which points can expire, each with those points (PTS-12). */
export const comingMonths = (expiring: readonly ExpiringMonth[], from: string): ExpiringMonth[] =>
  Array.from({ length: COMING }, (_, index) => {
    const month = monthAfter(from, index);

    return { month, points: expiring.find((one) => one.month === month)?.points ?? 0 };
  });
