import type { App } from "../../app.ts";
import { type JobHandlers, runNextJob } from "./jobs.ts";
import { runSweeps } from "./sweeps.ts";
import type { Sweep } from "../../db/sweep.ts";

/** The process's own worker. */
export interface Worker {
  /** Does all that is due now; tells how many jobs and turns of sweeps that were. */
  readonly runDue: () => Promise<number>;
  /** Looks again after the interval, until it is stopped. */
  readonly start: () => void;
  /** Lets the job in hand end. */
  readonly stop: () => Promise<void>;
}

interface WorkerOptions {
  readonly handlers: JobHandlers;
  readonly sweeps: readonly Sweep[];
  /** Puts on the list what the present state asks for, before each round of jobs. */
  readonly plan?: (app: App) => Promise<void>;
  /** Looks at the state after each round. */
  readonly check?: (app: App) => Promise<void>;
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** Several processes may each have one: a job is held by one of them at a time. */
export const createWorker = (app: App, { handlers, sweeps, plan, check, interval = 5_000 }: WorkerOptions): Worker => {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const round = async (): Promise<number> => {
    await app.clock.reload();
    let done = await runSweeps(app, sweeps);
    await plan?.(app);
    while (!stopping.signal.aborted && (await runNextJob(app, handlers))) done++;
    await check?.(app);
    return done;
  };
  const runDue = (): Promise<number> => {
    const next = running.catch(() => undefined).then(round);
    running = next;
    return next;
  };
  const schedule = (): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      runDue()
        .catch((error: unknown) => app.log.error({ err: error }, "the worker's round failed"))
        .finally(schedule);
    }, interval);
    timer.unref();
  };

  return {
    runDue,
    start: schedule,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
};
