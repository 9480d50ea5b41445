import type { Language, LanguageCode } from "@lucarne/api-client/languages";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { useSyncExternalStore } from "react";
import { loaders } from "virtual:messages";
import { changeLanguage } from "./choice/change-language.ts";
import { language } from "./portal-language.ts";

type LanguageUse = {
  /** The active language. */
  language: LanguageCode;
  /** The languages to choose from, in the order of REF-5; `nativeName` is what the selector shows. */
  languages: readonly Language[];
  /** Changes the language and stores the choice on the device and in the account. */
  setLanguage: (code: LanguageCode) => void;
};

const offered: readonly Language[] = LANGUAGES.filter(({ code }) => loaders.entry[code] !== undefined);

/** The interface language and its selector's list. */
export const useLanguage = (): LanguageUse => ({
  language: useSyncExternalStore(language.subscribe, language.language, language.language),
  languages: offered,
  setLanguage: changeLanguage,
});
