import { addMonths, dayIn, startOfDay, startOfMonth } from "@lucarne/api-client/day";

/** The year of a moment in a country's time zone (API-25). */
export const yearIn = (at: Date, timeZone: string): number => Number(dayIn(at, timeZone).slice(0, 4));

/**
 * The months of a country's calendar that end with the month of a moment, oldest first.
 *
 * @returns months such as `2026-11`
 */
export const monthsUntil = (at: Date, count: number, timeZone: string): readonly string[] => {
  const last = startOfMonth(dayIn(at, timeZone));
  return Array.from({ length: count }, (_, index) => addMonths(last, index + 1 - count).slice(0, 7));
};

/** The first moment of a year in a country's time zone. */
export const startOfYear = (year: number, timeZone: string): Date => startOfDay(`${year}-01-01`, timeZone);
