import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyNth, LONG } from "../../../../../test-sample.ts";
import type { Drawing } from "../../artwork/drawing/operation.ts";
import { place } from "../../artwork/drawing/transform.ts";
import { pageBoxes } from "../../artwork/page/pdf-boxes.ts";
import { EVERY_COVER, layoutOf, sampleOf } from "../../testing/artworks.ts";
import { drawPage } from "../../testing/draw-page.ts";
import { proofOf } from "../../testing/proof.ts";
import { halved, rasterise, readPixels, type Pixels } from "../../testing/raster.ts";
import { forTools, has, inFolder, runTool } from "../../testing/tools.ts";
import { stepsOf } from "./page-drawing.ts";
import { printFile } from "../print/print-file.ts";
import { toSvg } from "./svg.ts";

/** Both are drawn at double size and halved, because renderers differ in how they weight the edges of shapes. */
const WIDTH = 600;
const FINER = 2;
/** Difference in levels of 255 that renderers may have in gradients and edges. */
const TOLERANCE = 32;

const alike = (one: Pixels, at: number, other: Pixels, near: number): boolean =>
  Math.abs((one.data[at] ?? 0) - (other.data[near] ?? 0)) <= TOLERANCE &&
  Math.abs((one.data[at + 1] ?? 0) - (other.data[near + 1] ?? 0)) <= TOLERANCE &&
  Math.abs((one.data[at + 2] ?? 0) - (other.data[near + 2] ?? 0)) <= TOLERANCE;

/** A pixel differs when the other picture has no similar one at its position or next to it. */
const differs = (one: Pixels, other: Pixels, x: number, y: number): boolean => {
  const at = (y * one.width + x) * 4;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(other.height - 1, y + 1); ny += 1)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(other.width - 1, x + 1); nx += 1)
      if (alike(one, at, other, (ny * other.width + nx) * 4)) return false;
  return true;
};

/** Fraction of pixels without a similar one in the other picture, in both directions. */
const difference = (one: Pixels, other: Pixels): number => {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * one.width + x) * 4;
      if (alike(one, at, other, (y * other.width + x) * 4)) continue;
      if (differs(one, other, x, y) || differs(other, one, x, y)) count += 1;
    }
  return count / (width * height);
};

/** The sheet with its bleed, in the colours in which a viewer shows CMYK. */
const sheets = (artwork: ReturnType<typeof layoutOf>): Drawing[] => {
  const { bleed } = pageBoxes(artwork.page);
  return artwork.pages.map(({ operations }) => ({
    width: bleed.width,
    height: bleed.height,
    operations: place(proofOf(operations), { from: [bleed.x, bleed.y], to: [0, 0] }),
  }));
};

const preview = async (drawing: Drawing): Promise<Pixels> =>
  halved(await rasterise(toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" }), WIDTH * FINER));

const CASES = everyNth(4, sampleOf(EVERY_COVER, 3));

describe.each(CASES)("%s", (_, template, cover) => {
  it("prints what the preview shows: less than 0.15% of the pixels differ", async () => {
    const artwork = layoutOf(template, cover, "uk", "longest");
    const bytes = await printFile(artwork, { title: "Artwork", contour: false });
    for (const [index, drawing] of sheets(artwork).entries()) {
      const shown = await preview(drawing);
      const printed = await halved(await drawPage(bytes, index, shown.width * FINER));
      expect(difference(shown, printed)).toBeLessThan(0.0015);
    }
  });
});

describe.each(forTools(CASES, LONG))("%s, drawn by another program", (_, template, cover) => {
  it.runIf(has("pdftoppm"))("prints the same when pdftoppm is installed and draws it", async () => {
    const artwork = layoutOf(template, cover, "uk", "longest");
    const bytes = await printFile(artwork, { title: "Artwork", contour: false });
    await inFolder(async (path) => {
      writeFileSync(path("print.pdf"), bytes);
      for (const [index, drawing] of sheets(artwork).entries()) {
        const page = String(index + 1);
        const shown = await preview(drawing);
        const size = ["-scale-to-x", String(shown.width * FINER), "-scale-to-y", String(shown.height * FINER)];
        const name = path(`page-${page}`);
        runTool("pdftoppm", [...size, "-f", page, "-l", page, "-singlefile", "-png", path("print.pdf"), name]);
        expect(difference(shown, await halved(await readPixels(`${name}.png`)))).toBeLessThan(0.0015);
      }
    });
  });
});

it("would detect a headline that has moved by half a millimetre", async () => {
  const [[, template, cover] = []] = EVERY_COVER;
  if (!template || cover === undefined) throw new Error("No product");
  const [sheet] = sheets(layoutOf(template, cover));
  if (!sheet) throw new Error("No page");
  const moved = sheet.operations.map((operation) =>
    operation.kind === "path" ? (place([operation], { from: [0, 0], to: [0.5, 0] })[0] ?? operation) : operation,
  );
  expect(difference(await preview(sheet), await preview({ ...sheet, operations: moved }))).toBeGreaterThan(0.0015);
});
