import sharp, { type SharpOptions } from "sharp";

import { MOST_PAGES, MOST_PIXELS } from "./limits.ts";

/** Side of an avatar, in pixels. */
const AVATAR_SIDE = 512;

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
