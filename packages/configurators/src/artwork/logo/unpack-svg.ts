import { UnprintableLogo } from "./fault.ts";
import { unpack } from "./unpack.ts";

/** Largest SVG in a gzip file, in bytes: as large as one that is not packed may be. */
export const MAX_UNPACKED_SVG = 10_000_000;

/**
 * The SVG in a gzip file (`.svgz`), as Inkscape, Illustrator and CorelDRAW write it.
 * @throws {UnprintableLogo} `too-complex` for one that unpacks to more than `MAX_UNPACKED_SVG`, `damaged` otherwise
 */
export const unpackSvg = async (packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const svg = await unpack(Uint8Array.from(packed), "gzip", MAX_UNPACKED_SVG).catch(() => {
    throw new UnprintableLogo("damaged");
  });
  if (!svg) throw new UnprintableLogo("too-complex");
  return svg;
};
