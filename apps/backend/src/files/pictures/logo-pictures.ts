import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import { pngTraits } from "@lucarne/configurators/artwork/logo/png-traits";
import type { Matrix } from "@lucarne/configurators/artwork/logo/svg/matrix";
import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import type { PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import { MAX_DRAWN_PIXELS } from "@lucarne/configurators/artwork/logo/pixels";
import type { Size } from "@lucarne/configurators/artwork/page/boxes";
import { pixelsFor, shownResolution } from "@lucarne/configurators/artwork/template/check-photo";
import { logoPlace } from "@lucarne/configurators/artwork/template/logo-place";
import type { Template } from "@lucarne/configurators/artwork/template/schema";
import sharp, { type Sharp } from "sharp";

import { drawnInBands } from "./drawn-bands.ts";
import { layersOf } from "./drawn-layers.ts";
import { FilterUses } from "./filter-uses.ts";
import { inPasses, lightOver } from "./pixel-steps.ts";
import { openPicture } from "./pictures.ts";
import { toScreen } from "./screen-levels.ts";

/** Longest side and most pixels of a stored picture, whatever its sheet. */
const MAX_SIDE = 5_000;
const MAX_PIXELS = 10_000_000;
/** Longest side and most pixels of a drawing in bands, as its sides are rounded; and most pixels of all its layers. */
const MAX_LONG_SIDE = 12_000;
const MAX_IN_BANDS = 0.99 * MAX_DRAWN_PIXELS;
const MAX_IN_LAYERS = 5 * MAX_IN_BANDS;
/** Pixels per inch of a drawing that is stored as a picture: its edges are as sharp as curves. */
const DRAWN_RESOLUTION = 600;
/** Most pixels of a drawing with filters, and of all their steps together: each goes over all of them. */
const MAX_FILTERED = 4_000_000;
const MAX_IN_STEPS = 20 * MAX_FILTERED;
/** Most pixels with one shadow, and most layers with it; the library draws all of it again for each strip of rows. */
const MAX_SHADOWED = 8_000_000;
const MAX_WITH_SHADOW = 2;
const ROWS_OF_STRIP = 2_000;
const MAX_IN_STRIPS = 14_000_000;
/** A drawing whose filters leave fewer pixels is not sharp. */
const MIN_FILTERED = 200_000;

/** The formats of a logo's product; empty when the product is not known. */
export type Formats = readonly Template[];

/** How much larger than its pixels a logo needs to be for its sheet; without one, as large as it may be. */
const scaleFor = (size: Size, formats: Formats, resolution: number): number => {
  const place = logoPlace(formats, size);
  return place ? pixelsFor(place, resolution).width / size.width : Infinity;
};

/** A size with the proportions of another one, within the limits. */
const scaled = ({ width, height }: Size, wanted: number, most = MAX_PIXELS): Size => {
  const side = most > MAX_PIXELS ? MAX_LONG_SIDE : MAX_SIDE;
  const scale = Math.min(wanted, side / Math.max(width, height), Math.sqrt(most / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** A picture that is hardly larger than it needs to be stays as sharp as it is. */
const HARDLY_LARGER = 0.9;

/** The size of a picture as its sheet can show it, never larger than it is. */
const shownSize = (size: Size, formats: Formats): Size => {
  const wanted = scaleFor(size, formats, Math.max(0, ...formats.map(shownResolution)));
  return scaled(size, wanted > HARDLY_LARGER ? 1 : wanted);
};

/**
 * Most pixels of a drawing by the steps of its filters, some of which take longer the more pixels there are.
 *
 * @throws {UnprintableLogo} `effects` for a drawing that would not be sharp
 */
export const mostPixels = (uses: FilterUses, { width, height }: Size): number => {
  if (uses.steps(0) === 0) return MAX_PIXELS;
  let most = MAX_FILTERED;
  while (most * uses.steps(Math.sqrt(most / (width * height))) > MAX_IN_STEPS) most *= 0.9;
  if (most < MIN_FILTERED) throw new UnprintableLogo("effects");
  return most;
};

/** Most pixels of a drawing with one shadow, and of all rows that the library draws for it. */
const shadowPixels = ({ width, height }: Size): number => {
  const rows = Math.sqrt((MAX_SHADOWED * height) / width);
  return Math.min(MAX_SHADOWED, MAX_IN_STRIPS / Math.ceil(rows / ROWS_OF_STRIP));
};

/** Most pixels of a checked drawing on its sheet: few layers may have as many as a banner needs. */
const drawnPixels = (uses: FilterUses, plain: PlainSvg, formats: Formats): number => {
  const most = mostPixels(uses, plain);
  if (formats.length === 0) return most;
  const layers = layersOf(plain.root);
  if (uses.steps(0) === 0) return Math.max(most, Math.min(MAX_IN_BANDS, MAX_IN_LAYERS / layers));
  return uses.isOneShadow() && layers <= MAX_WITH_SHADOW ? Math.max(most, shadowPixels(plain)) : most;
};

/** A step of a filter with what the library reads in pixels instead of units of the drawing. */
const inPixels = (step: XmlElement, matrix: Matrix, scale: number): XmlElement[] => {
  if (step.name === "feMorphology") return inPasses(step, matrix, scale);
  const isLight = step.name === "feDiffuseLighting" || step.name === "feSpecularLighting";
  return [isLight ? lightOver(step, matrix, scale) : step];
};

/** A drawing whose filters do as much in its picture as they say. */
export const withFilters = (element: XmlElement, uses: FilterUses, scale: number): XmlElement => {
  const matrix = element.name === "filter" ? uses.matrixOf(element) : undefined;
  return {
    ...element,
    children: element.children.flatMap((child) =>
      matrix ? inPixels(child, matrix, scale) : [withFilters(child, uses, scale)],
    ),
  };
};

/** Lengths of a line and its paint, which an element may have from the one around it. */
const OF_LINES = { "stroke-width": "1", "stroke-dasharray": "none", "stroke-dashoffset": "0", stroke: "none" } as const;

const scaledLength = (value: string, scale: number): string =>
  value
    .split(/[\s,]+/)
    .map((length) => {
      if (length === "none") return length;
      const number = Number(length);
      if (length === "" || !Number.isFinite(number)) throw new UnprintableLogo("effects");
      return String(number * scale);
    })
    .join(" ");

/**
 * A drawing whose lines that stay as wide as they are, however large their shapes are, have their widths in pixels of
 * the picture, in which the library counts them.
 */
const withFixedLines = (
  { attributes, children, ...element }: XmlElement,
  scale: number,
  outer: Readonly<Record<string, string>> = OF_LINES,
): XmlElement => {
  const lengths: Record<string, string> = {};
  for (const [name, value] of Object.entries(outer)) {
    const own = attributes[name];
    lengths[name] = own === undefined || own === "inherit" ? value : own;
  }
  const isFixed = attributes["vector-effect"] === "non-scaling-stroke";
  const { stroke = "", ...own } = lengths;
  // The library puts a gradient of such a line elsewhere.
  if (isFixed && stroke.includes("url(")) throw new UnprintableLogo("effects");
  const fixed = isFixed
    ? Object.fromEntries(Object.entries(own).map(([name, value]) => [name, scaledLength(value.trim(), scale)]))
    : {};
  return {
    ...element,
    attributes: { ...attributes, ...fixed },
    children: children.map((child) => withFixedLines(child, scale, lengths)),
  };
};

/** Pictures of a logo are sharp edges and few colours, which need no prediction. */
const png = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 6, adaptiveFiltering: false, palette: false }).toBuffer();

const drawnPng = async (drawing: XmlElement, size: Size): Promise<Buffer> => {
  // Rounded to whole pixels.
  if (size.width * size.height > 1.01 * MAX_PIXELS) return png(await drawnInBands(drawing, size));
  return png(sharp(Buffer.from(writeXml(drawing, size)), { limitInputPixels: 2 * MAX_PIXELS, unlimited: true }));
};

/**
 * Draws an SVG that our own curves cannot show: masks, patterns, effects, pictures. Nothing but the drawing itself is
 * read.
 *
 * @returns PNG
 * @throws {UnprintableLogo} when nothing can be drawn
 */
export const drawPlainSvg = async (plain: PlainSvg, formats: Formats = []): Promise<Buffer> => {
  const uses = new FilterUses(plain);
  const wanted = scaleFor(plain, formats, DRAWN_RESOLUTION);
  const size = scaled(plain, wanted, drawnPixels(uses, plain, formats));
  const scale = size.width / plain.width;
  const drawing = withFixedLines(withFilters(plain.root, uses, scale), scale * plain.pixel);
  const drawn = await drawnPng(drawing, size).catch(() => undefined);
  if (!drawn) throw new UnprintableLogo("effects");
  return drawn;
};

/** An upright picture with no more pixels than its sheet can show; undefined when it is that already. */
const shown = async (bytes: Buffer, formats: Formats): Promise<Sharp | undefined> => {
  const { autoOrient, orientation = 1 } = await openPicture(bytes, { pages: 1 }).metadata();
  const size = shownSize(autoOrient, formats);
  if (orientation === 1 && size.width === autoOrient.width && size.height === autoOrient.height) return undefined;
  return openPicture(bytes, { pages: 1 })
    .autoOrient()
    .resize({ ...size, fit: "fill" });
};

/**
 * A PNG as preview and print show it alike: one frame, upright, in the colours of a screen, eight bits, with no more
 * pixels than its sheet can show.
 *
 * @returns undefined when it is all that already
 */
export const plainPng = async (bytes: Buffer, formats: Formats = []): Promise<Buffer | undefined> => {
  const { gamma, isPlain } = pngTraits(bytes);
  const sized = await shown(bytes, formats);
  if (isPlain && gamma === undefined && !sized) return undefined;
  return png(await toScreen((sized ?? openPicture(bytes, { pages: 1 })).keepIccProfile(), gamma));
};

/**
 * A JPEG with more pixels than its sheet can show, scaled. One in inks keeps them: they are not to be mixed again.
 *
 * @returns undefined when it stays as it is
 */
export const plainJpeg = async (bytes: Buffer, formats: Formats): Promise<Buffer | undefined> => {
  const { space, autoOrient } = await openPicture(bytes).metadata();
  if (space === "cmyk" || shownSize(autoOrient, formats).width === autoOrient.width) return undefined;
  const sized = await shown(bytes, formats);
  return sized?.keepIccProfile().jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
};

/**
 * A TIFF that our own reader does not take, such as a fax or a turned page, or one with more pixels than its sheet can
 * show: upright, in the colours of a screen.
 */
export const plainTiff = async (bytes: Buffer, formats: Formats = []): Promise<Buffer> =>
  png(((await shown(bytes, formats)) ?? openPicture(bytes).autoOrient()).toColourspace("srgb"));

/** Whether a TIFF in the colours of a screen has more pixels than its sheet can show. */
export const isLargeTiff = async (bytes: Buffer, formats: Formats): Promise<boolean> => {
  const { space, autoOrient } = await openPicture(bytes).metadata();
  return space !== "cmyk" && shownSize(autoOrient, formats).width < autoOrient.width;
};
