import { and, asc, isNull, lte, sql, eq } from "drizzle-orm";

import type { App } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { job } from "../../db/schema/index.ts";

/** Runs a job in the transaction that also deletes it, so that effect and deletion are one. */
export type JobHandler = (app: App, tx: Tx, payload: Readonly<Record<string, unknown>>) => Promise<void>;

/** The known kinds of jobs. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Tries before a job is left for inspection. */
const MAX_TRIES = 8;
/** Seconds until the next try: 2, 4, 8 … at most an hour. */
const pause = (attempts: number): number => Math.min(3600, 2 ** attempts);

type Row = typeof job.$inferSelect;

/** Locks the first due job that no other process holds, until the end of the transaction. */
const claim = async (tx: Tx, now: Date): Promise<Row | undefined> => {
  const [row] = await tx
    .select()
    .from(job)
    .where(and(isNull(job.failedAt), lte(job.runAt, now)))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return row;
};

const putOff = async (app: App, row: Row, error: unknown): Promise<void> => {
  const attempts = row.attempts + 1;
  const now = app.clock.now();
  app.log.error({ err: error, job: row.id, kind: row.kind, attempts }, "a job failed");
  await app.database.db
    .update(job)
    .set({
      attempts: sql`${job.attempts} + 1`,
      runAt: new Date(now.getTime() + pause(attempts) * 1000),
      failedAt: attempts >= MAX_TRIES ? now : null,
    })
    .where(eq(job.id, row.id));
};

/**
 * Runs the next due job.
 *
 * @returns false when nothing was due
 */
export const runNextJob = async (app: App, handlers: JobHandlers): Promise<boolean> => {
  let taken: Row | undefined;
  try {
    return await app.database.transaction(async (tx) => {
      taken = await claim(tx, app.clock.now());
      if (!taken) return false;
      const handler = handlers[taken.kind];
      if (!handler) throw new Error(`There is no handler for jobs of the kind ${taken.kind}.`);
      await handler(app, tx, taken.payload);
      await tx.delete(job).where(eq(job.id, taken.id));
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    await putOff(app, taken, error);
    return true;
  }
};
