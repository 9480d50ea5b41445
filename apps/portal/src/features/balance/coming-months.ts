import type { ExpiringMonth } from "@lucarne/api-client/queries/points";

const COMING = 24;

/** The 24 months from one such as `2026-11` on, each with the points that will expire in it. */
export const comingMonths = (expiring: readonly ExpiringMonth[], from: string): ExpiringMonth[] => {
  const [year = 0, month = 1] = from.split("-").map(Number);

  return Array.from({ length: COMING }, (_, index) => {
    const name = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7);

    return { month: name, points: expiring.find((one) => one.month === name)?.points ?? 0 };
  });
};
