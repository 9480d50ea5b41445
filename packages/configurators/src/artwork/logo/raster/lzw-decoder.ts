import { BaseDecoder } from "geotiff";
import { MAX_PIXELS } from "../pixels.ts";

const CLEAR = 256;
const STOP = 257;
const FIRST = 258;
const MAX_CODES = 4096;
/** Most bytes of a strip or tile: all pixels in four channels of two bytes. */
const MAX_BYTES = 8 * MAX_PIXELS;

/**
 * Unpacks LZW as in TIFF (section 13).
 * @throws {Error} when it unpacks to more than any picture that is read
 */
const unpackLzw = (packed: Uint8Array): Uint8Array<ArrayBuffer> => {
  let output = new Uint8Array(65_536);
  let size = 0;
  const grow = (by: number): void => {
    if (size + by > MAX_BYTES) throw new Error("The strip is too large");
    if (size + by <= output.length) return;
    const larger = new Uint8Array(Math.max(2 * output.length, size + by));
    larger.set(output);
    output = larger;
  };
  // For each code, position and length of its bytes in the output.
  const starts = new Int32Array(MAX_CODES);
  const lengths = new Int32Array(MAX_CODES);
  let [codes, width, held, bits, at, before, beforeLength] = [FIRST, 9, 0, 0, 0, 0, 0];
  for (;;) {
    for (; bits < width && at < packed.length; at += 1, bits += 8) held = ((held << 8) | (packed[at] ?? 0)) & 0xff_ffff;
    if (bits < width) break;
    bits -= width;
    const code = (held >>> bits) & ((1 << width) - 1);
    if (code === STOP) break;
    if (code === CLEAR) {
      [codes, width, beforeLength] = [FIRST, 9, 0];
      continue;
    }
    const isNew = code === codes && beforeLength > 0;
    if (code > CLEAR && code >= codes && !isNew) throw new Error("A code is not known");
    const from = isNew ? before : (starts[code] ?? 0);
    const length = code < CLEAR ? 1 : isNew ? beforeLength + 1 : (lengths[code] ?? 0);
    grow(length);
    if (code < CLEAR) output[size] = code;
    else for (let index = 0; index < length; index += 1) output[size + index] = output[from + index] ?? 0;
    // A new code is the last one's bytes plus the first of this one; they are adjacent in the output.
    if (beforeLength > 0 && codes < MAX_CODES) {
      starts[codes] = before;
      lengths[codes] = beforeLength + 1;
      codes += 1;
    }
    [before, beforeLength] = [size, length];
    size += length;
    if (codes + 1 >= 1 << width && width < 12) width += 1;
  }
  return output.slice(0, size);
};

/** Replaces the TIFF library's decoder, which takes seconds and hundreds of megabytes for a large picture. */
export class LzwDecoder extends BaseDecoder {
  override decodeBlock(packed: ArrayBufferLike): ArrayBuffer {
    return unpackLzw(new Uint8Array(packed)).buffer;
  }
}
