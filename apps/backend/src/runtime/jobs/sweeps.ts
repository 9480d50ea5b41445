import type { App } from "../../app.ts";
import type { Sweep } from "../../db/sweep.ts";

/** Guards against a sweep that never finishes. */
const MAX_ROUNDS = 10_000;

/**
 * Runs everything that is due, in the order in which it became due: a clock that is moved by a month does a month's
 * work as if it had passed.
 *
 * @returns how many runs that took
 */
export const runSweeps = async (app: App, sweeps: readonly Sweep[]): Promise<number> => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = app.clock.now();
    const due: { sweep: Sweep; at: Date }[] = [];
    for (const sweep of sweeps) {
      const at = await app.database.transaction(sweep.nextDue);
      if (at && at <= now) due.push({ sweep, at });
    }
    const [first, second] = due.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    if (!first) return round;
    // Up to the next item of another sweep: nothing else is due before.
    const until = second?.at ?? now;
    const { sweep } = first;
    if ("runApart" in sweep) await sweep.runApart(app.database, until);
    else await app.database.transaction((tx) => sweep.run(tx, until));
  }
  throw new Error("The due work does not end.");
};
