import type { Clock } from "../db/clock.ts";
import type { App } from "../app.ts";

/** How long this process may go on by the old clock after another one has moved it, in milliseconds. */
const FRESH = 1_000;

/**
 * Takes over the clock that another process on the same database has moved.
 *
 * @returns a function that ends it
 */
export const followClock = (clock: Clock, log: App["log"], interval = FRESH): (() => void) => {
  const timer = setInterval(() => {
    clock.reload().catch((error: unknown) => log.warn({ err: error }, "the clock could not be read"));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
};
