import { strings as english } from "./en.ts";
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
 * Text as a stranger's language: letters with accents, 40 % longer, in brackets. A word without brackets on a
 * screen did not come from a dictionary; a bracket cut off shows a box that is too small.
 */
export const pseudo = (text: string): string => {
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
  const padding = "~".repeat(Math.max(0, Math.ceil(text.length * 1.4) - text.length - 2));
  return `[${accented}${padding}]`;
};

/** The kit's words in the pseudo-language. */
export const strings: UiStrings = {
  ...english,
  ...Object.fromEntries(
    Object.entries(english).flatMap(([key, value]) => (typeof value === "string" ? [[key, pseudo(value)]] : [])),
  ),
  page: (page) => pseudo(english.page(page)),
  slide: (position, count) => pseudo(english.slide(position, count)),
  charactersLeft: (count) => pseudo(english.charactersLeft(count)),
  charactersOver: (count) => pseudo(english.charactersOver(count)),
  results: (count) => pseudo(english.results(count)),
};
