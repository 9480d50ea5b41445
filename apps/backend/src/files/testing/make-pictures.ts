import { crc32, deflateSync } from "node:zlib";

import sharp from "sharp";

/** A picture of one colour. */
export const plainPicture = (format: "png" | "jpeg" | "tiff" | "gif" | "webp", side = 20): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#175c54" } })
    .toFormat(format)
    .toBuffer();

/** A picture that hardly compresses, so that half of its bytes are half of its pixels. */
export const noisyPicture = async (format: "png" | "jpeg" | "tiff", side = 300): Promise<Buffer> => {
  let seed = 1;
  const noise = Buffer.from(
    Array.from({ length: side * side * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255),
  );
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .toFormat(format)
    .toBuffer();
};

/** A chunk of a PNG. */
export const pngChunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG with extra chunks after its header. */
export const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A PNG whose header claims another size. */
export const claimingSize = (png: Buffer, width: number, height: number): Buffer => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** Text that compresses to a thousandth. */
export const packedText = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(bytes, 97))]);

/** Offset of the frame header in a JPEG. */
export const jpegFrame = (jpeg: Buffer): number => {
  const baseline = jpeg.indexOf(Buffer.from("ffc0", "hex"));
  return baseline >= 0 ? baseline : jpeg.indexOf(Buffer.from("ffc2", "hex"));
};

/** A TIFF directory without pixels, little-endian: tags of one 4-byte value each, and the offset of the next one. */
const tiffPage = (tags: readonly (readonly [tag: number, value: number, count?: number])[], next: number): Buffer => {
  const page = Buffer.alloc(2 + tags.length * 12 + 4);
  page.writeUInt16LE(tags.length, 0);
  for (const [index, [tag, value, count = 1]] of tags.entries()) {
    const at = 2 + index * 12;
    page.writeUInt16LE(tag, at);
    page.writeUInt16LE(4, at + 2);
    page.writeUInt32LE(count, at + 4);
    page.writeUInt32LE(value, at + 8);
  }
  page.writeUInt32LE(next, 2 + tags.length * 12);
  return page;
};

/** A TIFF of directories only; `next` gives the directory after each one. */
export const tiffOf = (
  pages: number,
  tags: readonly (readonly [tag: number, value: number, count?: number])[],
  next: (index: number, length: number) => number = (index, length) =>
    index + 1 < pages ? 8 + (index + 1) * length : 0,
): Buffer => {
  const { length } = tiffPage(tags, 0);
  const head = Buffer.from("49492a0008000000", "hex");
  return Buffer.concat([head, ...Array.from({ length: pages }, (_, index) => tiffPage(tags, next(index, length)))]);
};

/** A TIFF with addresses of eight bytes, of one directory that is followed by the one at `next`. */
export const bigTiffOf = (
  tags: readonly (readonly [tag: number, value: number, count?: number])[],
  next = 0,
): Buffer => {
  const page = Buffer.alloc(8 + tags.length * 20 + 8);
  page.writeBigUInt64LE(BigInt(tags.length));
  for (const [index, [tag, value, count = 1]] of tags.entries()) {
    const at = 8 + index * 20;
    page.writeUInt16LE(tag, at);
    page.writeUInt16LE(4, at + 2);
    page.writeBigUInt64LE(BigInt(count), at + 4);
    page.writeBigUInt64LE(BigInt(value), at + 12);
  }
  page.writeBigUInt64LE(BigInt(next), page.length - 8);
  return Buffer.concat([Buffer.from("49492b00080000001000000000000000", "hex"), page]);
};

interface Photoshop {
  readonly width: number;
  readonly height: number;
  readonly channels?: number;
  /** 3 for RGB, 4 for CMYK, 9 for Lab. */
  readonly mode?: number;
  /** A large document (PSB). */
  readonly large?: boolean;
  readonly profile?: Buffer | undefined;
}

/** The resources of a Photoshop file, after their length: a profile alone, of an even number of bytes. */
const photoshopProfile = (profile: Buffer): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(12 + profile.length);
  head.write("8BIM", 4, "latin1");
  head.writeUInt16BE(0x040f, 8);
  head.writeUInt32BE(profile.length, 12);
  return Buffer.concat([head, profile]);
};

/** A Photoshop file of one colour, its rows packed. */
export const photoshop = ({ width, height, channels = 3, mode = 3, large = false, profile }: Photoshop): Buffer => {
  const header = Buffer.alloc(26);
  header.write("8BPS", "latin1");
  header.writeUInt16BE(large ? 2 : 1, 4);
  header.writeUInt16BE(channels, 12);
  header.writeUInt32BE(height, 14);
  header.writeUInt32BE(width, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(mode, 24);
  const runs = Math.ceil(width / 128);
  const row = Buffer.concat(Array.from({ length: runs }, () => Buffer.from([129, 90])));
  const bytes = large ? 4 : 2;
  const lengths = Buffer.alloc(bytes * channels * height);
  for (let index = 0; index < channels * height; index += 1) lengths.writeUIntBE(row.length, bytes * index, bytes);
  const rows = Buffer.alloc(row.length * channels * height, row);
  const resources = profile ? photoshopProfile(profile) : Buffer.alloc(4);
  const layers = Buffer.alloc(large ? 8 : 4);
  return Buffer.concat([header, Buffer.alloc(4), resources, layers, Buffer.from([0, 1]), lengths, rows]);
};
