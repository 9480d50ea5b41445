import { type LanguageCode, languageByCode } from "@lucarne/api-client/languages";

const collators = new Map<LanguageCode, Intl.Collator>();

/** Compares names as a language sorts them: Polish "Łom" before "Zestaw" (LANG-12). */
export const comparerOf = (language: LanguageCode): ((one: string, other: string) => number) => {
  const known = collators.get(language);
  if (known) return known.compare;
  const created = new Intl.Collator(languageByCode(language)?.formatLocale ?? language, { numeric: true });
  collators.set(language, created);
  return created.compare;
};
