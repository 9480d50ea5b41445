/** The code of one of the fifteen languages (PROD-8). */
export type LanguageCode =
  | "bs"
  | "bg"
  | "hr"
  | "cs"
  | "en"
  | "et"
  | "hu"
  | "lt"
  | "lv"
  | "pl"
  | "ro"
  | "sk"
  | "sl"
  | "sr"
  | "uk";

/** A language of the interface. */
export interface Language {
  /** `languages_id` on the wire (REF-5). */
  readonly id: number;
  readonly code: LanguageCode;
  /**
   * The locale for `Intl`. Differs from the code for Serbian (Latin script) and for Bosnian, whose own data
   * in Chromium print numbers and dates wrongly, so that the Serbian ones of Bosnia are used.
   */
  readonly formatLocale: string;
  /** The value of `<html lang>`. */
  readonly htmlLang: string;
  /** The language's name in itself, as the language picker shows it. */
  readonly nativeName: string;
}

/** All languages in the order of their ids (REF-5). */
export const LANGUAGES: readonly Language[] = [
  { id: 1, code: "bs", formatLocale: "sr-Latn-BA", htmlLang: "bs", nativeName: "Bosanski" },
  { id: 2, code: "bg", formatLocale: "bg", htmlLang: "bg", nativeName: "Български" },
  { id: 3, code: "hr", formatLocale: "hr", htmlLang: "hr", nativeName: "Hrvatski" },
  { id: 4, code: "cs", formatLocale: "cs", htmlLang: "cs", nativeName: "Čeština" },
  { id: 5, code: "en", formatLocale: "en-GB", htmlLang: "en", nativeName: "English" },
  { id: 6, code: "et", formatLocale: "et", htmlLang: "et", nativeName: "Eesti" },
  { id: 7, code: "hu", formatLocale: "hu", htmlLang: "hu", nativeName: "Magyar" },
  { id: 8, code: "lt", formatLocale: "lt", htmlLang: "lt", nativeName: "Lietuvių" },
  { id: 9, code: "lv", formatLocale: "lv", htmlLang: "lv", nativeName: "Latviešu" },
  { id: 10, code: "pl", formatLocale: "pl", htmlLang: "pl", nativeName: "Polski" },
  { id: 11, code: "ro", formatLocale: "ro", htmlLang: "ro", nativeName: "Română" },
  { id: 12, code: "sk", formatLocale: "sk", htmlLang: "sk", nativeName: "Slovenčina" },
  { id: 13, code: "sl", formatLocale: "sl", htmlLang: "sl", nativeName: "Slovenščina" },
  { id: 14, code: "sr", formatLocale: "sr-Latn", htmlLang: "sr-Latn", nativeName: "Srpski" },
  { id: 15, code: "uk", formatLocale: "uk", htmlLang: "uk", nativeName: "Українська" },
];

/** The language when nothing else decides (LANG-1). */
export const DEFAULT_LANGUAGE: LanguageCode = "en";

const byCode = new Map<string, Language>(LANGUAGES.map((language) => [language.code, language]));

/** The language of a code; `undefined` for an unsupported code. */
export const languageByCode = (code: string): Language | undefined => byCode.get(code);

/** The language of a `languages_id`; `undefined` for null and for an unknown id. */
export const languageById = (id: number | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language.id === id);

/** Says whether a text is the code of one of the fifteen languages. */
export const isLanguageCode = (code: string): code is LanguageCode => byCode.has(code);
