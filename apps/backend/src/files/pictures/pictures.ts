import { MAX_PIXELS } from "@lucarne/configurators/artwork/logo/pixels";
import { printedPhotoSize } from "@lucarne/configurators/artwork/template/check-photo";
import type { Template } from "@lucarne/configurators/artwork/template/schema";
import { MAX_FILE_BYTES } from "@lucarne/configurators/products/limits";
import sharp, { type SharpOptions } from "sharp";

import { MAX_PAGES } from "../limits.ts";
import { ownGamma, toScreen } from "./screen-levels.ts";

/** Side of an avatar, in pixels. */
const AVATAR_SIDE = 512;

sharp.cache(false);
// Several files are processed in parallel, each in its own process.
sharp.concurrency(1);

/** Opens a picture within the limit of pixels; a damaged one fails when it is read. */
export const openPicture = (bytes: Buffer, more: SharpOptions = {}) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true, ...more });

/** Decodes a picture completely and discards it: false when it is damaged, too large or of another format. */
export const isSoundPicture = async (bytes: Buffer, format: "jpeg" | "png" | "tiff"): Promise<boolean> => {
  try {
    const { format: found, pages = 1 } = await openPicture(bytes).metadata();
    if (found !== format || pages > MAX_PAGES) return false;
    await openPicture(bytes).resize(32, 32, { fit: "inside", fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Decodes a picture completely and discards it: false when the library reported anything about it. */
export const isWholePicture = async (bytes: Buffer): Promise<boolean> => {
  try {
    await openPicture(bytes, { failOn: "warning" }).stats();
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
    const picture = openPicture(bytes)
      .rotate()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover", position: "attention" });
    return await (await toScreen(picture, ownGamma(bytes))).webp({ quality: 82 }).toBuffer();
  } catch {
    return undefined;
  }
};

/** A photo for print: upright, in sRGB, without metadata. */
export interface PrintPhoto {
  /** JPEG. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** JPEG qualities of a printed photo: the loss of the first is below the screen of a press, the others are for noise. */
const PHOTO_QUALITIES = [90, 75, 50];

/**
 * Encodes a photo for print, reduced to the pixels that the product can show. Transparency becomes white paper.
 *
 * @returns undefined when the picture cannot be read or stays too large
 */
export const drawPhoto = async (bytes: Buffer, template: Template): Promise<PrintPhoto | undefined> => {
  try {
    const { autoOrient } = await openPicture(bytes).metadata();
    for (const quality of PHOTO_QUALITIES) {
      const picture = openPicture(bytes)
        .autoOrient()
        .resize({ ...printedPhotoSize(template, autoOrient), fit: "fill" })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb");
      const { data, info } = await (
        await toScreen(picture, ownGamma(bytes))
      )
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= MAX_FILE_BYTES) return { bytes: data, width: info.width, height: info.height };
    }
    return undefined;
  } catch {
    return undefined;
  }
};
