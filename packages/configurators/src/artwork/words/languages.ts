/** Two-letter codes of the 15 languages of the portal. */
export const ARTWORK_LANGUAGES = [
  "bg",
  "bs",
  "cs",
  "en",
  "et",
  "hr",
  "hu",
  "lt",
  "lv",
  "pl",
  "ro",
  "sk",
  "sl",
  "sr",
  "uk",
] as const;

export type ArtworkLanguage = (typeof ARTWORK_LANGUAGES)[number];

/** The language of printed texts as the `lang` of an element: Serbian is printed in Latin letters. */
export const languageTag = (language: ArtworkLanguage): string => (language === "sr" ? "sr-Latn" : language);
