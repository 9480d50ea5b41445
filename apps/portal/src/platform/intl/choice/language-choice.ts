import type { LanguageCode } from "@lucarne/api-client/languages";
import { leaveHint } from "../../storage/page-hint.ts";
import { localStore } from "../../storage/browser-stores.ts";

export const LANGUAGE_KEY = "lucarne.language";
/** The account's language, kept while its session lasts so that a reload starts in it. */
const ACCOUNT_LANGUAGE_KEY = "lucarne.account-language";

/** The choice kept on this device, else the one of the signed-in account. */
export const savedLanguage = (): string | null =>
  localStore.getItem(LANGUAGE_KEY) ?? localStore.getItem(ACCOUNT_LANGUAGE_KEY);

/** Keeps the user's choice on this device. */
export const saveLanguage = (language: LanguageCode): void => {
  localStore.setItem(LANGUAGE_KEY, language);
  leaveHint("language", language);
};

/** Keeps the account's language for reloads of its session. */
export const keepAccountLanguage = (language: LanguageCode): void => {
  localStore.setItem(ACCOUNT_LANGUAGE_KEY, language);
  leaveHint("language", language);
};
