import type { App } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { LOCKS, tryLock, waitForLock } from "../../db/sql/advisory-lock.ts";
import type { Sweep } from "../../db/sweep.ts";

/** Guards against a sweep that never finishes. */
const MAX_ROUNDS = 10_000;

/** What to do while another process runs its sweeps: leave them to it, or wait for it. */
export type Turn = "leave" | "wait";

interface Due {
  readonly sweep: Sweep;
  readonly until: Date;
}

/** The sweep whose next item became due first, up to the next item of another sweep: nothing else is due before. */
const firstDue = async (tx: Tx, sweeps: readonly Sweep[], now: Date): Promise<Due | undefined> => {
  const due: { sweep: Sweep; at: Date }[] = [];
  for (const sweep of sweeps) {
    const at = await sweep.nextDue(tx);
    if (at && at <= now) due.push({ sweep, at });
  }
  const [first, second] = due.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return first && { sweep: first.sweep, until: second?.at ?? now };
};

/**
 * Runs everything that is due, in the order in which it became due: a clock that is moved by a month does a month's
 * work as if it had passed. One process at a time does so.
 *
 * @returns how many runs that took
 */
export const runSweeps = async (app: App, sweeps: readonly Sweep[], turn: Turn = "wait"): Promise<number> => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = app.clock.now();
    const due = await app.database.transaction(async (tx) => {
      if (turn === "wait") await waitForLock(tx, LOCKS.sweeps);
      else if (!(await tryLock(tx, LOCKS.sweeps))) return undefined;
      const first = await firstDue(tx, sweeps, now);
      if (first && "run" in first.sweep) await first.sweep.run(tx, first.until);
      return first;
    });
    if (!due) return round;
    if ("runApart" in due.sweep) await due.sweep.runApart(app.database, due.until);
  }
  throw new Error("The due work does not end.");
};
