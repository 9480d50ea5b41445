import { UnprintableLogo } from "./fault.ts";

/** Largest SVG in a gzip file, in bytes: as large as one that is not packed may be. */
export const MAX_UNPACKED_SVG = 10_000_000;

/**
 * The SVG in a gzip file (`.svgz`), as Inkscape, Illustrator and CorelDRAW write it.
 * @throws {UnprintableLogo} `too-complex` for one that unpacks to more than `MAX_UNPACKED_SVG`, `damaged` otherwise
 */
export const unpackSvg = async (packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    const unpacked = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
    for await (const piece of unpacked) {
      size += piece.length;
      if (size > MAX_UNPACKED_SVG) throw new UnprintableLogo("too-complex");
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof UnprintableLogo ? error : new UnprintableLogo("damaged");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
