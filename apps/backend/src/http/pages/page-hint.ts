import type { HintCookie, PageHint } from "@lucarne/api-client/page-hints";

import { cookieValues } from "../caller/cookies.ts";

/** What the portal has left in the cookie of a hint; undefined without it. */
export const pageHint = (cookies: string | undefined, hint: PageHint): string | undefined => {
  const name: HintCookie = `lucarne-${hint}`;
  return cookieValues(cookies, name)[0];
};
