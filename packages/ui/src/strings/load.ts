import type { UiLanguage, UiStrings } from "./types.ts";

const modules: Readonly<Record<UiLanguage | "pseudo", () => Promise<{ readonly strings: UiStrings }>>> = {
  en: () => import("./en.ts"),
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
  pseudo: () => import("./pseudo.ts"),
};

/** The kit's words in one language, fetched on their own. */
export const loadStrings = async (language: UiLanguage | "pseudo"): Promise<UiStrings> =>
  (await modules[language]()).strings;
