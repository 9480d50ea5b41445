import { MAX_PIXELS } from "@lucarne/configurators/artwork/logo/pixels";
import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import { bytesOfAddress, typeOfAddress } from "@lucarne/configurators/artwork/logo/svg/data-address";
import { plainSvg, type PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";

import sharp, { type Sharp } from "sharp";

import { elementsOf } from "../../pictures/elements.ts";
import { FilterUses, MAX_STEPS } from "../../pictures/filter-uses.ts";
import { mostPixels, plainPng } from "../../pictures/logo-pictures.ts";
import { MAX_DRAWN_ELEMENTS, MAX_LEVELS } from "../../limits.ts";
import { openOldPicture } from "../../pictures/old-pictures.ts";
import { DrawingFonts } from "../../fonts/open-font.ts";
import { refuse } from "../../refusal.ts";
import { checkJpeg } from "../picture/check-jpeg.ts";
import { checkPng } from "../picture/check-png.ts";
import { kindOf } from "../kinds.ts";

/** Attributes that may have long values: paths and pictures. All others are short. */
const LONG = new Set(["d", "points", "href"]);
const MAX_VALUE = 4_000;

/** Largest number of commands and numbers in all paths. */
const MAX_NUMBERS = 250_000;

/** Kinds of pictures that the library reads besides PNG and JPEG, and browsers show. */
const SHOWN = new Set(["gif", "heif", "webp"]);

const openShown = async (bytes: Buffer): Promise<Sharp> => {
  const old = openOldPicture(bytes);
  if (old) return old;
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 });
  const { format, compression } = await picture.metadata();
  // Of this family browsers show AVIF only.
  if (!SHOWN.has(format) || (format === "heif" && compression !== "av1")) return refuse("file.damaged");
  return picture.autoOrient();
};

/** A picture that is neither PNG nor JPEG as one frame of PNG, which all readers know. */
const pngOf = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await (await openShown(bytes)).toColourspace("srgb").png().toBuffer();
  } catch (error) {
    if (error instanceof UnprintableLogo) throw error;
    return refuse("file.damaged");
  }
};

/** A JPEG as browsers show it: upright, in the colours of a screen. */
const plainJpeg = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { orientation = 1, space, icc } = await picture.metadata();
    if (orientation === 1 && space === "srgb" && icc === undefined) return bytes;
    return await picture
      .autoOrient()
      .toColourspace("srgb")
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
  } catch {
    return refuse("file.damaged");
  }
};

/** A PNG in the colours of a screen, without a profile, which the library that draws drawings does not read. */
const screenPng = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { icc } = await picture.metadata();
    if (icc === undefined) return (await plainPng(bytes)) ?? bytes;
    return await picture.toColourspace("srgb").png().toBuffer();
  } catch {
    return refuse("file.damaged");
  }
};

/** A picture inside of a drawing as what its bytes are, which browsers go by, and its pixels. */
const plainPicture = async (address: string): Promise<{ address: string; pixels: number }> => {
  const bytes = Buffer.from(bytesOfAddress(address) ?? []);
  const kind = kindOf(bytes);
  if (kind === "jpeg") {
    const pixels = checkJpeg(bytes);
    return { pixels, address: `data:image/jpeg;base64,${(await plainJpeg(bytes)).toString("base64")}` };
  }
  const png = kind === "png" ? bytes : await pngOf(bytes);
  const pixels = await checkPng(png);
  const plain = await screenPng(png);
  return { pixels, address: `data:image/png;base64,${plain.toString("base64")}` };
};

/** The element with its pictures as `plainPicture` gives them. */
const withPlainPictures = async (element: XmlElement, count: (pixels: number) => void): Promise<XmlElement> => {
  const { attributes } = element;
  const children: XmlElement[] = [];
  for (const child of element.children) children.push(await withPlainPictures(child, count));
  const { href = "" } = attributes;
  if (typeOfAddress(href) === undefined) return { ...element, children };
  const { address, pixels } = await plainPicture(href);
  count(pixels);
  return { ...element, children, attributes: { ...attributes, href: address } };
};

const isDigit = (code: number): boolean => (code >= 0x30 && code <= 0x39) || code === 0x2e;

