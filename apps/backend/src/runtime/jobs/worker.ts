import type { App } from "../../app.ts";
import { type JobHandlers, runNextJob } from "./jobs.ts";
import { runSweeps, type Turn } from "./sweeps.ts";
import type { Sweep } from "../../db/sweep.ts";

/** The background worker of the process. */
export interface Worker {
  /** Runs everything that is due now; returns how many jobs and sweeps that were. */
  readonly runDue: () => Promise<number>;
  /** Checks again after the interval, until it is stopped. */
  readonly start: () => void;
  /** Waits for the running job. */
  readonly stop: () => Promise<void>;
}

interface WorkerOptions {
  readonly handlers: JobHandlers;
  readonly sweeps: readonly Sweep[];
  /** Queues jobs for the present state, before each round. */
  readonly plan?: (app: App) => Promise<void>;
  /** Inspects the state after each round. */
  readonly check?: (app: App) => Promise<void>;
  /** Milliseconds between two rounds. */
  readonly interval?: number;
}

/** Several processes may each have a worker: one of them at a time runs sweeps, and a job is locked by one. */
export const createWorker = (app: App, { handlers, sweeps, plan, check, interval = 5_000 }: WorkerOptions): Worker => {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const round = async (turn: Turn): Promise<number> => {
    await app.clock.reload();
    let done = await runSweeps(app, sweeps, { turn, signal: stopping.signal });
    await plan?.(app);
    while (!stopping.signal.aborted && (await runNextJob(app, handlers))) done++;
    await check?.(app);
    return done;
  };
  const next = (turn: Turn): Promise<number> => {
    const after = running.catch(() => undefined).then(() => round(turn));
    running = after;
    return after;
  };
  const schedule = (): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      next("leave")
        .catch((error: unknown) => app.log.error({ err: error }, "the worker's round failed"))
        .finally(schedule);
    }, interval);
    timer.unref();
  };

  return {
    runDue: () => next("wait"),
    start: schedule,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
};
