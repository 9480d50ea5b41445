import { DAY } from "@lucarne/api-client/durations";

// Creating a formatter costs far more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
  formats.set(timeZone, format);
  return format;
};

const partsIn = (at: Date, timeZone: string) => {
  const parts = formatIn(timeZone).formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: number("year"),
    month: number("month"),
    asUtc: Date.UTC(
      number("year"),
      number("month") - 1,
      number("day"),
      number("hour"),
      number("minute"),
      number("second"),
    ),
  };
};

/** The year of a moment in a country's time zone (API-25). */
export const yearIn = (at: Date, timeZone: string): number => partsIn(at, timeZone).year;

/**
 * The months of a country's calendar that end with the month of a moment, oldest first.
 *
 * @returns months such as `2026-11`
 */
export const monthsUntil = (at: Date, count: number, timeZone: string): readonly string[] => {
  const { year, month } = partsIn(at, timeZone);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
};

/** Midnight in a country's time zone, of a day given in UTC. Clock changes happen later than midnight. */
const midnight = (utc: number, timeZone: string): Date =>
  new Date(utc - (partsIn(new Date(utc), timeZone).asUtc - utc));

/** The first moment of a year in a country's time zone. */
export const startOfYear = (year: number, timeZone: string): Date => midnight(Date.UTC(year, 0, 1), timeZone);

/** The first moment of a day (`2026-11-20`) in a country's time zone. */
export const startOfDay = (day: string, timeZone: string): Date => midnight(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The first moment after a day (`2026-11-20`) in a country's time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  midnight(Date.parse(`${day}T00:00:00Z`) + DAY, timeZone);
