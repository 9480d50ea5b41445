import { type Limit, limitsOf, type RateLimitSettings } from "../../../kernel/limits/rate-classes.ts";
import { after, secondsUntil } from "../../../kernel/time/time.ts";

type Sent = readonly { readonly sentAt: Date }[];

/** A code of the last day. */
interface RecentCode {
  readonly uuid: string;
  readonly sentAt: Date;
  readonly usedAt: Date | null;
  readonly voidAt: Date | null;
  readonly siteHash: Buffer;
  /** It was requested on a device or from a network that the account has signed in on. */
  readonly known: boolean;
}

/** Seconds that the limits of a class require to wait after these codes, newest first. */
const waitOf = (recent: Sent, limits: readonly Limit[], now: Date): number =>
  Math.max(
    0,
    ...limits.map(({ max, seconds }) => {
      const oldest = recent[max - 1];
      return oldest ? secondsUntil(now, after(oldest.sentAt, seconds * 1000)) : 0;
    }),
  );

/** What a code is counted by: the device, where the account has signed in on it before, or the network. */
export interface Way {
  readonly deviceSha256: Buffer | null;
  /** Codes of the account that were requested this way. */
  readonly own: readonly RecentCode[];
  /** The account has signed in on this device or from this network. */
  readonly known: boolean;
}

/** The codes of the last day, newest first, and the network of the call. */
interface Requests {
  /** Of the account. */
  readonly recent: readonly RecentCode[];
  /** Codes to the recipient. */
  readonly sent: Sent;
  readonly siteHash: Buffer;
}

/** Share of the common codes that sites with a code of the last day may use up; the rest is for other sites. */
const REPEATED = 2 / 3;

/** The shared limits of networks that the account has never signed in from, for a network of this site. */
const commonLimits = (settings: RateLimitSettings, { recent, siteHash }: Requests): readonly Limit[] => {
  const limits = limitsOf("RCodeStrangers", settings);
  const repeated = recent.some((entry) => !entry.known && entry.siteHash.equals(siteHash));
  return repeated ? limits.map(({ max, seconds }) => ({ max: Math.ceil(max * REPEATED), seconds })) : limits;
};

/**
 * Seconds until a code may be requested this way. Each device and each network has its own limits; networks that the
 * account has never signed in from have common ones too, so that a stranger does not use up the codes of the account's
 * owner (SEC-3). These count per recipient as well: an account that is deleted and added again starts without any. The
 * limits of a recipient always count. They leave room for the owner when strangers have used up theirs (SEC-24).
 */
export const requiredWait = (
  settings: RateLimitSettings,
  { own, known }: Pick<Way, "own" | "known">,
  requests: Requests,
  now: Date,
): number => {
  const [first, ...longer] = limitsOf("RCode", settings);
  // After a used or voided code another one may be requested at once; the longer windows still count.
  const [last] = own;
  const over = last !== undefined && (last.usedAt !== null || last.voidAt !== null);
  const limits = first && !over ? [first, ...longer] : longer;
  const others = known ? [] : [requests.recent.filter((entry) => !entry.known), requests.sent];
  const common = commonLimits(settings, requests);
  return Math.max(
    waitOf(own, limits, now),
    waitOf(requests.sent, limitsOf("RCodeRecipient", settings), now),
    ...others.map((entries) => waitOf(entries, common, now)),
  );
};
