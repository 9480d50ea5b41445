import { constants, createInflate } from "node:zlib";

import { MAX_UNPACKED } from "../limits.ts";
import { RefusedFile } from "../refusal.ts";

/** The unpacked bytes. */
export interface Unpacked {
  readonly bytes: Buffer;
  /** Number of packed bytes read. */
  readonly used: number;
}

/** The refusal of a file that unpacks to too much. */
export const unpacksToTooMuch = (): RefusedFile =>
  new RefusedFile({ text: "file.unpacks_too_large", params: { megabytes: MAX_UNPACKED / 1_000_000 } });

/** Unpacks as far as the bytes are valid, and passes on each piece. */
const inflate = (
  packed: Buffer,
  room: number,
  take: (piece: Buffer) => void,
): Promise<{ size: number; used: number }> =>
  new Promise((resolve, reject) => {
    const engine = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    let size = 0;
    const finish = (): void => resolve({ size, used: engine.bytesWritten });
    engine.on("data", (piece: Buffer) => {
      size += piece.length;
      take(piece);
      if (size <= room) return;
      engine.destroy();
      reject(unpacksToTooMuch());
    });
    // Damaged bytes end the stream; the bytes before them count.
    engine.once("error", finish);
    engine.once("end", finish);
    engine.end(packed);
  });

/**
 * The size of deflated bytes when unpacked, as far as they are valid.
 *
 * @param room largest size
 * @throws {RefusedFile} when they unpack to more
 */
export const inflatedSize = async (packed: Buffer, room: number): Promise<number> =>
  (await inflate(packed, room, () => {})).size;

/**
 * Unpacks deflated bytes as far as they are valid.
 *
 * @param room largest size of the result
 * @throws {RefusedFile} when they unpack to more
 */
export const inflateBounded = async (packed: Buffer, room: number): Promise<Unpacked> => {
  const pieces: Buffer[] = [];
  const { used } = await inflate(packed, room, (piece) => void pieces.push(piece));
  return { bytes: Buffer.concat(pieces), used };
};
