import { DAY } from "@lucarne/api-client/durations";
import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import { createHash } from "node:crypto";

import type { Database, Tx } from "../db/client.ts";
import type { Clock } from "../db/clock.ts";
import { company, fileObject } from "../db/schema/index.ts";
import type { Caller } from "../kernel/caller.ts";
import { Problem } from "../kernel/problem.ts";
import { newUuid } from "../kernel/uuid.ts";
import type { FileRow } from "./file-state.ts";
import type { FileStore } from "./store/file-store.ts";

/** Bytes that a company may upload in a day (class RUp). */
const COMPANY_BYTES = 200 * 1024 * 1024;

/** A checked file to be stored. */
export interface NewFile {
  readonly purpose: "avatar" | "order" | "photo" | "print";
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
  /** Of a photo. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** Where files are kept. */
interface Storage {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
}

type Owner = Pick<Caller, "companyId" | "userId">;

const refuseTooMuch = async (tx: Tx, { companyId }: Owner, size: number, now: Date): Promise<void> => {
  // One after another, so that two parallel uploads cannot both pass the limit.
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${fileObject.size}), 0)`.mapWith(Number) })
    .from(fileObject)
    .where(
      and(
        eq(fileObject.companyId, companyId),
        ne(fileObject.purpose, "print"),
        gt(fileObject.createdAt, new Date(now.getTime() - DAY)),
        // A file from the future was uploaded before the clock was reset (REL-7).
        lte(fileObject.createdAt, now),
      ),
    );
  if ((used?.bytes ?? 0) + size > COMPANY_BYTES) {
    throw new Problem("rate_limited", {
      params: { seconds: DAY / 1000 },
      headers: { "retry-after": String(DAY / 1000) },
    });
  }
};

/**
 * Keeps a checked file for its owner. The row is there before the bytes, as pending, and becomes a draft only after the
 * store has all of them: bytes always have a row that leads a sweep to them, and a draft always has its bytes.
 *
 * @returns the row of the file
 * @throws {Problem} `rate_limited` when the company has uploaded too much today
 */
export const keepFile = async (app: Storage, file: NewFile, owner: Owner): Promise<FileRow> => {
  const now = app.clock.now();
  const uuid = newUuid(now);
  const { purpose, name, mime, bytes, pixels } = file;
  await app.database.transaction(async (tx) => {
    if (purpose !== "print") await refuseTooMuch(tx, owner, bytes.length, now);
    await tx.insert(fileObject).values({
      uuid,
      companyId: owner.companyId,
      userId: owner.userId,
      purpose,
      sha256: createHash("sha256").update(bytes).digest(),
      mime,
      size: bytes.length,
      originalName: name,
      pixelWidth: pixels?.width,
      pixelHeight: pixels?.height,
      state: "pending",
      createdAt: now,
    });
  });
  await app.files.put(app.database.db, uuid, bytes);
  const [row] = await app.database.db
    .update(fileObject)
    .set({ state: "draft" })
    .where(and(eq(fileObject.uuid, uuid), eq(fileObject.state, "pending")))
    .returning();
  if (!row) throw new Error("The file was swept while its bytes were written.");
  return row;
};
