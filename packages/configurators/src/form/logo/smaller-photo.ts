import { LOGO_HEAD, logoKind } from "../../artwork/logo/kind.ts";
import { MAX_PIXELS } from "../../artwork/logo/pixels.ts";
import { readJpeg } from "../../artwork/logo/raster/read-jpeg.ts";
import { readPng } from "../../artwork/logo/raster/read-png.ts";
import type { Size } from "../../artwork/page/boxes.ts";
import { MAX_FILE_BYTES } from "../../products/limits.ts";
import { canvasOf, contextOf } from "./canvas.ts";

/** Largest file in bytes that is read to be made smaller: more than phones write, less than fills their memory. */
const MAX_READ_BYTES = 60_000_000;

/** Most pixels of a photo that was made smaller: what all browsers draw, and more than a cover needs. */
const KEPT_PIXELS = 16_000_000;

const QUALITY = 0.92;

/** The size of a JPEG or PNG; undefined for anything else. */
const sizeOf = async (file: File): Promise<Size | undefined> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = logoKind(bytes.subarray(0, LOGO_HEAD));
  if (kind === "png") return readPng(bytes);
  return kind === "jpeg" ? readJpeg(bytes)?.size : undefined;
};

const shrunk = async (file: File): Promise<File> => {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  const scale = Math.min(1, Math.sqrt(KEPT_PIXELS / (width * height)));
  const canvas = canvasOf({ width: width * scale, height: height * scale });
  const context = contextOf(canvas);
  // A JPEG would store what is transparent as black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const type = "image/jpeg";
  const content = await canvas.convertToBlob({ type, quality: QUALITY });
  return new File([content], `${file.name.replace(/\.[^.]*$/u, "")}.jpg`, { type });
};

/**
 * A photo that is larger than the server takes, in bytes or pixels, made smaller: upright, as a JPEG. Any other file, and
 * one that this browser cannot draw, is given back as it is.
 */
export const smallerPhoto = async (file: File): Promise<File> => {
  if (file.size > MAX_READ_BYTES) return file;
  const size = await sizeOf(file);
  const isTaken = file.size <= MAX_FILE_BYTES && (size?.width ?? 0) * (size?.height ?? 0) <= MAX_PIXELS;
  return !size || isTaken ? file : shrunk(file).catch(() => file);
};
