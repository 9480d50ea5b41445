import { readPsd } from "@lucarne/configurators/artwork/logo/read-psd";
import sharp, { type Sharp, type SharpOptions } from "sharp";

import { MOST_PAGES, MOST_PIXELS } from "./limits.ts";

/** Side of an avatar, in pixels. */
const AVATAR_SIDE = 512;
/** Longest side of a logo in print, in pixels: more than 300 dpi on everything of hand size. */
const LOGO_SIDE = 2000;
/** Pixel density at which an SVG is rendered. */
const SVG_DENSITY = 72;
const LARGEST_DENSITY = 100_000;

sharp.cache(false);
// Several files are processed in parallel, each in its own process.
sharp.concurrency(1);

const open = (bytes: Buffer, more: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true, ...more });

/** Decodes a picture completely and discards it: false when it is damaged, too large or of another format. */
export const isSoundPicture = async (bytes: Buffer, format: "jpeg" | "png" | "tiff"): Promise<boolean> => {
  try {
    const { format: found, pages = 1 } = await open(bytes).metadata();
    if (found !== format || pages > MOST_PAGES) return false;
    await open(bytes).resize(32, 32, { fit: "inside", fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/**
 * Encodes an avatar: upright, square, without metadata.
 *
 * @returns WebP, or undefined when the picture cannot be read
 */
export const drawAvatar = async (bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    return await open(bytes)
      .rotate()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover", position: "attention" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** A logo as pixels: PNG. */
export interface DrawnLogo {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const PHOTOSHOP = "image/vnd.adobe.photoshop";
const LOGO_TYPES = new Set(["image/jpeg", "image/png", "image/svg+xml", "image/tiff", PHOTOSHOP]);

/** A Photoshop file as the form shows it; no other library here reads one. */
const openPhotoshop = (bytes: Buffer): Sharp | undefined => {
  const pixels = readPsd(bytes);
  return pixels && sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } });
};

/** Any other picture, upright; an SVG with its longer side at the full size. */
const openLogo = async (bytes: Buffer, mime: string): Promise<Sharp> => {
  const { width, height } = await open(bytes).metadata();
  const density = Math.min(LARGEST_DENSITY, Math.max(1, (SVG_DENSITY * LOGO_SIDE) / Math.max(width, height)));
  return open(bytes, mime === "image/svg+xml" ? { density } : {}).rotate();
};

/**
 * Renders a checked logo for print: upright, with its transparency, vectors at the full size, pixels never enlarged.
 *
 * @returns undefined for another type or an unreadable file
 */
export const drawLogo = async (bytes: Buffer, mime: string): Promise<DrawnLogo | undefined> => {
  if (!LOGO_TYPES.has(mime)) return undefined;
  try {
    const picture = mime === PHOTOSHOP ? openPhotoshop(bytes) : await openLogo(bytes, mime);
    if (!picture) return undefined;
    const { data, info } = await picture
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
};
