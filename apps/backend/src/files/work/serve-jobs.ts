import { constants, getPriority, setPriority } from "node:os";
import { Worker } from "node:worker_threads";

import { programUrl } from "../../kernel/program-files.ts";
import { RefusedFile } from "../refusal.ts";
import { LOADED, type JobMessage, type JobOutcome, type JobTypes } from "./job-messages.ts";

/** The jobs of a process. */
type Jobs<Types extends JobTypes> = {
  readonly [Kind in keyof Types]: (input: Types[Kind]["input"]) => Promise<Types[Kind]["result"]>;
};

/** Data for the watchdog. */
export interface WatchdogData {
  /** Largest resident memory of the process, in bytes. */
  readonly memory: number;
  /** Id of the parent process. */
  readonly parent: number;
  /** The number of the running job, and the processor time that it may take, in milliseconds; 0 between jobs. */
  readonly meter: Int32Array;
}

const answerOf = async <Types extends JobTypes>(
  jobs: Jobs<Types>,
  { kind, input }: JobMessage<Types>,
): Promise<JobOutcome> => {
  try {
    const job = jobs[kind];
    if (!job) throw new Error(`There is no work of the kind ${kind}.`);
    return { result: await job(input) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/**
 * Makes this process a worker of a pool: one job after the other, at low priority, ended by its watchdog when it takes
 * too much processor time or memory, or its parent is gone.
 */
export const serveJobs = <Types extends JobTypes>(jobs: Jobs<Types>): void => {
  const memory = Number(process.argv[2]);
  const meter = new Int32Array(new SharedArrayBuffer(8));
  const workerData: WatchdogData = { memory, parent: process.ppid, meter };
  const watchdog = new Worker(programUrl("watchdog"), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  // A larger number is a lower priority. Without root, a process may lower its priority but not raise it.
  setPriority(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
  process.on("message", (message) => {
    const job = message as JobMessage<Types>;
    Atomics.store(meter, 1, job.time);
    Atomics.add(meter, 0, 1);
    void answerOf(jobs, job).then((answer) => {
      Atomics.store(meter, 1, 0);
      process.send?.({ ...answer, memory: process.memoryUsage.rss() });
    });
  });
  // The process ends with its parent or by the pool; the watchdog alone does not keep it running.
  watchdog.unref();
  process.on("disconnect", () => process.exit());
  process.send?.(LOADED);
};
