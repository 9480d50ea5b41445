import { HOUR } from "@lucarne/api-client/durations";

import { after, secondsUntil } from "../time/time.ts";
import { Problem } from "../problem.ts";
import { limitsOf, rateHeaders, type RateClassName, type RateLimitSettings } from "./rate-classes.ts";

/** How far back the record of sent messages must reach for {@link requireMayMail}, in milliseconds. */
export const MAIL_RECORD = HOUR;

/** The state of a recipient's limit after a message: headers of the answer, seconds until the next is allowed. */
export interface SendPermit {
  readonly headers: Readonly<Record<string, string>>;
  readonly resendAfter: number;
}

/**
 * Checks the limit of messages to one target against the record of what was sent to it.
 *
 * @param sent times of the messages, newest first
 * @param rateClass RMail for an address or number, RMailbox for all addresses of a mailbox
 * @returns the headers of the answer, and the seconds until the next message is allowed
 * @throws {Problem} `rate_limited` with `Retry-After`
 */
export const requireMayMail = (
  settings: RateLimitSettings,
  sent: readonly Date[],
  now: Date,
  rateClass: RateClassName = "RMail",
): SendPermit => {
  const windows = limitsOf(rateClass, settings).map(({ max, seconds }) => {
    const counted = sent.filter((at) => secondsUntil(now, after(at, seconds * 1000)) > 0);
    const oldest = counted[max - 1];
    const wait = oldest ? secondsUntil(now, after(oldest, seconds * 1000)) : 0;
    return { limit: max, remaining: Math.max(0, max - counted.length - 1), reset: seconds, wait };
  });
  const [tightest] = windows.toSorted((one, other) => other.wait - one.wait || one.remaining - other.remaining);
  if (!tightest) throw new Error(`The rate class ${rateClass} has no limit.`);
  const { wait } = tightest;
  if (wait > 0) {
    throw new Problem("rate_limited", {
      params: { seconds: wait },
      headers: { ...rateHeaders({ ...tightest, remaining: 0, reset: wait }), "retry-after": String(wait) },
    });
  }
  // The first window is the wait between two messages.
  const [first] = windows;
  return { headers: rateHeaders(tightest), resendAfter: first && first.remaining === 0 ? first.reset : 0 };
};
