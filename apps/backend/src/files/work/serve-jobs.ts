import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";

import { RefusedFile, type Refusal } from "../refusal.ts";

/** The jobs of a process. Input and result are copied between the processes. */
export type FileJobs = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** A process's answer: a result, a refusal of the file, or the stack of an unexpected error. */
export type FileJobAnswer = { readonly result: unknown } | { readonly refusal: Refusal } | { readonly error: string };

/** Data for the watchdog. */
export interface WatchdogData {
  /** Largest resident memory of the process, in bytes. */
  readonly memory: number;
  /** Id of the parent process. */
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
 * Makes this process a worker of a pool: one job at a time, at low priority, ended by its watchdog when it uses too
 * much memory or its parent has ended.
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
  // The process ends with its parent or by the pool; the watchdog alone does not keep it running.
  watchdog.unref();
  process.on("disconnect", () => process.exit());
};
