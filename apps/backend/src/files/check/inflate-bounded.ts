import { constants, createInflate } from "node:zlib";

import { MOST_UNPACKED } from "../limits.ts";
import { RefusedFile } from "../refusal.ts";

/** The unpacked bytes. */
export interface Unpacked {
  readonly bytes: Buffer;
  /** Number of packed bytes read. */
  readonly used: number;
}

/** The refusal of a file that unpacks to too much. */
export const unpacksToTooMuch = (): RefusedFile =>
  new RefusedFile({ text: "file.unpacks_too_large", params: { megabytes: MOST_UNPACKED / 1_000_000 } });

/**
 * Unpacks deflated bytes as far as they are valid.
 *
 * @param room largest size of the result
 * @throws {RefusedFile} when they unpack to more
 */
export const inflateBounded = (packed: Buffer, room: number): Promise<Unpacked> =>
  new Promise((resolve, reject) => {
    const engine = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (): void => resolve({ bytes: Buffer.concat(chunks), used: engine.bytesWritten });
    engine.on("data", (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= room) return;
      engine.destroy();
      reject(unpacksToTooMuch());
    });
    // Damaged bytes end the stream; the bytes before them count.
    engine.once("error", finish);
    engine.once("end", finish);
    engine.end(packed);
  });
