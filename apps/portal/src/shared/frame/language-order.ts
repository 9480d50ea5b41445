import type { Language, LanguageCode } from "@lucarne/api-client/languages";

/** By their own names; the two Cyrillic ones at the positions where their readers expect them. */
const ORDER: readonly LanguageCode[] = [
  "bs",
  "bg",
  "cs",
  "et",
  "en",
  "hr",
  "lv",
  "lt",
  "hu",
  "pl",
  "ro",
  "sk",
  "sl",
  "sr",
  "uk",
];

/** Languages in the order of the language list. */
export const inListOrder = (languages: readonly Language[]): Language[] =>
  [...languages].sort((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
