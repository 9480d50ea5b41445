import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import { pdfShowsAnything } from "@lucarne/configurators/render/pdf/shows-anything";
import type { PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import sharp, { type Sharp } from "sharp";

import { FilterUses } from "../pictures/filter-uses.ts";
import { mostPixels, withFilters } from "../pictures/logo-pictures.ts";
import { openPicture } from "../pictures/pictures.ts";
import { refuse } from "../refusal.ts";

/** Longest side of the picture in which a drawing is searched for something visible, in pixels. */
const SIDE = 600;
/** The share of the pixels that it may have by its filters. */
const SHARE = 1 / 8;

const isClear = async (picture: Sharp): Promise<boolean> => {
  const opacities = await picture.extractChannel("alpha").raw().toBuffer();
  return opacities.every((opacity) => opacity === 0);
};

/**
 * Refuses a drawing of which nothing is seen, such as a straight line with a gradient in shares of its height.
 *
 * @throws {RefusedFile}
 * @throws {UnprintableLogo} `effects` for a filter that the library draws in another way than browsers
 */
export const checkVisibleDrawing = async (plain: PlainSvg): Promise<void> => {
  const { width, height } = plain;
  const uses = new FilterUses(plain);
  const most = SHARE * mostPixels(uses, plain);
  const scale = Math.min(SIDE / Math.max(width, height), Math.sqrt(most / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const root = withFilters(plain.root, uses, scale);
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
