import { createHash, timingSafeEqual } from "node:crypto";

import { Problem } from "../kernel/problem.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Accepts a call with the operator's token; compares in constant time. */
export const requireOperatorToken = (header: string | undefined, token: string): void => {
  const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  const headers = { "www-authenticate": 'Bearer realm="lucarne operator"' };
  if (given === undefined) throw new Problem("token_missing", { headers });
  if (!timingSafeEqual(digest(given), digest(token))) throw new Problem("token_invalid", { headers });
};

/**
 * Refuses a call with another Host header than this machine's: a web page can point its own name at 127.0.0.1 (DNS
 * rebinding) and would be answered in its visitor's browser.
 */
export const requireLoopbackHost = (host: string | undefined): void => {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host ?? "")) throw new Problem("not_found");
};
