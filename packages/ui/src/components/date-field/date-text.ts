import { withPlainDigits } from "../quantity/whole-number.ts";

/** A day as ISO 8601 writes it, `2026-03-05`. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const PARTS = ["year", "month", "day"] as const;
type Part = (typeof PARTS)[number];

const isPart = (type: string): type is Part => PARTS.some((part) => part === type);

const pad = (value: number, length: number): string => String(value).padStart(length, "0");

/** The day as ISO text, or "" when the calendar has no such day. */
const isoOf = (year: number, month: number, day: number): string => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : "";
};

/** The day at 0:00 of the device's time zone, as calendars take it; undefined for a text that is no day. */
export const dateOf = (iso: string | undefined): Date | undefined => {
  const [, year, month, day] = (ISO_DAY.exec(iso ?? "") ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return isoOf(year, month, day) === "" ? undefined : new Date(year, month - 1, day);
};

/** The day of the device's time zone as ISO text. */
export const isoDay = (date: Date): string => isoOf(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** The first and the last day that may be chosen, as ISO text. */
interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** How a language writes days in digits. */
export interface DateText {
  /** A day in the order and with the separators of the language; "" for a text that is no day. */
  readonly format: (iso: string) => string;
  /** The day that a typed text names, as ISO text; "" for none. The limits decide the century of a year of two digits. */
  readonly parse: (typed: string, limits?: DayLimits) => string;
  /** The order in the language's own letters, such as DD.MM.YYYY. */
  readonly pattern: string;
}

/** The word of a language for a year, month or day. Browsers without these names get the English ones. */
export const partName = (locale: string | undefined, part: Part): string => {
  try {
    return new Intl.DisplayNames(locale, { type: "dateTimeField" }).of(part) ?? part;
  } catch {
    return part;
  }
};

/** The letter of a part in the placeholder. */
const letterOf = (locale: string | undefined, part: Part): string =>
  partName(locale, part).charAt(0).toLocaleUpperCase(locale);

/** Digits of a text that was typed without separators, by the order of the parts: 05032026. */
const split = (digits: string, order: readonly Part[]): string[] => {
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === "year" ? 4 : 2)));
};

/** How far ahead a year of two digits may be: 46 is 2046 in 2026, and 47 is 1947. */
const MAX_YEARS_AHEAD = 20;

/** The last year that ends with two digits and is not too far ahead. */
const usualYear = (digits: string): number => {
  const latest = new Date().getFullYear() + MAX_YEARS_AHEAD;
  return latest - ((latest - Number(digits)) % 100);
};

/** The days of a language, also those typed with other separators, a year of two digits, or as ISO text. */
export const dateText = (locale: string | undefined): DateText => {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const sample = format.formatToParts(Date.UTC(2026, 11, 31));
  const order = sample.map(({ type }) => type).filter(isPart);
  return {
    format: (iso) => (dateOf(iso) === undefined ? "" : format.format(new Date(`${iso}T00:00:00Z`))),
    parse: (typed, { min = "", max } = {}) => {
      const groups = withPlainDigits(typed).match(/\d+/g) ?? [];
      const [first = ""] = groups;
      const found = groups.length === 1 && first.length === 8 ? split(first, order) : groups;
      if (found.length !== 3) return "";
      const read = found === groups && first.length === 4 ? PARTS : order;
      const textOf = (part: Part) => found[read.indexOf(part)] ?? "";
      const year = textOf("year");
      const dayIn = (full: number) => isoOf(full, Number(textOf("month")), Number(textOf("day")));
      if (year.length === 4) return dayIn(Number(year));
      if (year.length !== 2) return "";
      const usual = usualYear(year);
      const days = [usual, usual - 100, usual + 100].map(dayIn);
      // Without a last day there is no telling a wrong year from another century.
      const fitting = max === undefined ? undefined : days.find((day) => day !== "" && min <= day && day <= max);
      return fitting ?? dayIn(usual);
    },
    pattern: sample
      .map(({ type, value }) => (isPart(type) ? letterOf(locale, type).repeat(value.length) : value))
      .join(""),
  };
};
