import { Readable } from "node:stream";

import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/client.ts";
import { filePiece } from "../../db/schema/index.ts";
import type { FileStore } from "./file-store.ts";

/** Bytes of a piece. Small ones keep the embedded database, which shares the server's thread, free for others. */
const PIECE = 256 * 1024;

const readPiece = async (db: Db, uuid: string, position: number): Promise<Buffer | undefined> => {
  const [row] = await db
    .select({ bytes: filePiece.bytes })
    .from(filePiece)
    .where(and(eq(filePiece.fileUuid, uuid), eq(filePiece.position, position)));
  return row?.bytes;
};

const piecesAfter = async function* (db: Db, uuid: string, first: Buffer): AsyncGenerator<Buffer> {
  let position = 0;
  for (let piece: Buffer | undefined = first; piece; piece = await readPiece(db, uuid, position)) {
    yield piece;
    position += 1;
  }
};

/** Keeps files in the database, so that every process and every backup has them. */
export const databaseStore: FileStore = {
  put: async (db, uuid, bytes) => {
    for (let position = 0; position * PIECE < bytes.length; position += 1) {
      const piece = bytes.subarray(position * PIECE, (position + 1) * PIECE);
      await db.insert(filePiece).values({ fileUuid: uuid, position, bytes: piece }).onConflictDoNothing();
    }
  },
  read: async (db, uuid) => {
    const first = await readPiece(db, uuid, 0);
    return first && Readable.from(piecesAfter(db, uuid, first), { objectMode: false });
  },
  remove: async (db, uuid) => {
    await db.delete(filePiece).where(eq(filePiece.fileUuid, uuid));
  },
};
