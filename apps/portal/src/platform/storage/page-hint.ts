import { DAY, SECOND } from "@lucarne/api-client/durations";
import type { HintCookie, PageHint } from "@lucarne/api-client/page-hints";

const YEAR_IN_SECONDS = (365 * DAY) / SECOND;

/**
 * Leaves a hint for the server, which names the files of a page in the page itself and shows its first view; nothing else
 * depends on it. Without a value the hint is taken back.
 * @param lifetime in seconds
 */
export const leaveHint = (about: PageHint, value?: string, lifetime = YEAR_IN_SECONDS): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === undefined ? 0 : lifetime;
  // The Cookie Store API is asynchronous and absent in Firefox before 140 and on plain http.
  document.cookie =
    `lucarne-${about}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}` satisfies `${HintCookie}=${string}`;
};
