import { MAX_PIXELS } from "@lucarne/configurators/artwork/logo/pixels";
import { decode as decodeBmp } from "bmp-ts";
import decodeIco from "decode-ico";
import sharp, { type Sharp } from "sharp";

import { unpackRuns } from "./unpack-runs.ts";

/** Start of an icon file, of each entry in it, and of the bitmap that an entry may be. */
const HEAD = 6;
const ENTRY = 16;
const BITMAP_HEAD = 16;
const FULL_COLOUR = 32;

const isBmp = (bytes: Buffer): boolean => bytes.toString("latin1", 0, 2) === "BM" && bytes.length > 30;

const isIco = (bytes: Buffer): boolean =>
  bytes.length > HEAD + ENTRY && bytes.readUInt16LE(0) === 0 && [1, 2].includes(bytes.readUInt16LE(2));

const checked = (width: number, height: number): void => {
  if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) throw new RangeError("A picture is smaller.");
};

const pictureOf = (data: Uint8Array, width: number, height: number): Sharp => {
  checked(width, height);
  return sharp(data, { raw: { width, height, channels: 4 } });
};

/** Ways in which a bitmap is packed: runs of pixels of eight and four bits. */
const RUNS: ReadonlySet<number> = new Set([1, 2]);
/** Ways in which a bitmap says which bits its colours are in, and the size of a head that has those of transparency. */
const IN_MASKS: ReadonlySet<number> = new Set([3, 6]);
const HEAD_WITH_MASKS = 56;

/** Whether a bitmap has transparency: it has a mask for it. */
const hasAlpha = (bytes: Buffer): boolean => {
  if (bytes.length < 70 || bytes.readUInt16LE(28) !== FULL_COLOUR) return false;
  const way = bytes.readUInt32LE(30);
  const isThere = bytes.readUInt32LE(14) >= HEAD_WITH_MASKS || way === 6;
  return isThere && IN_MASKS.has(way) && bytes.readUInt32LE(66) !== 0;
};

const openBmp = (bytes: Buffer): Sharp => {
  checked(bytes.readUInt32LE(18), Math.abs(bytes.readInt32LE(22)));
  // The library reads runs of pixels wrongly.
  const isPacked = bytes.length > 54 && RUNS.has(bytes.readUInt32LE(30));
  // The library gives transparency first and red last; the other order it has for some bitmaps only.
  const { data, width, height } = decodeBmp(isPacked ? unpackRuns(bytes) : bytes);
  for (let at = 0; at < data.length; at += 4) data.subarray(at, at + 4).reverse();
  if (!hasAlpha(bytes)) for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return pictureOf(data, width, height);
};

/** The largest picture of an icon, as a file with no other one. */
const largestIcon = (bytes: Buffer): Buffer => {
  const count = Math.min(bytes.readUInt16LE(4), Math.floor((bytes.length - HEAD) / ENTRY));
  const entries = Array.from({ length: count }, (_, index) => bytes.subarray(HEAD + index * ENTRY).subarray(0, ENTRY));
  /** A side of 0 is 256. */
  const sizeOf = (entry: Buffer): number => (entry.readUInt8(0) || 256) * (entry.readUInt8(1) || 256);
  const [entry] = entries.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || other.readUInt16LE(6) - one.readUInt16LE(6),
  );
  if (!entry) throw new RangeError("An icon has a picture.");
  const [length, from] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
  const picture = bytes.subarray(from, from + length);
  const head = Buffer.concat([bytes.subarray(0, HEAD), entry]);
  head.writeUInt16LE(1, 4);
  // The library does not check this length, and would read memory beyond the file.
  head.writeUInt32LE(picture.length, HEAD + 8);
  head.writeUInt32LE(head.length, HEAD + 12);
  return Buffer.concat([head, picture]);
};

const openIco = (bytes: Buffer): Sharp => {
  const own = largestIcon(bytes);
  const inside = own.subarray(HEAD + ENTRY);
  // A bitmap in an icon is twice as high, with its transparency below.
  if (inside.length > BITMAP_HEAD && inside.readUInt32LE(0) < 256)
    checked(inside.readUInt32LE(4), inside.readUInt32LE(8) / 2);
  const [picture] = decodeIco(own);
  if (!picture) throw new RangeError("An icon has a picture.");
  return picture.type === "png"
    ? sharp(picture.data, { limitInputPixels: MAX_PIXELS })
    : pictureOf(Buffer.from(picture.data), picture.width, picture.height);
};

/**
 * A picture of a kind that the picture library does not read, as browsers show it: BMP, ICO.
 *
 * @returns undefined for another kind
 * @throws when it is damaged or too large
 */
export const openOldPicture = (bytes: Buffer): Sharp | undefined => {
  if (isBmp(bytes)) return openBmp(bytes);
  return isIco(bytes) ? openIco(bytes) : undefined;
};
