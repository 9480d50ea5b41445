import { and, eq, inArray } from "drizzle-orm";

import type { Tx } from "../db/client.ts";
import { fileObject } from "../db/schema/index.ts";
import { hasUuid } from "../db/sql/has-uuid.ts";

/** An upload as stored in the database. */
export type FileRow = typeof fileObject.$inferSelect;

/** The condition that a row's file is complete and not removed. */
export const isThere = inArray(fileObject.state, ["draft", "used"]);

/** Marks an upload as used: it is kept as long as what uses it. */
export const markFileUsed = async (tx: Tx, uuid: string): Promise<void> => {
  await tx.update(fileObject).set({ state: "used" }).where(eq(fileObject.uuid, uuid));
};

/** Marks an upload as removed; a sweep deletes its bytes. */
export const markFileRemoved = async (tx: Tx, uuid: string): Promise<void> => {
  await tx.update(fileObject).set({ state: "removed" }).where(eq(fileObject.uuid, uuid));
};

/** Marks a company's file for orders, a logo or a photo, as used. Undefined when the company has no such file. */
export const claimOrderFile = async (
  tx: Tx,
  companyId: number,
  name: string,
  purpose: "order" | "photo" = "order",
): Promise<FileRow | undefined> => {
  const [file] = await tx
    .update(fileObject)
    .set({ state: "used" })
    .where(
      and(
        hasUuid(fileObject.uuid, name),
        eq(fileObject.companyId, companyId),
        eq(fileObject.purpose, purpose),
        isThere,
      ),
    )
    .returning();
  return file;
};
