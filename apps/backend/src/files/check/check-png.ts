import { inflateBounded } from "./inflate-bounded.ts";
import { MOST_PARTS, MOST_UNPACKED } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { checkPixels } from "./check-pixels.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** Offset of the compressed text or colour profile in a chunk; undefined for other chunks. */
const packedFrom = (type: string, content: Buffer): number | undefined => {
  const name = content.indexOf(0);
  if (name < 0) return undefined;
  if (type === "iCCP" || type === "zTXt") return name + 2;
  return type === "iTXt" && content[name + 1] === 1 ? name + 3 : undefined;
};

/**
 * Checks the chunks of a PNG: complete, limited in number, with pixels, compressed texts and profiles within the
 * limits.
 *
 * @returns its number of pixels
 * @throws {RefusedFile}
 */
export const checkPng = async (bytes: Buffer): Promise<number> => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR")
    refuse("file.damaged");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  checkPixels(width, height);
  let room = MOST_UNPACKED;
  let at = 8;
  for (let chunks = 1; at + FRAME <= bytes.length; chunks += 1) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + FRAME + length > bytes.length) break;
    if (type === "IEND") return width * height;
    if (chunks > MOST_PARTS) refuse("file.too_many_parts", { parts: MOST_PARTS });
    const content = bytes.subarray(at + 8, at + 8 + length);
    const from = packedFrom(type, content);
    if (from !== undefined) room -= (await inflateBounded(content.subarray(from), room)).bytes.length;
    at += FRAME + length;
  }
  return refuse("file.damaged");
};
