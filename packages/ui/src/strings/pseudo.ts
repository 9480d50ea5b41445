import { strings as english } from "../generated/strings/en.ts";
import type { UiStrings } from "./types.ts";

const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  c: "č",
  d: "ď",
  e: "ě",
  i: "í",
  n: "ň",
  o: "ó",
  r: "ř",
  s: "š",
  t: "ť",
  u: "ů",
  y: "ý",
  z: "ž",
};

/**
 * A text with accented letters, 40 % longer, in brackets. A text without brackets did not come from a
 * dictionary; a missing bracket means that the box is too small.
 */
export const pseudo = (text: string): string => {
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
  const padding = "~".repeat(Math.max(0, Math.ceil(text.length * 1.4) - text.length - 2));
  return `[${accented}${padding}]`;
};

/** The kit's strings in the pseudo-language. */
export const strings: UiStrings = {
  ...english,
  ...Object.fromEntries(
    Object.entries(english).flatMap(([key, value]) => (typeof value === "string" ? [[key, pseudo(value)]] : [])),
  ),
  notifications: (values) => pseudo(english.notifications(values)),
  page: (values) => pseudo(english.page(values)),
  slide: (values) => pseudo(english.slide(values)),
  charactersLeft: (values) => pseudo(english.charactersLeft(values)),
  charactersOver: (values) => pseudo(english.charactersOver(values)),
  dateInvalid: (values) => pseudo(english.dateInvalid(values)),
  dateTooEarly: (values) => pseudo(english.dateTooEarly(values)),
  dateTooLate: (values) => pseudo(english.dateTooLate(values)),
  numberInvalid: (values) => pseudo(english.numberInvalid(values)),
  numberTooHigh: (values) => pseudo(english.numberTooHigh(values)),
  numberTooLow: (values) => pseudo(english.numberTooLow(values)),
  chosen: (values) => pseudo(english.chosen(values)),
  remove: (values) => pseudo(english.remove(values)),
  results: (values) => pseudo(english.results(values)),
  selectRow: (values) => pseudo(english.selectRow(values)),
};
