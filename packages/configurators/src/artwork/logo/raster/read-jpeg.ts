import type { Size } from "../../page/boxes.ts";
import { APPLICATION_1, END, isBare, isFrame, SCAN, START } from "../jpeg-markers.ts";
import { orientationOf, type Orientation } from "./orientation.ts";

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Most segments of a file; photographs have a few dozen. */
const MAX_SEGMENTS = 10_000;

/** What a JPEG says about its picture. */
export interface JpegHead {
  /** Upright, in pixels. */
  readonly size: Size;
  readonly orientation: Orientation;
  /** Colour components: 1 for grey, 3 for colours of a screen, 4 for inks. */
  readonly components: number;
}

/** The orientation in an EXIF segment, or 1. */
const orientationIn = (segment: Uint8Array): Orientation =>
  EXIF.some((byte, at) => segment[at] !== byte) ? 1 : orientationOf(segment.subarray(EXIF.length));

/** Position after the picture data that starts at `from`; undefined when the data has no end. */
const endOfScan = (bytes: Uint8Array, from: number): number | undefined => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at;
  }
  return undefined;
};

/**
 * Reads size and orientation of a JPEG and checks that it is complete: all segments, at least one scan, and its end.
 * @returns undefined when it is damaged
 */
export const readJpeg = (bytes: Uint8Array): JpegHead | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  let size: Size | undefined;
  let components = 0;
  let orientation: Orientation = 1;
  let scans = 0;
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      if (!size || scans === 0) return undefined;
      const { width, height } = size;
      return { size: orientation >= 5 ? { width: height, height: width } : size, orientation, components };
    }
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      const length = view.getUint16(at + 2);
      const next = at + 2 + length;
      if (length < 2 || next > bytes.length) return undefined;
      if (isFrame(marker) && length >= 8) {
        size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        components = bytes[at + 9] ?? 0;
      }
      if (marker === APPLICATION_1 && orientation === 1) orientation = orientationIn(bytes.subarray(at + 4, next));
      at = next;
      if (marker !== SCAN) continue;
      scans += 1;
      const end = endOfScan(bytes, at);
      if (end === undefined) return undefined;
      at = end;
    }
  }
  return undefined;
};
