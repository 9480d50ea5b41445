import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";

import { RefusedFile, type Refusal } from "../refusal.ts";

/** The kinds of work that a process does. Input and result are copied between the processes. */
export type FileJobs = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** What a process answers: a result, a refusal of the file, or the stack of an unexpected error. */
export type FileJobAnswer = { readonly result: unknown } | { readonly refusal: Refusal } | { readonly error: string };

/** What the watchdog gets to know. */
export interface WatchdogData {
  /** Most resident memory of the process, in bytes. */
  readonly memory: number;
  /** The process that started this one. */
  readonly parent: number;
}

const answerOf = async (jobs: FileJobs, message: unknown): Promise<FileJobAnswer> => {
  const { kind, input } = Object(message);
  try {
    const job = jobs[String(kind)];
    if (!job) throw new Error(`There is no work of the kind ${kind}.`);
    return { result: await job(input) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/**
 * Makes this process a worker of a pool: one job after the other, at low priority, ended by its watchdog when it takes
 * too much memory or its parent is gone.
 */
export const serveJobs = (jobs: FileJobs): void => {
  const memory = Number(process.argv[2]);
  const workerData: WatchdogData = { memory, parent: process.ppid };
  const watchdog = new Worker(new URL("watchdog.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on("message", (message) => {
    void answerOf(jobs, message).then((answer) => process.send?.(answer));
  });
  // The process ends with its parent, or when the pool ends it: the watchdog alone keeps nothing open.
  watchdog.unref();
  process.on("disconnect", () => process.exit());
};
