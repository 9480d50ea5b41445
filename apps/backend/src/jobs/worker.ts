import type { App } from "../context.ts";
import { runNextJob, type JobHandlers } from "./jobs.ts";
import { runSweeps, type Sweep } from "./sweeps.ts";

/** The process's own worker. */
export interface Worker {
  /** Does all that is due now, and returns when it is done. */
  runDue(): Promise<void>;
  /** Looks again after the interval, until it is stopped. */
  start(): void;
  /** Lets the job in hand end. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  readonly handlers: JobHandlers;
  readonly sweeps: readonly Sweep[];
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** Several processes may each have one: a job is held by one of them at a time. */
export const createWorker = (app: App, { handlers, sweeps, interval = 5_000 }: WorkerOptions): Worker => {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const round = async (): Promise<void> => {
    await app.clock.reload();
    await runSweeps(app, sweeps);
    while (!stopping.signal.aborted && (await runNextJob(app, handlers)));
  };
  const runDue = (): Promise<void> => {
    running = running.catch(() => undefined).then(round);
    return running;
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
