import { DAY } from "./durations.ts";

/**
 * A day of the calendar, such as `2026-11-20`. What is valid until a day is valid to its end in the company's time zone
 * (API-25).
 */
export type Day = `${number}-${number}-${number}`;

// Creating a formatter costs far more than using it.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** The wall clock of a time zone at a moment, as `2026-11-20 08:15:00`. */
const wallClock = (at: Date, timeZone: string | undefined): string => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
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

  return format.format(at);
};

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (utc: number): Day => new Date(utc).toISOString().slice(0, 10) as Day;

/** A text as a day; `undefined` when it is none, such as `2026-02-30`. */
export const dayOf = (text: string): Day | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const utc = utcOf(text as Day);

  return !Number.isNaN(utc) && fromUtc(utc) === text ? text : undefined;
};

/** The day of a moment in a time zone; without one in that of the device. */
export const dayIn = (at: Date | string, timeZone: string | undefined): Day =>
  wallClock(new Date(at), timeZone).slice(0, 10) as Day;

/** The day some days later. */
export const addDays = (day: Day, days: number): Day => fromUtc(utcOf(day) + days * DAY);

/** The same day some months later, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();

  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(date, last)));
};

/** The first day of a day's month. */
export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01` as Day;

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / DAY);

/** Years that a wall clock writes with four digits. */
const YEARS = { first: Date.UTC(1900, 0), last: Date.UTC(9999, 0) };

/** Midnight in a time zone, of a day given in UTC. Clocks change later than midnight in all countries of the portal. */
const midnight = (utc: number, timeZone: string): Date => {
  const near = Math.min(Math.max(utc, YEARS.first), YEARS.last);
  const ahead = Date.parse(`${wallClock(new Date(near), timeZone).replace(" ", "T")}Z`) - near;

  return new Date(utc - ahead);
};

/** The first moment of a day in a time zone. */
export const startOfDay = (day: Day, timeZone: string): Date => midnight(utcOf(day), timeZone);

/** The first moment after a day in a time zone. */
export const endOfDay = (day: Day, timeZone: string): Date => midnight(utcOf(day) + DAY, timeZone);

/** A moment to format a day with, in UTC. */
export const momentOf = utcOf;
