import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import { pngTraits } from "@lucarne/configurators/artwork/logo/png-traits";
import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import type { PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import type { Size } from "@lucarne/configurators/artwork/page/boxes";
import sharp, { type Sharp } from "sharp";

import { openPicture } from "./pictures.ts";

/** Longest side and most pixels of a stored picture: 600 ppi on every sheet that is held in the hand. */
const LONGEST = 5_000;
const MOST = 10_000_000;
/** Most pixels of a drawing with filters, each of whose steps goes over all of them. */
const MOST_FILTERED = 4_000_000;

/** The size of a picture that is kept, with the proportions of another. */
const keptSize = ({ width, height }: Size, isVector: boolean, most = MOST): Size => {
  const scale = Math.min(
    LONGEST / Math.max(width, height),
    Math.sqrt(most / (width * height)),
    isVector ? Infinity : 1,
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const hasFilter = ({ name, attributes, children }: XmlElement): boolean =>
  name === "filter" || (attributes["filter"] ?? "none") !== "none" || children.some(hasFilter);

/** Pictures of a logo are sharp edges and few colours, which need no prediction. */
const png = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 6, adaptiveFiltering: false, palette: false }).toBuffer();

/**
 * Draws an SVG that our own curves cannot show: masks, patterns, effects, pictures. Nothing but the drawing itself is
 * read.
 *
 * @returns PNG
 * @throws {UnprintableLogo} when nothing can be drawn
 */
export const drawPlainSvg = async ({ root, width, height }: PlainSvg): Promise<Buffer> => {
  const size = keptSize({ width, height }, true, hasFilter(root) ? MOST_FILTERED : MOST);
  const drawn = await png(
    sharp(Buffer.from(writeXml(root, size)), { limitInputPixels: 2 * MOST, unlimited: true }),
  ).catch(() => undefined);
  if (!drawn) throw new UnprintableLogo("effects");
  return drawn;
};

/** Light of a screen (IEC 61966-2-1) from linear light, 0 to 1. */
const screenLevel = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Writes samples of another gamma as a screen shows them; opacity is as it was. */
const toScreen = async (picture: Sharp, gamma: number): Promise<Sharp> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(255 * screenLevel((level / 255) ** (1 / gamma))),
  );
  const colours = info.channels - (info.channels % 2 === 0 ? 1 : 0);
  for (let at = 0; at < data.length; at += 1) if (at % info.channels < colours) data[at] = levels[data[at] ?? 0] ?? 0;
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

/**
 * A PNG as preview and print show it alike: one frame, upright, in the colours of a screen, eight bits, with no more
 * pixels than a sheet can show.
 *
 * @returns undefined when it is all that already
 */
export const plainPng = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const { size, orientation, gamma, isPlain } = pngTraits(bytes);
  const kept = keptSize(size, false);
  if (isPlain && orientation === 1 && gamma === undefined && kept.width === size.width) return undefined;
  const longest = Math.max(kept.width, kept.height);
  const sized = openPicture(bytes, { pages: 1 })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
    .keepIccProfile();
  return png(gamma === undefined ? sized : await toScreen(sized, gamma));
};

/** A TIFF that our own reader does not take, such as a fax or a turned page: upright, in the colours of a screen. */
export const plainTiff = (bytes: Buffer): Promise<Buffer> =>
  png(
    openPicture(bytes)
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb"),
  );
