import { lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { App } from "../app.ts";
import type { Db } from "../db/client.ts";
import { rateCounter } from "../db/schema/index.ts";
import { Problem } from "../kernel/problem.ts";
import { limitsOf, RATE_CLASSES, rateHeaders, type RateClassName, type RateState } from "../kernel/rate-classes.ts";
import { stateOf, type CallState } from "./call-state.ts";

interface Count {
  readonly app: App;
  readonly db: Db;
  readonly rateClass: RateClassName;
  /** The key counted by the class: a session, an address, a company … */
  readonly subject: string;
  /** How many calls this one counts for. */
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

/** Deletes counts whose window is over. */
export const forgetOldCounts = async (db: Db, now: Date): Promise<void> => {
  await db.delete(rateCounter).where(lt(rateCounter.expiresAt, now));
};

/** The key that a rate class counts by, for a caller with or without a session; undefined where the command counts. */
const subjectOf = ({ operation, caller, ip }: CallState): string | undefined => {
  const { scope } = RATE_CLASSES[operation.rateClass];
  // An operator's calls do not use up the limits of the user or the company.
  if (caller?.emulation) return `session:${caller.sessionId}`;
  if (scope === "target") return undefined;
  if (scope === "ip" || !caller) return `ip:${ip}`;
  if (scope === "company") return `company:${caller.companyId}`;
  return scope === "user" ? `user:${caller.userId}` : `session:${caller.sessionId}`;
};

/** Hook: counts the call in its rate class and sets the `RateLimit` headers. */
export const limitCalls =
  (app: App) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = stateOf(request);
    const subject = subjectOf(state);
    if (subject === undefined) return;
    const rate = await countCall({ app, db: app.database.db, rateClass: state.operation.rateClass, subject });
    void reply.headers(rateHeaders(rate));
  };
