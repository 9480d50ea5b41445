import type { Words } from "../../db/schema/index.ts";

/** Texts in English and in the languages of the six countries with marketing material. */
export const words = (en: string, pl: string, hu: string, ro: string, hr: string, sl: string, bg: string): Words => ({
  en,
  pl,
  hu,
  ro,
  hr,
  sl,
  bg,
});

/** Maps each language's text. */
export const mapWords = (of: Words, change: (text: string) => string): Words =>
  Object.fromEntries(Object.entries(of).map(([language, text]) => [language, change(text)]));
