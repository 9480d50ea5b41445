import { createHash } from "node:crypto";

import { and, eq, gt, lt, min, sql } from "drizzle-orm";

import type { Database, Tx } from "../db/client.ts";
import type { Clock } from "../db/clock.ts";
import { company, fileObject } from "../db/schema/index.ts";
import { Problem } from "../kernel/problem.ts";
import type { Sweep } from "../db/sweep.ts";
import type { Caller } from "../kernel/caller.ts";
import { newUuid } from "../kernel/uuid.ts";
import type { FileStore } from "./file-store.ts";

/** Bytes that a company may upload in a day (class RUp). */
const COMPANY_BYTES = 200 * 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;
/** How long an unused file is kept, in milliseconds. */
const DRAFT_LIFE = 30 * DAY;

/** A checked file to be stored. */
export interface NewFile {
  readonly purpose: "avatar" | "order";
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

/**
 * Stores a checked file for the caller's company. The bytes are written before the row, so a row always has its bytes,
 * and bytes without a row are purged.
 *
 * @returns the row of the file
 * @throws {Problem} `rate_limited` when the company has uploaded too much today
 */
export const keepFile = async (
  app: { readonly database: Database; readonly clock: Clock },
  store: FileStore,
  file: NewFile,
  caller: Caller,
): Promise<typeof fileObject.$inferSelect> => {
  const now = app.clock.now();
  const uuid = newUuid(now);
  await store.put(uuid, file.bytes);
  try {
    return await app.database.transaction(async (tx) => {
      // One after another, so that two parallel uploads cannot both pass the limit.
      await tx.select({ id: company.id }).from(company).where(eq(company.id, caller.companyId)).for("no key update");
      const [used] = await tx
        .select({ bytes: sql<number>`coalesce(sum(${fileObject.size}), 0)`.mapWith(Number) })
        .from(fileObject)
        .where(
          and(eq(fileObject.companyId, caller.companyId), gt(fileObject.createdAt, new Date(now.getTime() - DAY))),
        );
      if ((used?.bytes ?? 0) + file.bytes.length > COMPANY_BYTES) {
        throw new Problem("rate_limited", {
          params: { seconds: DAY / 1000 },
          headers: { "retry-after": String(DAY / 1000) },
        });
      }
      const [row] = await tx
        .insert(fileObject)
        .values({
          uuid,
          companyId: caller.companyId,
          userId: caller.userId,
          purpose: file.purpose,
          sha256: createHash("sha256").update(file.bytes).digest(),
          mime: file.mime,
          size: file.bytes.length,
          originalName: file.name,
          createdAt: now,
        })
        .returning();
      if (!row) throw new Error("The file was not written.");
      return row;
    });
  } catch (error) {
    await store.remove(uuid);
    throw error;
  }
};

/** Removes files that were not used within thirty days. */
export const purgeDrafts = (store: FileStore): Sweep => {
  const overdue = (now: Date) =>
    and(eq(fileObject.state, "draft"), lt(fileObject.createdAt, new Date(now.getTime() - DRAFT_LIFE)));
  return {
    name: "purge drafts",
    nextDue: async (tx: Tx) => {
      const [row] = await tx
        .select({ at: min(fileObject.createdAt) })
        .from(fileObject)
        .where(eq(fileObject.state, "draft"));
      return row?.at ? new Date(row.at.getTime() + DRAFT_LIFE + 1) : undefined;
    },
    run: async (tx, now) => {
      const rows = await tx
        .update(fileObject)
        .set({ state: "removed" })
        .where(overdue(now))
        .returning({ uuid: fileObject.uuid });
      for (const { uuid } of rows) await store.remove(uuid);
    },
  };
};
