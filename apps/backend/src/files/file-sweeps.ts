import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { and, asc, eq, inArray, isNull, lt, lte, min, or, sql } from "drizzle-orm";

import type { Tx } from "../db/client.ts";
import { fileObject } from "../db/schema/index.ts";
import type { Sweep } from "../db/sweep.ts";
import { isUuid } from "../kernel/uuid.ts";
import type { FileStore } from "./store/file-store.ts";

/** How long a file that nothing uses is kept, in milliseconds. */
const DRAFT_LIFE = 30 * DAY;
/** After this time no process is writing the bytes of a file any more, in milliseconds. */
const PENDING_LIFE = HOUR;
/** Files that one transaction marks as removed. */
const MARKED = 5000;
/** Files whose bytes are deleted in one run. */
const BATCH_SIZE = 10;

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
    const some = tx
      .select({ id: fileObject.id })
      .from(fileObject)
      .where(and(eq(fileObject.state, state), lt(fileObject.createdAt, new Date(now.getTime() - life))))
      .limit(MARKED);
    // The state again: another transaction may have used the draft since.
    await tx
      .update(fileObject)
      .set({ state: "removed" })
      .where(and(inArray(fileObject.id, some), eq(fileObject.state, state)));
  },
});

/** Files that nothing has used for thirty days are removed. */
export const purgeDrafts = sweepOf("purge drafts", "draft", DRAFT_LIFE);

/** Files whose upload was cut off are removed. */
export const purgePending = sweepOf("purge pending files", "pending", PENDING_LIFE);

/** Deletes the bytes of removed files. A store that cannot be reached is tried again after an hour. */
export const purgeBytes = (store: FileStore): Sweep => {
  const dueAt = sql<Date>`coalesce(${fileObject.retryAt}, ${fileObject.createdAt})`.mapWith(fileObject.createdAt);
  /** Takes some files: no other process takes them within the hour. */
  const take = async (tx: Tx, now: Date): Promise<string[]> => {
    const rows = await tx
      .select({ uuid: fileObject.uuid })
      .from(fileObject)
      .where(and(eq(fileObject.state, "removed"), or(isNull(fileObject.retryAt), lte(fileObject.retryAt, now))))
      .orderBy(asc(dueAt))
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    const uuids = rows.map(({ uuid }) => uuid);
    const retryAt = new Date(now.getTime() + HOUR);
    if (uuids.length > 0) await tx.update(fileObject).set({ retryAt }).where(inArray(fileObject.uuid, uuids));
    return uuids;
  };
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
    runApart: async (database, now) => {
      for (const uuid of await database.transaction((tx) => take(tx, now))) {
        const gone = await store.remove(database.db, uuid).then(
          () => true,
          () => false,
        );
        if (!gone) return;
        await database.db.update(fileObject).set({ state: "purged" }).where(eq(fileObject.uuid, uuid));
      }
    },
  };
};

/** Bytes without a row are deleted once they are this old, in milliseconds: a row may come back from a backup. */
const STRAY_LIFE = 30 * DAY;

/**
 * Deletes bytes that have no row, as after a restored backup. One page of the store's list at a time, and once a day
 * from its beginning.
 */
export const purgeStrays = (list: NonNullable<FileStore["list"]>, store: FileStore): Sweep => {
  let due = new Date(0);
  let from: string | undefined;
  return {
    name: "purge strays",
    nextDue: async () => due,
    runApart: async (database, now) => {
      due = new Date(now.getTime() + HOUR);
      const { files, next } = await list(from);
      const old = files
        .filter(({ name, changedAt }) => isUuid(name) && changedAt.getTime() < now.getTime() - STRAY_LIFE)
        .map(({ name }) => name);
      const rows = await database.db
        .select({ uuid: fileObject.uuid })
        .from(fileObject)
        .where(inArray(fileObject.uuid, old));
      const known = new Set(rows.map(({ uuid }) => uuid));
      for (const name of old.filter((one) => !known.has(one))) await store.remove(database.db, name);
      from = next;
      due = new Date(now.getTime() + (next === undefined ? DAY : MINUTE));
    },
  };
};
