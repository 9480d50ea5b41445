import type { LanguageCode } from "@lucarne/api-client/languages";
import { sessionStore } from "../session/portal-session.ts";
import { logError } from "../log/error-log.ts";
import { saveLanguage } from "./language-choice.ts";
import { language } from "./portal-language.ts";

/** The user's choice of language: spoken as soon as it is loaded, kept unless the session is emulated (decisions A3). */
export const changeLanguage = (code: LanguageCode): void => {
  if (sessionStore.get().kind !== "emulated") saveLanguage(code);
  language.change(code).catch(logError);
};
