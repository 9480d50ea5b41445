import { APPLICATION_1, END, isBare, isFrame, SCAN, START } from "@lucarne/configurators/artwork/logo/jpeg-markers";

import { MAX_SCANS } from "../../limits.ts";
import { refuse } from "../../refusal.ts";
import { checkExif } from "./check-exif.ts";
import { checkPixels } from "./check-pixels.ts";

const EXIF_NAME = Buffer.from("Exif\0\0", "latin1");

/** Index of the next marker's second byte in entropy-coded data; -1 when there is none. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at + 1;
  }
  return -1;
};

/**
 * Checks the segments of a JPEG: complete, with pixels, passes and EXIF data within the limits.
 *
 * @returns its number of pixels
 * @throws {RefusedFile}
 */
export const checkJpeg = (bytes: Buffer): number => {
  if (bytes[0] !== 0xff || bytes[1] !== START) refuse("file.damaged");
  let pixels = 0;
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END && scans > 0) return pixels;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) break;
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2 || at + 2 + length > bytes.length) break;
      if (isFrame(marker)) {
        if (length < 8) break;
        const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
        checkPixels(width, height);
        pixels = Math.max(pixels, width * height);
      }
      const content = bytes.subarray(at + 4, at + 2 + length);
      if (marker === APPLICATION_1 && content.subarray(0, EXIF_NAME.length).equals(EXIF_NAME))
        checkExif(content.subarray(EXIF_NAME.length));
      at += 2 + length;
      if (marker === SCAN) {
        scans += 1;
        if (pixels === 0) break;
        if (scans > MAX_SCANS) refuse("file.too_many_parts", { parts: MAX_SCANS });
        const next = nextMarker(bytes, at);
        if (next < 0) break;
        at = next - 1;
      }
    }
  }
  return refuse("file.damaged");
};

/** Largest number of segments before the first frame header: tables, profiles and comments. */
const MAX_SEGMENTS = 1_000;

/** The size in the first frame header of a JPEG; undefined when there is none. */
export const sizeOfJpeg = (bytes: Buffer): { width: number; height: number } | undefined => {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && at + 9 <= bytes.length; segment += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === SCAN) return undefined;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += isBare(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};
