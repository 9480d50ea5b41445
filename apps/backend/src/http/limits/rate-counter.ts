import { sql } from "drizzle-orm";

import type { App } from "../../app.ts";
import { rateCounter } from "../../db/schema/index.ts";
import { limitsOf, type RateClassName, type RateState } from "../../kernel/limits/rate-classes.ts";
import { tightest, type WindowState } from "./rate-state.ts";

/** Milliseconds between two exchanges with the other processes. */
const INTERVAL = 1_000;
/** With fewer calls left than this, every call is exchanged before it is accepted. */
const EXACT_BELOW = 10;
/** Most windows kept after an exchange; the oldest go first. */
const MAX_WINDOWS = 50_000;
/** Most windows of one statement. */
const BATCH_SIZE = 1_000;

/** One window of one subject, as far as this process knows. */
interface Window {
  readonly start: number;
  readonly end: number;
  /** Calls accepted by this process. */
  own: number;
  /** How many of them are in the database. */
  shared: number;
  /** Calls accepted by other processes, at the last exchange. */
  others: number;
}

/** Counts calls against the limits of their class. */
export interface RateCounter {
  /**
   * Counts a call in every window of its class.
   *
   * @returns the tightest window
   * @throws {Problem} `rate_limited` with `Retry-After` when a window is full
   */
  readonly count: (rateClass: RateClassName, subject: string) => Promise<RateState>;
  /** Exchanges the counts with the database now. */
  readonly exchange: () => Promise<void>;
  /** Exchanges the counts a last time. */
  readonly close: () => Promise<void>;
}

/**
 * Counts in memory and exchanges the counts with the other processes through the database, all at once: every second,
 * and before a call is accepted that may be one of the last ten of a window. A limit may be exceeded by the calls that
 * other processes accepted within the last second, and never by those of one process.
 */
export const createRateCounter = ({
  database,
  clock,
  settings,
  log,
}: Pick<App, "database" | "clock" | "settings" | "log">): RateCounter => {
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const write = async (batch: readonly [string, Window][]): Promise<void> => {
    const sent = batch.map(([, { own }]) => own);
    const column = (value: (window: Window, at: number) => number | string) =>
      sql.param(batch.map(([, window], at) => value(window, at)));
    const { rows } = await database.db.execute<{ key: string; count: number }>(sql`
      insert into ${rateCounter} (key, window_start, expires_at, count)
      select * from unnest(
        ${sql.param(batch.map(([key]) => key))}::text[],
        ${column(({ start }) => new Date(start).toISOString())}::timestamptz[],
        ${column(({ end }) => new Date(end).toISOString())}::timestamptz[],
        ${column(({ shared }, at) => (sent[at] ?? 0) - shared)}::integer[])
      on conflict (key) do update set
        count = case when ${rateCounter.windowStart} = excluded.window_start
          then ${rateCounter.count} + excluded.count else excluded.count end,
        window_start = excluded.window_start,
        expires_at = excluded.expires_at
      returning ${rateCounter.key}, ${rateCounter.count}`);
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    for (const [at, [key, window]] of batch.entries()) {
      window.shared = sent[at] ?? 0;
      window.others = Math.max(window.others, (counts.get(key) ?? 0) - window.shared);
    }
  };

  const forget = (): void => {
    const now = clock.now().getTime();
    for (const [key, { end }] of windows) if (end <= now || windows.size > MAX_WINDOWS) windows.delete(key);
  };

  const exchangeAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // In the order of their keys: two processes that lock the same rows never wait for each other.
    const changed = [...windows]
      .filter(([, { own, shared }]) => own > shared)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (let at = 0; at < changed.length; at += BATCH_SIZE) await write(changed.slice(at, at + BATCH_SIZE));
    forget();
  };

  /** One exchange at a time; what arrives meanwhile shares the next one. */
  const exchange = (): Promise<void> => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = exchangeAll();
        return running;
      });
    return next;
  };

  const exchangeLater = (): void => {
    timer ??= setTimeout(() => {
      exchange().catch((error: unknown) => log.warn({ err: error }, "the rate limits could not be exchanged"));
    }, INTERVAL).unref();
  };

  const windowOf = (key: string, seconds: number, now: number): Window => {
    const length = seconds * 1000;
    const start = Math.floor(now / length) * length;
    const known = windows.get(key);
    if (known?.start === start) return known;
    const fresh: Window = { start, end: start + length, own: 0, shared: 0, others: 0 };
    windows.set(key, fresh);
    return fresh;
  };

  return {
    count: async (rateClass, subject) => {
      const now = clock.now().getTime();
      const counted = limitsOf(rateClass, settings).map((limit) => {
        const window = windowOf(`${rateClass}:${limit.seconds}:${subject}`, limit.seconds, now);
        return { limit, window, full: window.own + window.others >= limit.max };
      });
      const full = counted.some((entry) => entry.full);
      const places = counted.map(({ limit, window }) => {
        if (!full) window.own += 1;
        return { limit, window, place: full ? window.own + 1 : window.own };
      });
      if (!full) {
        if (places.some(({ limit, window }) => window.own + window.others > limit.max - EXACT_BELOW)) await exchange();
        else exchangeLater();
      }
      const states = places.map(({ limit, window, place }): WindowState => ({
        max: limit.max,
        count: place + window.others,
        reset: Math.ceil((window.end - now) / 1000),
      }));
      return tightest(states);
    },
    exchange,
    close: async () => {
      await exchange().catch((error: unknown) => log.warn({ err: error }, "the rate limits could not be exchanged"));
    },
  };
};
