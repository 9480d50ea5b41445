import { and, asc, eq, isNull, lt, lte, min, or, sql } from "drizzle-orm";

import { fileObject } from "../db/schema/index.ts";
import type { Sweep } from "../db/sweep.ts";
import type { FileStore } from "./store/file-store.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long a file that nothing uses is kept, in milliseconds. */
const DRAFT_LIFE = 30 * DAY;
/** After this time no process is writing the bytes of a file any more, in milliseconds. */
const PENDING_LIFE = HOUR;
/** Files whose bytes are deleted in one run. */
const BATCH = 10;

const sweepOf = (name: string, state: "pending" | "draft", life: number): Sweep => ({
  name,
  nextDue: async (tx) => {
    const [row] = await tx
      .select({ at: min(fileObject.createdAt) })
      .from(fileObject)
      .where(eq(fileObject.state, state));
    return row?.at ? new Date(row.at.getTime() + life + 1) : undefined;
  },
  run: async (tx, now) => {
    await tx
      .update(fileObject)
      .set({ state: "removed" })
      .where(and(eq(fileObject.state, state), lt(fileObject.createdAt, new Date(now.getTime() - life))));
  },
});

/** Files that nothing has used for thirty days are removed. */
export const purgeDrafts = sweepOf("purge drafts", "draft", DRAFT_LIFE);

/** Files whose upload was cut off are removed. */
export const purgePending = sweepOf("purge pending files", "pending", PENDING_LIFE);

/** Deletes the bytes of removed files. A store that is away is asked again after an hour. */
export const purgeBytes = (store: FileStore): Sweep => {
  const dueAt = sql<Date>`coalesce(${fileObject.retryAt}, ${fileObject.createdAt})`.mapWith(fileObject.createdAt);
  return {
    name: "purge bytes",
    nextDue: async (tx) => {
      const [row] = await tx
        .select({ at: dueAt })
        .from(fileObject)
        .where(eq(fileObject.state, "removed"))
        .orderBy(asc(dueAt))
        .limit(1);
      return row?.at;
    },
    run: async (tx, now) => {
      const rows = await tx
        .select({ uuid: fileObject.uuid })
        .from(fileObject)
        .where(and(eq(fileObject.state, "removed"), or(isNull(fileObject.retryAt), lte(fileObject.retryAt, now))))
        .orderBy(asc(dueAt))
        .limit(BATCH)
        .for("update");
      for (const { uuid } of rows) {
        const gone = await store.remove(tx, uuid).then(
          () => true,
          () => false,
        );
        await tx
          .update(fileObject)
          .set(gone ? { state: "purged" } : { retryAt: new Date(now.getTime() + HOUR) })
          .where(eq(fileObject.uuid, uuid));
      }
    },
  };
};
