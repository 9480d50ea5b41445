import type { Clock } from "../db/clock.ts";
import type { App } from "../app.ts";

/** How long this process may use the old clock after another process has moved it, in milliseconds. */
const MAX_AGE = 1_000;

/**
 * Follows a clock that another process on the same database moves.
 *
 * @returns a function that stops it
 */
export const followClock = (clock: Clock, log: App["log"], interval = MAX_AGE): (() => void) => {
  const timer = setInterval(() => {
    clock.reload().catch((error: unknown) => log.warn({ err: error }, "the clock could not be read"));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
};