/** Counts the commands and numbers of a path. */
const numbersIn = (outline: string): number => {
  let count = 0;
  let before = false;
  for (let at = 0; at < outline.length; at += 1) {
    const code = outline.charCodeAt(at);
    const digit = isDigit(code);
    if ((digit && !before) || (code | 0x20) >= 0x61) count += 1;
    before = digit;
  }
  return count;
};

/** The referenced parts that a renderer draws again for an element. */
const targetsOf = ({ attributes }: Pick<XmlElement, "attributes">): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (key === "href") return value.startsWith("#") ? [value.slice(1)] : [];
    if (!value.includes("url(")) return [];
    return value
      .split("url(")
      .slice(1)
      .map((part) => part.split(")")[0]?.replaceAll(/["'#\s]/g, "") ?? "");
  });

/** Counts drawn elements with references followed: a few nested ones draw billions of elements. */
const checkDrawnElements = (root: XmlElement, elements: readonly XmlElement[]): void => {
  const byId = new Map(
    elements.flatMap((element) => {
      const { id } = element.attributes;
      return id === undefined ? [] : [[id, element]];
    }),
  );
  const counts = new Map<XmlElement, number>();
  const countOf = (element: XmlElement, levels: number): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (levels > 2 * MAX_LEVELS) refuse("file.too_deep", { levels: MAX_LEVELS });
    // An element that is reached again before it is counted is part of a cycle.
    counts.set(element, Number.POSITIVE_INFINITY);
    const referred = targetsOf(element).flatMap((id) => byId.get(id) ?? []);
    const count = [...element.children, ...referred].reduce((sum, part) => sum + countOf(part, levels + 1), 1);
    if (count > MAX_DRAWN_ELEMENTS) refuse("file.too_many_parts", { parts: MAX_DRAWN_ELEMENTS });
    counts.set(element, count);
    return count;
  };
  countOf(root, 0);
};

/** Steps of filters whose cost grows with a number of theirs, and the largest such number. */
const HEAVY: Readonly<Record<string, readonly [attribute: string, most: number]>> = {
  feConvolveMatrix: ["order", 5],
  feTurbulence: ["numOctaves", 5],
};
/** Checks that the filters of a drawing take a bounded time. */
const checkFilters = (plain: PlainSvg, elements: readonly XmlElement[]): void => {
  const uses = new FilterUses(plain);
  if (uses.steps(0) > MAX_STEPS) refuse("file.svg_effects");
  mostPixels(uses, plain);
  for (const { name, attributes } of elements.filter((element) => element.name.startsWith("fe"))) {
    const [attribute = "", most = 0] = HEAVY[name] ?? [];
    const numbers = (attributes[attribute] ?? "").split(/[\s,]+/).map(Number);
    if (attribute !== "" && numbers.some((number) => !(number <= most))) refuse("file.svg_effects");
  }
};

/**
 * Reads the drawing of an SVG and checks that it stays within the limits of depth, elements, numbers and pictures. What
 * is stored and drawn is this drawing alone, written again from known elements and attributes (SEC-15).
 *
 * @throws {RefusedFile}
 * @throws {UnprintableLogo} as `plainSvg`
 */
export const checkSvg = async (bytes: Buffer): Promise<PlainSvg> => {
  const fonts = new DrawingFonts();
  const first = plainSvg(bytes, fonts.tools);
  const plain = (await fonts.unpack()) ? plainSvg(bytes, fonts.tools) : first;
  const elements = [...elementsOf(plain.root)];
  let numbers = 0;
  for (const { attributes } of elements) {
    for (const name of ["d", "points"]) numbers += numbersIn(attributes[name] ?? "");
    if (numbers > MAX_NUMBERS) refuse("file.too_many_parts", { parts: MAX_NUMBERS });
    for (const [name, value] of Object.entries(attributes))
      if (!LONG.has(name) && value.length > MAX_VALUE) refuse("file.too_many_parts", { parts: MAX_VALUE });
  }
  checkFilters(plain, elements);
  checkDrawnElements(plain.root, elements);
  let pixels = 0;
  const root = await withPlainPictures(plain.root, (more) => {
    pixels += more;
    if (pixels > MAX_PIXELS) refuse("file.too_many_pixels", { megapixels: MAX_PIXELS / 1_000_000 });
  });
  return { ...plain, root };
};
