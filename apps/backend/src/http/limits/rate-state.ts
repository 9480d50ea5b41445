import { Problem } from "../../kernel/problem.ts";
import { rateHeaders, type RateState } from "../../kernel/limits/rate-classes.ts";

/** How full one window of a limit is, with the call that is being counted. */
export interface WindowState {
  readonly max: number;
  readonly count: number;
  /** Seconds until the window ends. */
  readonly reset: number;
}

const stateOf = ({ max, count, reset }: WindowState): RateState => ({
  limit: max,
  remaining: Math.max(0, max - count),
  reset,
});

/**
 * The window with the fewest calls left.
 *
 * @throws {Problem} `rate_limited` with `Retry-After` when a window is over its limit
 */
export const tightest = (windows: readonly WindowState[]): RateState => {
  const [over] = windows.filter(({ max, count }) => count > max).toSorted((one, other) => other.reset - one.reset);
  if (over) {
    throw new Problem("rate_limited", {
      params: { seconds: over.reset },
      headers: { ...rateHeaders(stateOf(over)), "retry-after": String(over.reset) },
    });
  }
  const [state] = windows.map(stateOf).toSorted((one, other) => one.remaining - other.remaining);
  if (!state) throw new Error("The rate class has no limit.");
  return state;
};
