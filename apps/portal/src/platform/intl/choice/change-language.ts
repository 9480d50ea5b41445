import type { LanguageCode } from "@lucarne/api-client/languages";
import { languageByCode } from "@lucarne/api-client/languages";
import { logError } from "../../log/error-log.ts";
import { sessionStore } from "../../session/portal-session.ts";
import { updateCurrentUser } from "../../session/user/update-current-user.ts";
import { savedLanguage, saveLanguage } from "./language-choice.ts";
import { language } from "../portal-language.ts";

/** Shows a language; without a network as soon as there is one again, if it is still the choice. */
const show = (code: LanguageCode): void => {
  language.change(code).catch((error: unknown) => {
    logError(error);
    if (navigator.onLine) return;
    window.addEventListener("online", () => savedLanguage() === code && show(code), { once: true });
  });
};

/**
 * The user's choice of language: shown as soon as it is loaded, kept on the device and in the account; in an
 * emulated session for this visit only (LANG-6).
 */
export const changeLanguage = (code: LanguageCode): void => {
  show(code);
  const { kind } = sessionStore.get();
  if (kind === "emulated") return;
  saveLanguage(code);
  // The device has the choice already: a failure of the account's copy needs no message.
  if (kind === "own") updateCurrentUser(() => ({ languages_id: languageByCode(code)?.id })).catch(() => undefined);
};
