import { type LanguageCode, LANGUAGES } from "@lucarne/api-client/languages";

/** Compares names as a language sorts them: Polish "Łom" before "Zestaw". */
export const comparerOf = (language: LanguageCode = "en"): ((one: string, other: string) => number) => {
  const locale = LANGUAGES.find(({ code }) => code === language)?.formatLocale ?? language;
  return new Intl.Collator(locale, { numeric: true }).compare;
};
