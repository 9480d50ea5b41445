import type { LanguageCode } from "@lucarne/api-client/languages";
import { localStore } from "../session/portal-session.ts";

export const LANGUAGE_KEY = "lucarne.language";
/** The account's language, kept while its session lasts so that a reload starts in it. */
export const ACCOUNT_LANGUAGE_KEY = "lucarne.account-language";
const COOKIE = "lucarne-language";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The choice kept on this device, else the one of the signed-in account. */
export const savedLanguage = (): string | null =>
  localStore.getItem(LANGUAGE_KEY) ?? localStore.getItem(ACCOUNT_LANGUAGE_KEY);

/** A hint for the server, which preloads the language's messages with the page; nothing depends on it. */
const leaveHint = (language: LanguageCode): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // The Cookie Store API is asynchronous and absent in Firefox before 140 and on plain http.
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
};

/** Keeps the user's choice on this device. */
export const saveLanguage = (language: LanguageCode): void => {
  localStore.setItem(LANGUAGE_KEY, language);
  leaveHint(language);
};

/** Keeps the account's language for reloads of its session. */
export const keepAccountLanguage = (language: LanguageCode): void => {
  localStore.setItem(ACCOUNT_LANGUAGE_KEY, language);
  leaveHint(language);
};
