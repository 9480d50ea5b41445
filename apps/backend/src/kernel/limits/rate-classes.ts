import { RATE_CLASSES, type RateClassName } from "@lucarne/api-client/rate-classes";

export { isRateClass, RATE_CLASSES, type RateClassName } from "@lucarne/api-client/rate-classes";

/** One window of a rate class: at most `max` calls in `seconds`. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** The settings of rate limits. */
export interface RateLimitSettings {
  /** Rate classes with another limit in their first window; the other windows change in proportion. */
  readonly rateLimits: Readonly<Record<string, number>>;
  readonly production: boolean;
}

/** In production a limit may be raised to this multiple of the contract's at most: the limits protect the login codes. */
export const MAX_MULTIPLE = 10;

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
