import type { UiLanguage, UiStrings } from "./types.ts";

const modules: Readonly<Partial<Record<UiLanguage | "pseudo", () => Promise<{ readonly strings: UiStrings }>>>> = {
  en: () => import("./en.ts"),
  pl: () => import("./pl.ts"),
  uk: () => import("./uk.ts"),
  pseudo: () => import("./pseudo.ts"),
};

/** The kit's words in one language, fetched on their own; English for a language that is not there yet. */
export const loadStrings = async (language: UiLanguage | "pseudo"): Promise<UiStrings> => {
  const load = modules[language] ?? (() => import("./en.ts"));
  return (await load()).strings;
};
