import { DAY, HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";

import type { App } from "../../app.ts";
import { refused } from "../../kernel/problem.ts";
import type { OperatorHandler } from "../context.ts";

const UNITS = { s: SECOND, m: MINUTE, h: HOUR, d: DAY } as const;
/** In milliseconds; about a hundred years. */
const MAX_OFFSET = 36_525 * DAY;

/** The milliseconds that a text such as `2h` says. */
const durationOf = (text: string): number => {
  const unit = text.at(-1);
  const known = unit === "s" || unit === "m" || unit === "h" || unit === "d";
  return known ? Number(text.slice(0, -1)) * UNITS[unit] : Number.NaN;
};

const state = ({ clock }: App, jobs_run = 0) => ({
  status: 200 as const,
  body: { now: clock.now().toISOString(), offset_seconds: Math.round(clock.offset() / SECOND), jobs_run },
});

/** The business clock. */
export const getClock: OperatorHandler<"getClock"> = async ({ app }) => {
  await app.clock.reload();
  return state(app);
};

/** Moves the clock forward and runs what became due, in order. */
export const advanceClock: OperatorHandler<"advanceClock"> = async ({ app, runDue }, { body }) => {
  await app.clock.reload();
  const offset = app.clock.offset() + durationOf(body.by);
  if (!(offset <= MAX_OFFSET))
    throw refused({ by: [{ text: "validation.maximum", params: { limit: `${MAX_OFFSET / SECOND}s` } }] });
  await app.database.transaction((tx) => app.clock.setOffset(tx, offset));
  return state(app, await runDue());
};

/** Back to real time; what has happened stays. */
export const resetClock: OperatorHandler<"resetClock"> = async ({ app }) => {
  await app.database.transaction((tx) => app.clock.setOffset(tx, 0));
  return state(app);
};
