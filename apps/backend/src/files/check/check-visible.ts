import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import { pdfShowsAnything } from "@lucarne/configurators/render/pdf/shows-anything";
import type { PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import sharp, { type Sharp } from "sharp";

import { openPicture } from "../pictures/pictures.ts";
import { refuse } from "../refusal.ts";

/** Longest side of the picture in which a drawing is searched for something visible, in pixels. */
const SIDE = 600;

const isClear = async (picture: Sharp): Promise<boolean> => {
  const opacities = await picture.extractChannel("alpha").raw().toBuffer();
  return opacities.every((opacity) => opacity === 0);
};

/**
 * Refuses a drawing of which nothing is seen, such as a straight line with a gradient in shares of its height.
 *
 * @throws {RefusedFile}
 */
export const checkVisibleDrawing = async ({ root, width, height }: PlainSvg): Promise<void> => {
  const scale = SIDE / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const picture = sharp(Buffer.from(writeXml(root, size)), { limitInputPixels: SIDE * SIDE, unlimited: true });
  // What the library cannot draw is checked with our own reader.
  if (await isClear(picture.ensureAlpha()).catch(() => false)) refuse("file.nothing_shown");
};

/**
 * Refuses a picture all of whose pixels are transparent.
 *
 * @throws {RefusedFile}
 */
export const checkVisiblePicture = async (bytes: Buffer): Promise<void> => {
  const { hasAlpha } = await openPicture(bytes).metadata();
  if (hasAlpha && (await isClear(openPicture(bytes)))) refuse("file.nothing_shown");
};

/**
 * Refuses a PDF whose first page is blank.
 *
 * @throws {RefusedFile}
 */
export const checkVisiblePdf = async (bytes: Buffer): Promise<void> => {
  // What cannot be read is left to the reader of logos, which reports why.
  if (!(await pdfShowsAnything(bytes).catch(() => true))) refuse("file.nothing_shown");
};
