import { MAX_PAGES, MAX_PARTS, MAX_UNPACKED } from "../../limits.ts";
import { refuse } from "../../refusal.ts";
import { checkPixels } from "./check-pixels.ts";
import { unpacksToTooMuch } from "../inflate-bounded.ts";

// Numbers of the format (TIFF 6.0).
const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const SAMPLES = 277;
const STRIPS = 273;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILES = 324;
const PACKING = 259;
const COLOURS = 262;
const YCBCR = 6;
const CIE_LAB = 8;
const ICC_LAB = 9;
const FORMAT = 339;
const INTEGER = 1;
const SIGNED = 2;
const FLOAT = 3;
const JPEG = 7;
const SHORT = 3;
const LONG = 4;
const MAX_TAGS = 500;

/** The second number of a file whose addresses have eight bytes instead of four. */
const BIG = 43;

/** How many bytes the parts of a directory have, and where the first address is. */
interface Widths {
  readonly first: number;
  /** Of the number of entries, of an entry, and of an address or a number of items. */
  readonly count: number;
  readonly entry: number;
  readonly address: number;
}
const USUAL: Widths = { first: 4, count: 2, entry: 12, address: 4 };
const LARGE: Widths = { first: 8, count: 8, entry: 20, address: 8 };

/**
 * Checks the directories of a TIFF: number of pages, no cycle, and the pixels, depth and parts of each page within the
 * limits.
 *
 * @returns whether only our own reader has the colours of the first page: the library takes luma and chroma that are not
 * packed as JPEG for red, green and blue, reads no L*a*b* of 8 bits and that of 16 under another white, finds nothing
 * opaque beside L*a*b* and integers of 32 bits, and reads grey of floating point as black
 * @throws {RefusedFile}
 */
export const checkTiff = (bytes: Buffer): boolean => {
  if (bytes.length < 16) refuse("file.damaged");
  const little = bytes[0] === 0x49;
  const u16 = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const u64 = (at: number): number => Number(little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  const widths = u16(2) === BIG ? LARGE : USUAL;
  const address = widths.address === 8 ? u64 : u32;
  const shorts = widths.address / 2;

  /** The first value of an entry, or where its values are. */
  const valueAt = (at: number, type: number, items: number): number => {
    if (type === SHORT && items <= shorts) return u16(at);
    // A number of four bytes stands in the first four of eight, in either order.
    return type === LONG && items === 1 ? u32(at) : address(at);
  };

  const checkPage = (from: number, count: number): boolean => {
    const tags = new Map<number, { value: number; count: number }>();
    for (let index = 0; index < count; index += 1) {
      const at = from + widths.count + index * widths.entry;
      const items = address(at + 4);
      tags.set(u16(at), { count: items, value: valueAt(at + 4 + widths.address, u16(at + 2), items) });
    }
    const value = (tag: number, otherwise: number): number => tags.get(tag)?.value ?? otherwise;
    const [width, height] = [value(WIDTH, 0), value(HEIGHT, 0)];
    checkPixels(width, height);
    const parts = Math.max(tags.get(STRIPS)?.count ?? 0, tags.get(TILES)?.count ?? 0);
    if (parts > MAX_PARTS) refuse("file.too_many_parts", { parts: MAX_PARTS });
    checkPixels(value(TILE_WIDTH, 1), value(TILE_HEIGHT, 1));
    // More values than fit are stored elsewhere in the file; the first one is the depth of all.
    const firstOf = (tag: number): number => {
      const entry = tags.get(tag);
      const isElsewhere = entry !== undefined && entry.count > shorts && entry.value + 2 <= bytes.length;
      return isElsewhere ? u16(entry.value) : (entry?.value ?? 1);
    };
    const depth = firstOf(BITS);
    if ((width * height * value(SAMPLES, 1) * depth) / 8 > 2 * MAX_UNPACKED) throw unpacksToTooMuch();
    const colours = value(COLOURS, 0);
    if (colours === YCBCR) return value(PACKING, 1) !== JPEG;
    if (colours === CIE_LAB || colours === ICC_LAB) return depth === 8 || depth === 16;
    const format = firstOf(FORMAT);
    return format === SIGNED || format === FLOAT || (depth === 32 && format === INTEGER);
  };

  let isMisread = false;
  let at = address(widths.first);
  for (let pages = 1; at !== 0; pages += 1) {
    if (pages > MAX_PAGES) refuse("file.too_many_pages", { pages: MAX_PAGES });
    if (at + widths.count > bytes.length) refuse("file.damaged");
    const count = widths.count === 8 ? u64(at) : u16(at);
    const end = at + widths.count + count * widths.entry;
    if (count === 0 || count > MAX_TAGS || end + widths.address > bytes.length) refuse("file.damaged");
    const isPageMisread = checkPage(at, count);
    if (pages === 1) isMisread = isPageMisread;
    at = address(end);
  }
  return isMisread;
};
