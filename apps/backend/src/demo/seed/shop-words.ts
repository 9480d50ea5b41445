import type { Words } from "../../db/schema/index.ts";

/** Words in English and in the languages of the six countries that have marketing material. */
export const words = (en: string, pl: string, hu: string, ro: string, hr: string, sl: string, bg: string): Words => ({
  en,
  pl,
  hu,
  ro,
  hr,
  sl,
  bg,
});

/** Each language's words put through a function. */
export const mapWords = (of: Words, change: (text: string) => string): Words =>
  Object.fromEntries(Object.entries(of).map(([language, text]) => [language, change(text)]));
