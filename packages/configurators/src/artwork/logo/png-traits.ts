import type { Size } from "../page/boxes.ts";
import { orientationOf, type Orientation } from "./raster/orientation.ts";

const SIGNATURE = 8;
/** The gamma of a screen, as PNG stores it, and how far another may be from it without a visible difference. */
const SCREEN_GAMMA = 0.45455;
const NEAR = 0.01;

/** What a PNG says about its picture besides its pixels. */
export interface PngTraits {
  /** As stored. */
  readonly size: Size;
  readonly orientation: Orientation;
  /** When its colours are not those of a screen, and it has no profile that says so better. */
  readonly gamma: number | undefined;
  /** One frame of eight bits or less whose rows follow each other. */
  readonly isPlain: boolean;
}

/** Reads the traits of a PNG whose chunks are sound. */
export const pngTraits = (bytes: Uint8Array): PngTraits => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let size: Size = { width: 0, height: 0 };
  let orientation: Orientation = 1;
  let gamma: number | undefined;
  let hasProfile = false;
  let isPlain = true;
  for (let at = SIGNATURE; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const from = at + 8;
    const length = view.getUint32(at);
    if (from + length > bytes.length) break;
    switch (String.fromCharCode(...bytes.subarray(at + 4, from))) {
      case "IHDR":
        size = { width: view.getUint32(from), height: view.getUint32(from + 4) };
        if ((bytes[from + 8] ?? 0) > 8 || bytes[from + 12] !== 0) isPlain = false;
        break;
      case "gAMA":
        gamma = view.getUint32(from) / 100_000;
        break;
      case "iCCP":
      case "sRGB":
      case "cICP":
        hasProfile = true;
        break;
      case "acTL":
        isPlain = false;
        break;
      case "eXIf":
        orientation = orientationOf(bytes.subarray(from, from + length));
        break;
      default:
    }
  }
  const isOther = gamma !== undefined && gamma > 0 && !hasProfile && Math.abs(gamma - SCREEN_GAMMA) > NEAR;
  return { size, orientation, gamma: isOther ? gamma : undefined, isPlain };
};
