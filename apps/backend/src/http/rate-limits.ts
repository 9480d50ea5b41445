import { lt, sql } from "drizzle-orm";

import type { App } from "../app.ts";
import type { Db } from "../db/client.ts";
import { rateCounter } from "../db/schema/index.ts";
import { Problem } from "../kernel/problem.ts";
import { limitsOf, type RateClassName } from "./rate-classes.ts";

/** Where a caller stands in the window that is nearest to its end of calls. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window starts anew. */
  readonly reset: number;
}

/** The headers that tell a caller where it stands. */
export const rateHeaders = ({ limit, remaining, reset }: RateState): Record<string, string> => ({
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(reset),
});

interface Count {
  readonly app: App;
  readonly db: Db;
  readonly rateClass: RateClassName;
  /** Whom the class counts: a session, an address, a company … */
  readonly subject: string;
  /** How many calls this one stands for. */
  readonly cost?: number;
}

/**
 * Counts a call in every window of its class, in the database, so that several processes share the count.
 *
 * @returns the tightest window
 * @throws {Problem} `rate_limited` with `Retry-After` when a window is full
 */
export const countCall = async ({ app, db, rateClass, subject, cost = 1 }: Count): Promise<RateState> => {
  const now = app.clock.now().getTime();
  const states: (RateState & { over: boolean })[] = [];
  for (const { max, seconds } of limitsOf(rateClass, app.settings)) {
    const length = seconds * 1000;
    const start = Math.floor(now / length) * length;
    const [row] = await db
      .insert(rateCounter)
      .values({
        key: `${rateClass}:${seconds}:${subject}`,
        windowStart: new Date(start),
        expiresAt: new Date(start + length),
        count: cost,
      })
      .onConflictDoUpdate({
        target: rateCounter.key,
        set: {
          count: sql`case when ${rateCounter.windowStart} = excluded.window_start then ${rateCounter.count} + excluded.count else excluded.count end`,
          windowStart: sql`excluded.window_start`,
          expiresAt: sql`excluded.expires_at`,
        },
      })
      .returning({ count: rateCounter.count });
    const count = row?.count ?? cost;
    states.push({
      limit: max,
      remaining: Math.max(0, max - count),
      reset: Math.ceil((start + length - now) / 1000),
      over: count > max,
    });
  }
  const over = states.filter((state) => state.over).toSorted((one, other) => other.reset - one.reset)[0];
  const state = over ?? states.toSorted((one, other) => one.remaining - other.remaining)[0];
  if (!state) throw new Error(`The rate class ${rateClass} has no limit.`);
  if (over) {
    throw new Problem("rate_limited", {
      params: { seconds: over.reset },
      headers: { ...rateHeaders(over), "retry-after": String(over.reset) },
    });
  }
  return state;
};

/** Removes counts whose window is over. */
export const forgetOldCounts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(rateCounter).where(lt(rateCounter.expiresAt, now));
};
