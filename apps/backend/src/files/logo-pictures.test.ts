import { plainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import { logoPlace } from "@lucarne/configurators/artwork/template/logo-place";
import { EVERY_FORMAT } from "@lucarne/configurators/products/all";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { drawnInBands } from "./pictures/drawn-bands.ts";
import { layersOf } from "./pictures/drawn-layers.ts";
import { drawPlainSvg } from "./pictures/logo-pictures.ts";
import { everyNth } from "../../../../test-sample.ts";

const MILLIMETRES_PER_INCH = 25.4;

const OFFSET = '<feOffset dx="0"/>';

/** A drawing that curves cannot show. */
const drawing = (width: number, height: number, filter: boolean, steps = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  (filter
    ? `<filter id="e"><feGaussianBlur stdDeviation="1"/>${steps}</filter><g filter="url(#e)">`
    : '<mask id="e"><path d="M0 0h9v9z" fill="#fff"/></mask><g mask="url(#e)">') +
  `<rect width="${width}" height="${height}" fill="#0f5b52"/></g></svg>`;

/** Pixels per inch of a drawing at its largest place on a sheet. */
const resolutionOn = async (
  format: (typeof EVERY_FORMAT)[number],
  source: string,
  width: number,
  height: number,
): Promise<number> => {
  const drawn = await sharp(await drawPlainSvg(plainSvg(source), [format])).metadata();
  const place = logoPlace([format], { width, height });
  // Rounded to whole pixels.
  return ((drawn.width + 0.5) / (place?.width ?? Infinity)) * MILLIMETRES_PER_INCH;
};

// With filters, and on a billboard, the most pixels of a picture apply.
const inTheHand = EVERY_FORMAT.filter(({ product }) => product !== "banner" && product !== "billboard");

describe.each(inTheHand)("a drawing that is stored as a picture, on a $product of $page.trim.width mm", (format) => {
  it.each(
    everyNth<[string, number, number, boolean, string?]>(5, [
      ["wide", 400, 100, false],
      ["wide, with a filter", 400, 100, true],
      ["square", 100, 100, false],
      ["square, with a filter", 100, 100, true],
      ["tall, with a filter", 100, 300, true],
      ["wide, with 100 steps of filters", 400, 100, true, OFFSET.repeat(99)],
      ["wide, with a shadow that is spread", 400, 100, true, '<feMorphology operator="dilate" radius="8"/>'],
    ]),
  )("has at least 600 pixels per inch of its printed size: %s", async (_, width, height, filter, steps?) => {
    const source = drawing(width, height, filter, steps);
    expect(await resolutionOn(format, source, width, height)).toBeGreaterThanOrEqual(600);
  });
});

/** Parts over all of a drawing that nothing but a picture can show. */
const EFFECTS = {
  mask: '<mask id="e"><rect width="9999" height="9999" fill="url(#g)"/></mask><rect width="9999" height="9999" mask="url(#e)"/>',
  pattern:
    '<pattern id="p" width="7" height="5" patternUnits="userSpaceOnUse"><circle cx="3" cy="2" r="2" fill="#c30"/></pattern>' +
    '<rect width="9999" height="9999" fill="url(#p)"/>',
  blending: '<circle cx="50" cy="50" r="50" fill="#0f5b52"/><circle cx="60" cy="50" r="30" mix-blend-mode="multiply"/>',
} as const;

const withEffects = (width: number, height: number, effects: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><linearGradient id="g">` +
  `<stop stop-color="#fff"/><stop offset="1" stop-color="#c30"/></linearGradient>${effects}</svg>`;

const bannerFormats = EVERY_FORMAT.filter(({ product }) => product === "banner");

describe.each(bannerFormats)("a drawing without filters that is stored as a picture, on a $product", (format) => {
  it.each(
    everyNth<[string, number, number, string]>(8, [
      ["four times as wide as high, with blending", 400, 100, EFFECTS.blending],
      ["four times as wide as high, with a mask", 400, 100, EFFECTS.mask],
      ["four times as wide as high, with four masks", 400, 100, EFFECTS.mask.repeat(4)],
      ["four times as wide as high, with a pattern", 400, 100, EFFECTS.pattern],
      ["ten times as wide as high", 1000, 100, EFFECTS.mask],
      ["six times as wide as high", 600, 100, EFFECTS.mask],
      ["twice as wide as high", 200, 100, EFFECTS.mask],
      ["square", 100, 100, EFFECTS.mask],
      ["four times as high as wide", 100, 400, EFFECTS.mask],
    ]),
  )("has at least 600 pixels per inch of its printed size: %s", async (_, width, height, effects) => {
    const source = withEffects(width, height, effects);
    expect(await resolutionOn(format, source, width, height)).toBeGreaterThanOrEqual(600);
  });
});

it.each(["mask", "pattern", "blending"] as const)("bands are put together without an edge: %s", async (effect) => {
  // Tiles of whole pixels: of others, the library may take a pixel from either side.
  const size = { width: 2_800, height: 1_400 };
  const { root } = plainSvg(withEffects(400, 200, EFFECTS[effect]));
  const whole = await sharp(Buffer.from(writeXml(root, size)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect((await (await drawnInBands(root, size)).raw().toBuffer()).equals(whole)).toBe(true);
});

const SHADOW = '<feDropShadow dx="2" dy="2" stdDeviation="2"/>';
const FIGMA =
  '<feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" result="a"/><feOffset dy="4"/>' +
  '<feGaussianBlur stdDeviation="2"/><feComposite in2="a" operator="out"/><feColorMatrix/><feBlend in2="b" result="s"/>' +
  '<feBlend in="SourceGraphic" in2="s"/>';

const shadowed = (width: number, height: number, steps: string, times = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><filter id="e">${steps}</filter>` +
  `${`<path d="M9 9h80v80H9z" filter="url(#e)"/>`.repeat(times)}</svg>`;

describe.each(bannerFormats)("a drawing with a shadow that is stored as a picture, on a $product", (format) => {
  it.each(
    everyNth<[string, number, number, string, number]>(5, [
      ["square", 100, 100, FIGMA, 600],
      ["square, in one step", 100, 100, SHADOW, 600],
      ["high", 100, 300, SHADOW, 600],
      ["twice as wide as high", 200, 100, SHADOW, 460],
      ["four times as wide as high", 400, 100, FIGMA, 288],
    ]),
  )("%s, of %i by %i, has the resolution that its time allows", async (_, width, height, steps, least) => {
    expect(await resolutionOn(format, shadowed(width, height, steps), width, height)).toBeGreaterThanOrEqual(least);
  });

  it("has at most 4 million pixels with two shadows", async () => {
    const drawn = await drawPlainSvg(plainSvg(shadowed(100, 100, SHADOW, 2)), [format]);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 2_000, height: 2_000 });
  });
});

describe("the time of a drawing", () => {
  const timeOf = (effects: string): number => layersOf(plainSvg(withEffects(400, 100, effects)).root);

  it("is that of its masks, also where they are used again", () => {
    expect(timeOf(EFFECTS.mask)).toBeCloseTo(1.2, 1);
    const used = `<g id="m">${EFFECTS.mask}</g>${'<use href="#m"/>'.repeat(8)}`;
    expect(timeOf(used)).toBeCloseTo(9 * timeOf(EFFECTS.mask), 0);
  });

  it("is that of a paint for each part of a group", () => {
    const group = EFFECTS.pattern.replace(/<rect.*$/u, `<g fill="url(#p)">${'<path d="M0 0h9v9z"/>'.repeat(20)}</g>`);
    expect(timeOf(group)).toBeGreaterThan(20 * 5);
  });

  it("has no end with a picture, or where it refers to itself", () => {
    const picture = '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>';
    expect(timeOf(picture)).toBe(Infinity);
    expect(timeOf('<g id="a"><use href="#a"/></g>')).toBe(Infinity);
  });
});
