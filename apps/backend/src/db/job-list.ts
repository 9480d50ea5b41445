import type { Tx } from "./client.ts";
import { job } from "./schema/index.ts";

/** A job for later. A job with a name is added once, however often it is requested. */
export interface NewJob {
  readonly kind: string;
  readonly runAt: Date;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly name?: string;
}

/** Adds a job in the transaction of the change that needs it. */
export const addJob = async (tx: Tx, { kind, runAt, payload = {}, name }: NewJob, now: Date): Promise<void> => {
  await tx
    .insert(job)
    .values({ kind, payload, name: name ?? null, runAt, createdAt: now })
    .onConflictDoNothing({ target: job.name });
};
