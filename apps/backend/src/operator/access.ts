import { createHash, timingSafeEqual } from "node:crypto";

import { MINUTE } from "@lucarne/api-client/durations";

import type { App } from "../app.ts";
import { Problem } from "../kernel/problem.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Wrong tokens within a minute that are logged and answered with 401; more get 429. */
const MAX_WRONG_TOKENS = 20;

/**
 * Returns a check that accepts a call with the operator's token, in constant time. Wrong tokens are logged, without the
 * token, and limited. The right one is accepted beyond the limit too: nobody on this machine can shut the operator out,
 * and 32 characters cannot be guessed.
 */
export const createTokenCheck = (
  token: string,
  { clock, log }: Pick<App, "clock" | "log">,
): ((header: string | undefined) => void) => {
  let start = 0;
  let wrong = 0;
  return (header) => {
    const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    const headers = { "www-authenticate": 'Bearer realm="lucarne operator"' };
    if (given === undefined) throw new Problem("token_missing", { headers });
    if (timingSafeEqual(digest(given), digest(token))) return;
    const now = clock.now().getTime();
    if (now - start >= MINUTE) [start, wrong] = [now, 0];
    wrong += 1;
    if (wrong > MAX_WRONG_TOKENS)
      throw new Problem("rate_limited", {
        headers: { "retry-after": String(Math.ceil((start + MINUTE - now) / 1000)) },
      });
    log.warn({ wrong }, "an operator call had a wrong token");
    throw new Problem("token_invalid", { headers });
  };
};

/**
 * Refuses a call with another Host header than this machine's: a web page can point its own name at 127.0.0.1 (DNS
 * rebinding) and would be answered in its visitor's browser.
 */
export const requireLoopbackHost = (host: string | undefined): void => {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host ?? "")) throw new Problem("not_found");
};
