import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";

import { and, eq } from "drizzle-orm";

import type { App } from "../../../app.ts";
import { fileObject } from "../../../db/schema/index.ts";
import { hasUuid } from "../../../db/sql/has-uuid.ts";
import { isThere } from "../../../files/file-state.ts";
import type { OrderedFile } from "../../../print/lay-design.ts";

/** Reads a company's logo or photo for an order, or says why there is none. */
export const readOrderFile = async (
  { database, files }: App,
  companyId: number,
  { path }: { readonly path: string },
): Promise<OrderedFile | "lost" | "damaged"> => {
  const [file] = await database.db
    .select({ uuid: fileObject.uuid, originalName: fileObject.originalName, sha256: fileObject.sha256 })
    .from(fileObject)
    .where(and(hasUuid(fileObject.uuid, path), eq(fileObject.companyId, companyId), isThere));
  const stream = file && (await files.read(database.db, file.uuid));
  if (!stream) return "lost";
  const bytes = await buffer(stream);
  const isWhole = createHash("sha256").update(bytes).digest().equals(file.sha256);
  return isWhole ? { bytes, name: file.originalName } : "damaged";
};
