/** One bucket of a rate class: at most `max` calls in `seconds`. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** The key that a class counts by. */
export type Scope = "session" | "user" | "company" | "ip" | "target";

export interface RateClass {
  readonly scope: Scope;
  readonly limits: readonly Limit[];
}

const perMinute = (max: number): Limit => ({ max, seconds: 60 });
const perHour = (max: number): Limit => ({ max, seconds: 3600 });

/** The rate classes of the contract. A caller without a session is counted by address. */
export const RATE_CLASSES = {
  RO: { scope: "session", limits: [perMinute(300)] },
  RW: { scope: "session", limits: [perMinute(60)] },
  RLogin: { scope: "ip", limits: [perMinute(5), perHour(30)] },
  RVerify: { scope: "ip", limits: [perMinute(10), perHour(60)] },
  RRefresh: { scope: "ip", limits: [perMinute(30)] },
  /** Calls with an unknown bearer token. */
  RToken: { scope: "ip", limits: [perMinute(60), perHour(600)] },
  /** Device links; those that exist still work when the address has no call left (SEC-27). */
  RLink: { scope: "ip", limits: [perMinute(60), perHour(600)] },
  RVal: { scope: "ip", limits: [perMinute(30)] },
  /** New login codes of one account for one network, counted by challenges; a used code frees the first window. */
  RCode: { scope: "target", limits: [perMinute(1), perHour(5), { max: 10, seconds: 86_400 }] },
  /** New login codes of one account for all networks together that it has not signed in from (SEC-3). */
  RCodeStrangers: { scope: "target", limits: [perMinute(3), perHour(15), { max: 30, seconds: 86_400 }] },
  /** Login codes to one recipient, for all accounts, devices and networks together (SEC-24). */
  RCodeRecipient: { scope: "target", limits: [perMinute(6), perHour(30), { max: 60, seconds: 86_400 }] },
  RReg: { scope: "ip", limits: [perHour(5)] },
  RMail: { scope: "target", limits: [perMinute(1), perHour(5)] },
  /** Messages to all addresses of a mailbox, which differ in a tag (SEC-24). */
  RMailbox: { scope: "target", limits: [perHour(30)] },
  ROrder: { scope: "company", limits: [perMinute(10)] },
  RUp: { scope: "user", limits: [perHour(20)] },
  RScan: { scope: "user", limits: [perMinute(60)] },
  RExport: { scope: "user", limits: [perHour(5)] },
  RPreview: { scope: "user", limits: [perMinute(60)] },
  RPlaces: { scope: "ip", limits: [perMinute(60)] },
  RTicket: { scope: "user", limits: [perHour(10)] },
  RMessage: { scope: "user", limits: [perMinute(30)] },
  RCard: { scope: "company", limits: [perHour(5)] },
} as const satisfies Record<string, RateClass>;

export type RateClassName = keyof typeof RATE_CLASSES;

/** Whether a text is the name of a rate class. */
export const isRateClass = (name: string): name is RateClassName => Object.hasOwn(RATE_CLASSES, name);

/** The settings of rate limits. */
export interface RateLimitSettings {
  /** Rate classes with another limit in their first window; the other windows change in proportion. */
  readonly rateLimits: Readonly<Record<string, number>>;
  readonly production: boolean;
}

/** In production a limit may be raised to this multiple of the contract's at most. */
const MAX_MULTIPLE = 10;

/**
 * The limits of a class with the settings: the given number is that of the first window, the others keep their
 * proportion.
 */
export const limitsOf = (name: RateClassName, { rateLimits, production }: RateLimitSettings): readonly Limit[] => {
  const limits: readonly Limit[] = RATE_CLASSES[name].limits;
  const configured = rateLimits[name];
  const usual = limits[0]?.max;
  if (configured === undefined || usual === undefined) return limits;
  const factor = production ? Math.min(configured / usual, MAX_MULTIPLE) : configured / usual;
  return limits.map(({ max, seconds }) => ({ max: Math.max(1, Math.round(max * factor)), seconds }));
};

/** State of the window with the fewest calls left. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly reset: number;
}

/** The headers that report the state of a limit. */
export const rateHeaders = ({ limit, remaining, reset }: RateState): Record<string, string> => ({
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(reset),
});
