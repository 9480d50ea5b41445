import { createHash, timingSafeEqual } from "node:crypto";

import { MINUTE } from "@lucarne/api-client/durations";

import type { App } from "../app.ts";
import { Problem } from "../kernel/problem.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Calls without the right token within a minute that are logged and answered with 401; more get 429. */
const MAX_FAILED_CALLS = 20;

/**
 * Returns a check that accepts a call with the operator's token, in constant time. Calls with another one or none are
 * counted, logged without what they sent, and limited. The right one is accepted beyond the limit too: nobody on this
 * machine can shut the operator out, and 32 characters cannot be guessed.
 */
export const createTokenCheck = (
  token: string,
  { clock, log }: Pick<App, "clock" | "log">,
): ((header: string | undefined) => void) => {
  let start = 0;
  let failed = 0;
  return (header) => {
    const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    if (given !== undefined && timingSafeEqual(digest(given), digest(token))) return;
    const now = clock.now().getTime();
    if (now - start >= MINUTE) [start, failed] = [now, 0];
    failed += 1;
    if (failed <= MAX_FAILED_CALLS) {
      const code = given === undefined ? "token_missing" : "token_invalid";
      log.warn({ failed, code }, "an operator call lacked the right token");
      throw new Problem(code, { headers: { "www-authenticate": 'Bearer realm="lucarne operator"' } });
    }
    if (failed === MAX_FAILED_CALLS + 1)
      log.warn({ failed }, "too many operator calls lacked the right token; more within this minute are not logged");
    throw new Problem("rate_limited", {
      headers: { "retry-after": String(Math.ceil((start + MINUTE - now) / 1000)) },
    });
  };
};

/**
 * Refuses a call with another Host header than this machine's: a web page can point its own name at 127.0.0.1 (DNS
 * rebinding) and would be answered in its visitor's browser.
 */
export const requireLoopbackHost = (host: string | undefined): void => {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host ?? "")) throw new Problem("not_found");
};
