import type { FormWords } from "./types.ts";

const english = (): Promise<{ readonly words: FormWords }> => import("./en.ts");

const modules: Readonly<Record<string, (() => Promise<{ readonly words: FormWords }>) | undefined>> = {
  en: english,
  pl: () => import("./pl.ts"),
  cs: () => import("./cs.ts"),
  sk: () => import("./sk.ts"),
  sl: () => import("./sl.ts"),
  hr: () => import("./hr.ts"),
  bs: () => import("./bs.ts"),
  sr: () => import("./sr.ts"),
  bg: () => import("./bg.ts"),
  uk: () => import("./uk.ts"),
  ro: () => import("./ro.ts"),
  hu: () => import("./hu.ts"),
  et: () => import("./et.ts"),
  lt: () => import("./lt.ts"),
  lv: () => import("./lv.ts"),
};

/**
 * The form's words in one language, fetched on their own.
 *
 * @param language two-letter code; English stands in for one that the form does not speak
 */
export const loadFormWords = async (language: string): Promise<FormWords> =>
  (await (modules[language] ?? english)()).words;
