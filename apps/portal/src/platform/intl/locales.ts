import type { LanguageCode } from "@lucarne/api-client/languages";
import { languageByCode } from "@lucarne/api-client/languages";

/** The locale that numbers, dates and plurals of a language are formatted with. */
export const formatLocaleOf = (code: LanguageCode): string => languageByCode(code)?.formatLocale ?? code;

/** The value of `<html lang>` in a language. */
export const htmlLangOf = (code: LanguageCode): string => languageByCode(code)?.htmlLang ?? code;
