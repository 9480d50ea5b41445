import { MAX_PAGES, MAX_PARTS, MAX_UNPACKED } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { checkPixels } from "./check-pixels.ts";
import { unpacksToTooMuch } from "./inflate-bounded.ts";

// Numbers of the format (TIFF 6.0).
const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const SAMPLES = 277;
const STRIPS = 273;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILES = 324;
const SHORT = 3;
const ENTRY = 12;
const MAX_TAGS = 500;

/**
 * Checks the directories of a TIFF: number of pages, no cycle, and the pixels, depth and parts of each page within the
 * limits.
 *
 * @throws {RefusedFile}
 */
export const checkTiff = (bytes: Buffer): void => {
  const little = bytes[0] === 0x49;
  const u16 = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

  const checkPage = (from: number, count: number): void => {
    const tags = new Map<number, { value: number; count: number }>();
    for (let index = 0; index < count; index += 1) {
      const at = from + 2 + index * ENTRY;
      const type = u16(at + 2);
      const items = u32(at + 4);
      const inline = type === SHORT && items <= 2;
      tags.set(u16(at), { count: items, value: inline || (type === SHORT && items === 1) ? u16(at + 8) : u32(at + 8) });
    }
    const value = (tag: number, otherwise: number): number => tags.get(tag)?.value ?? otherwise;
    const [width, height] = [value(WIDTH, 0), value(HEIGHT, 0)];
    checkPixels(width, height);
    const parts = Math.max(tags.get(STRIPS)?.count ?? 0, tags.get(TILES)?.count ?? 0);
    if (parts > MAX_PARTS) refuse("file.too_many_parts", { parts: MAX_PARTS });
    checkPixels(value(TILE_WIDTH, 1), value(TILE_HEIGHT, 1));
    // More than two values are stored elsewhere in the file; the first one is the depth of all.
    const bits = tags.get(BITS);
    const place = bits && bits.count > 2 && bits.value + 2 <= bytes.length ? u16(bits.value) : (bits?.value ?? 1);
    if ((width * height * value(SAMPLES, 1) * place) / 8 > 2 * MAX_UNPACKED) throw unpacksToTooMuch();
  };

  if (bytes.length < 8) refuse("file.damaged");
  let at = u32(4);
  for (let pages = 1; at !== 0; pages += 1) {
    if (pages > MAX_PAGES) refuse("file.too_many_pages", { pages: MAX_PAGES });
    if (at + 2 > bytes.length) refuse("file.damaged");
    const count = u16(at);
    if (count === 0 || count > MAX_TAGS || at + 2 + count * ENTRY + 4 > bytes.length) refuse("file.damaged");
    checkPage(at, count);
    at = u32(at + 2 + count * ENTRY);
  }
};
