import { plainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import { logoPlace } from "@lucarne/configurators/artwork/template/logo-place";
import { EVERY_FORMAT } from "@lucarne/configurators/products/all";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

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

// A banner and a billboard are seen from far away, so the limit of a picture's side applies to them.
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
    const { width: pixels } = await sharp(
      await drawPlainSvg(plainSvg(drawing(width, height, filter, steps)), [format]),
    ).metadata();
    const place = logoPlace([format], { width, height });
    // Rounded to whole pixels.
    expect(((pixels + 0.5) / (place?.width ?? Infinity)) * MILLIMETRES_PER_INCH).toBeGreaterThanOrEqual(600);
  });
});
