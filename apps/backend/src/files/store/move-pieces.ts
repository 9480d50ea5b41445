import { buffer } from "node:stream/consumers";

import { and, desc, eq, inArray } from "drizzle-orm";

import type { Database } from "../../db/client.ts";
import { fileObject, filePiece } from "../../db/schema/index.ts";
import { isThere } from "../file-state.ts";
import { databaseStore } from "./database-store.ts";
import type { FileStore } from "./file-store.ts";

const firstPieceOfFile = and(eq(filePiece.fileUuid, fileObject.uuid), eq(filePiece.position, 0));

/**
 * Moves the files that the database holds into another store, one after the other. Each leaves the database after the
 * store has it, so that a start that is cut off continues where it was.
 *
 * @returns how many files were moved
 */
export const movePieces = async ({ db }: Database, store: FileStore): Promise<number> => {
  const gone = inArray(fileObject.state, ["removed", "purged"]);
  await db
    .delete(filePiece)
    .where(inArray(filePiece.fileUuid, db.select({ uuid: fileObject.uuid }).from(fileObject).where(gone)));
  for (let moved = 0; ; moved += 1) {
    const [row] = await db
      .select({ uuid: fileObject.uuid })
      .from(filePiece)
      .innerJoin(fileObject, firstPieceOfFile)
      .where(isThere)
      .limit(1);
    const stream = row && (await databaseStore.read(db, row.uuid));
    if (!stream) return moved;
    await store.put(db, row.uuid, await buffer(stream));
    await databaseStore.remove(db, row.uuid);
  }
};

/** Whether the database holds the newest file, if there is any: it does not when the files are in another store. */
export const holdsFiles = async ({ db }: Database): Promise<boolean> => {
  const [newest] = await db
    .select({ uuid: fileObject.uuid })
    .from(fileObject)
    .where(isThere)
    .orderBy(desc(fileObject.id))
    .limit(1);
  if (!newest) return true;
  const piece = and(eq(filePiece.fileUuid, newest.uuid), eq(filePiece.position, 0));
  return (await db.$count(filePiece, piece)) > 0;
};
