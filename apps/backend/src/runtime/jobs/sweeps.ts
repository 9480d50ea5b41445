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

/** Notes the sweep that is running, so that its failure is not counted as one of the database. */
type AtWork = (sweep: Sweep) => void;

/**
 * The sweep whose next item became due first, up to the next item of another sweep: nothing else is due before. Times of
 * the database have microseconds, which a date leaves out: an item is due by the end of its millisecond.
 */
const firstDue = async (tx: Tx, sweeps: readonly Sweep[], now: Date, atWork: AtWork): Promise<Due | undefined> => {
  const due: { sweep: Sweep; at: Date }[] = [];
  for (const sweep of sweeps) {
    atWork(sweep);
    const at = await sweep.nextDue(tx);
    if (at && at <= now) due.push({ sweep, at });
  }
  const [first, second] = due.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return undefined;
  const until = Math.max((second?.at ?? now).getTime(), first.at.getTime() + 1);
  return { sweep: first.sweep, until: new Date(until) };
};

interface Options {
  readonly turn?: Turn;
  /** Ends the work after the running sweep. */
  readonly signal?: AbortSignal;
}

/**
 * Runs everything that is due, in the order in which it became due: a clock that is moved by a month does a month's
 * work as if it had passed. One process at a time does so. A sweep that fails is left out until the next call, and the
 * others go on.
 *
 * @returns how many runs that took
 */
export const runSweeps = async (
  app: App,
  sweeps: readonly Sweep[],
  { turn = "wait", signal }: Options = {},
): Promise<number> => {
  const failed = new Set<Sweep>();
  const runNext = async (atWork: AtWork): Promise<Due | undefined> => {
    const now = app.clock.now();
    const due = await app.database.transaction(async (tx) => {
      if (turn === "wait") await waitForLock(tx, LOCKS.sweeps);
      else if (!(await tryLock(tx, LOCKS.sweeps))) return undefined;
      const working = sweeps.filter((sweep) => !failed.has(sweep));
      const first = await firstDue(tx, working, now, atWork);
      if (!first) return undefined;
      atWork(first.sweep);
      if ("run" in first.sweep) await first.sweep.run(tx, first.until);
      return first;
    });
    if (due && "runApart" in due.sweep) await due.sweep.runApart(app.database, due.until);
    return due;
  };
  let done = 0;
  let last: Sweep | undefined;
  for (let round = 0; round < MAX_ROUNDS && !signal?.aborted; round++) {
    let running: Sweep | undefined;
    try {
      const due = await runNext((sweep) => (running = sweep));
      if (!due) return done;
      last = due.sweep;
      done++;
    } catch (error) {
      if (!running) throw error;
      app.log.error({ err: error, sweep: running.name }, "a sweep failed");
      failed.add(running);
    }
  }
  if (!signal?.aborted) throw new Error(`The due work does not end: ${last?.name}.`);
  return done;
};
