import type { Refusal } from "../refusal.ts";

/** Input and result of each kind of job. They are copied between the processes: a Buffer may become a Uint8Array. */
export type JobTypes = Readonly<Record<string, { readonly input: unknown; readonly result: unknown }>>;

/** A job as it is sent. Both processes run the same version of the program, so a message has the type it was sent with. */
export interface JobMessage<Types extends JobTypes = JobTypes> {
  readonly kind: keyof Types & string;
  readonly input: Types[keyof Types]["input"];
  /** Most processor time, in milliseconds. */
  readonly time: number;
}

/** The outcome of a job: a result, a refusal of the file, or the stack of an unexpected error. */
export type JobOutcome = { readonly result: unknown } | { readonly refusal: Refusal } | { readonly error: string };

/** A process's answer, with the resident memory that it has after the job, in bytes. */
export type FileJobAnswer = JobOutcome & { readonly memory: number };

/** What a process sends once it can take a job. */
export const LOADED = "loaded";
