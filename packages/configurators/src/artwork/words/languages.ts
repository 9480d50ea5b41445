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
