import { inflatedSize, unpacksToTooMuch } from "../inflate-bounded.ts";
import { MAX_PARTS, MAX_UNPACKED } from "../../limits.ts";
import { refuse } from "../../refusal.ts";
import { checkExif } from "./check-exif.ts";
import { checkPixels } from "./check-pixels.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** Offset of the compressed text or colour profile in a chunk; undefined for other chunks. */
const packedFrom = (type: string, content: Buffer): number | undefined => {
  const name = content.indexOf(0);
  if (name < 0) return undefined;
  if (type === "iCCP" || type === "zTXt") return name + 2;
  if (type !== "iTXt" || content[name + 1] !== 1) return undefined;
  // Language and translated keyword follow, each up to a zero.
  const language = content.indexOf(0, name + 3);
  const translated = language < 0 ? -1 : content.indexOf(0, language + 1);
  return translated < 0 ? undefined : translated + 1;
};

/** Samples of a pixel by the colour type in the header; types that are not there are refused by the decoder. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Offsets of bit depth and colour type. */
const DEPTH_AT = 24;
const COLOURS_AT = 25;
/** Bytes that an encoder may add after the last row. */
const SPARE = 65_536;
/** Length of a frame's number before its packed pixels. */
const SEQUENCE = 4;

/** The unpacked size of the pixels, with what rows and the passes of an interlaced picture add at most. */
const sizeOfPixels = (bytes: Buffer, width: number, height: number): number => {
  const bits = (bytes[DEPTH_AT] ?? 0) * (SAMPLES[bytes[COLOURS_AT] ?? 0] ?? 1);
  if ((width * height * bits) / 8 > MAX_UNPACKED) throw unpacksToTooMuch();
  return Math.ceil((width * height * bits) / 8) + 4 * height + SPARE;
};

/**
 * Checks the chunks of a PNG: complete, limited in number, with pixels, frames, compressed texts and profiles
 * within the limits.
 *
 * @returns its number of pixels
 * @throws {RefusedFile}
 */
export const checkPng = async (bytes: Buffer): Promise<number> => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR")
    refuse("file.damaged");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  checkPixels(width, height);
  const size = sizeOfPixels(bytes, width, height);
  let room = MAX_UNPACKED;
  let at = 8;
  const pixels: Buffer[] = [];
  let frame: Buffer[] = [];
  const spend = async (packed: Buffer): Promise<void> => void (room -= await inflatedSize(packed, room));
  for (let chunks = 1; at + FRAME <= bytes.length; chunks += 1) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + FRAME + length > bytes.length) break;
    if (type === "IEND") {
      await inflatedSize(Buffer.concat(pixels), size);
      await spend(Buffer.concat(frame));
      return width * height;
    }
    if (chunks > MAX_PARTS) refuse("file.too_many_parts", { parts: MAX_PARTS });
    const content = bytes.subarray(at + 8, at + 8 + length);
    const from = packedFrom(type, content);
    if (from !== undefined) await spend(content.subarray(from));
    else if (type === "eXIf") checkExif(content);
    else if (type === "IDAT") pixels.push(content);
    else if (type === "fdAT") frame.push(content.subarray(SEQUENCE));
    else if (type === "fcTL") {
      await spend(Buffer.concat(frame));
      frame = [];
    }
    at += FRAME + length;
  }
  return refuse("file.damaged");
};
