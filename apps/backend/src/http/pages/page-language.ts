import { DEFAULT_LANGUAGE, languageByCode, type Language } from "@lucarne/api-client/languages";
import { regionOfHost } from "@lucarne/api-client/regions";

import { pageHint } from "./page-hint.ts";

/** The language that a page will most likely show (LANG-1): saved choice, then the host's country, then English. */
export const pageLanguage = (cookies: string | undefined, host: string): Language => {
  const chosen = languageByCode(pageHint(cookies, "language") ?? "");
  const found = chosen ?? languageByCode(regionOfHost(host)?.languages[0] ?? DEFAULT_LANGUAGE);
  if (!found) throw new Error("The default language is missing from the table of languages.");
  return found;
};
