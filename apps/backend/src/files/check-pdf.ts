import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";

const unpack = promisify(inflate);

/** Most bytes that the streams of a logo's PDF may unpack to, all together. */
const LARGEST = 100_000_000;
/** Streams may be packed more than once. */
const DEEPEST = 4;

/** What a packed piece unpacks to; undefined when it is not packed, or is no stream of this kind. */
const unpacked = async (piece: Buffer, room: number): Promise<Buffer | undefined> => {
  try {
    return await unpack(piece, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
};

/** The pieces between `stream` and `endstream`. */
const streamsOf = function* (bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.subarray(at - 3, at).toString("latin1") === "end") continue;
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    const end = bytes.indexOf("endstream", start);
    if (end > start) yield bytes.subarray(start, end);
  }
};

/** Says whether a PDF may be opened: false for one whose streams unpack to more than a machine should hold. */
export const isBoundedPdf = async (bytes: Buffer): Promise<boolean> => {
  let room = LARGEST;
  try {
    for (const stream of streamsOf(bytes)) {
      let piece: Buffer | undefined = stream;
      for (let depth = 0; piece && depth < DEEPEST; depth += 1) {
        piece = await unpacked(piece, room);
        room -= piece?.length ?? 0;
      }
    }
    return room > 0;
  } catch {
    return false;
  }
};
