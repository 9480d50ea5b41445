import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyNth } from "../../../../../test-sample.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { Box } from "../../artwork/page/boxes.ts";
import { pdfBoxes } from "../../artwork/page/pdf-boxes.ts";
import { toPoints } from "../../artwork/page/units.ts";
import { MIN_MODULE, QUIET_ZONE } from "../../artwork/qr/size.ts";
import { EVERY_COVER, layoutOf, sampleOf } from "../../testing/artworks.ts";
import { drawPage } from "../../testing/draw-page.ts";
import { rasterise, readPixels, type Pixels } from "../../testing/raster.ts";
import { readCode } from "../../testing/read-code.ts";
import { has, inFolder, runTool } from "../../testing/tools.ts";
import { pageDrawing, stepsOf } from "../svg/page-drawing.ts";
import { printFile } from "./print-file.ts";
import { toSvg } from "../svg/svg.ts";

const LINK = "https://dachserwis.example";

const withCode = sampleOf(
  EVERY_COVER.filter(([, template]) =>
    template.sides.some(({ elements }) => elements.some(({ kind }) => kind === "code")),
  ),
  2,
);

/** What both readers find in a sound code. */
const READ = [LINK, LINK];

const codePage = (artwork: ArtworkLayout): number =>
  artwork.pages.findIndex(({ side }) => side === artwork.codes[0]?.side);

const preview = (artwork: ArtworkLayout, width: number): Promise<Pixels> => {
  const page = artwork.pages[codePage(artwork)];
  if (!page) throw new Error("No code on this artwork");
  const drawing = pageDrawing(artwork, page);
  return rasterise(toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" }), width);
};

/** Large formats are seen from far away: as many pixels as in a photo of the whole. */
const printResolution = (artwork: ArtworkLayout): number => (artwork.page.trim.width > 500 ? 30 : 150);

/** Visible area around a plate, in millimetres. */
const AROUND = 6;

/** The part of a print file's page around its code, in pixels per inch. */
const aroundCode = ({ codes, page }: ArtworkLayout, dpi: number): string[] => {
  const [code] = codes;
  if (!code) throw new Error("No code on this artwork");
  const { plate } = code;
  const pixels = (millimetres: number): string => String(Math.max(0, Math.round((millimetres / 25.4) * dpi)));
  const side = pixels(plate.width + 2 * AROUND);
  const [x, y] = [pixels(plate.x + page.bleed.left - AROUND), pixels(plate.y + page.bleed.top - AROUND)];
  return ["-x", x, "-y", y, "-W", side, "-H", side];
};

/** Brightness of every pixel in a ring inside a plate, 0 to 255. */
const lightOfRing = ({ data, width }: Pixels, plate: Box, module: number, perMillimetre: number): number[] => {
  const left = Math.ceil((plate.x + module * 0.5) * perMillimetre);
  const right = Math.floor((plate.x + plate.width - module * 0.5) * perMillimetre) - 1;
  const top = Math.ceil((plate.y + module * 0.5) * perMillimetre);
  const bottom = Math.floor((plate.y + plate.height - module * 0.5) * perMillimetre) - 1;
  const inner = (QUIET_ZONE - 1) * module * perMillimetre;
  const light: number[] = [];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const depth = Math.min(x - left, right - x, y - top, bottom - y);
      // The plate's corners are rounded.
      const corner = Math.min(x - left, right - x) + Math.min(y - top, bottom - y) < module * perMillimetre;
      if (depth < inner && !corner)
        light.push(Math.min(...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)));
    }
  return light;
};

describe.each(withCode)("%s", (_, template, cover) => {
  const artwork = layoutOf(template, cover);

  it("keeps the quiet zone and the module size on the plate", () => {
    for (const { plate, module } of artwork.codes) {
      const modules = Math.round(plate.width / module) - 2 * QUIET_ZONE;
      expect((modules - 17) % 4).toBe(0);
      expect(module).toBeGreaterThanOrEqual(MIN_MODULE);
      expect(plate.width).toBeGreaterThanOrEqual(template.rules.smallestCode);
    }
    expect(artwork.codes).toHaveLength(1);
  });

  it("keeps the quiet zone white and the modules black, with nothing drawn over them", async () => {
    const [code] = artwork.codes;
    if (!code) throw new Error("No code on this artwork");
    const { plate, module } = code;
    // At least four pixels per module.
    const perMillimetre = Math.max(4 / module, 1200 / artwork.page.trim.width);
    const pixels = await preview(artwork, Math.round(perMillimetre * artwork.page.trim.width));
    const exact = pixels.width / artwork.page.trim.width;
    expect(Math.min(...lightOfRing(pixels, plate, module, exact))).toBe(255);
    // The centre of the first finder pattern is dark.
    const at = module * (QUIET_ZONE + 0.5) * exact;
    const corner = Math.floor(plate.y * exact + at) * pixels.width + Math.floor(plate.x * exact + at);
    expect([...pixels.data.subarray(corner * 4, corner * 4 + 3)]).toEqual([0, 0, 0]);
  });

  it.each(everyNth(3, [320, 640, 1200]))("is read from the preview at %i px by both readers", async (width) => {
    expect(await readCode(await preview(artwork, width))).toEqual(READ);
  });

  it("is read from the print file by both readers", { tags: "long" }, async () => {
    const bytes = await printFile(artwork, { title: "Artwork" });
    const { bleed, trim } = artwork.page;
    const width = ((trim.width + bleed.left + bleed.right) / 25.4) * printResolution(artwork);
    expect(await readCode(await drawPage(bytes, codePage(artwork), Math.round(width)))).toEqual(READ);
  });

  it("is read from the print file at 150 ppi, seen from nearby", async () => {
    const bytes = await printFile(artwork, { title: "Artwork" });
    const [code] = artwork.codes;
    if (!code) throw new Error("No code on this artwork");
    const { bleed } = artwork.page;
    const { scale } = pdfBoxes(artwork.page, false);
    const points = (millimetres: number): number => toPoints(millimetres) / scale;
    const side = code.plate.width + 2 * AROUND;
    const area = {
      x: points(code.plate.x + bleed.left - AROUND),
      y: points(code.plate.y + bleed.top - AROUND),
      width: points(side),
      height: points(side),
    };
    const width = Math.round((points(side) / 72) * 150);
    expect(await readCode(await drawPage(bytes, codePage(artwork), width, area))).toEqual(READ);
  });
});

describe.each(withCode)("%s, drawn by another program", { tags: "long" }, (_, template, cover) => {
  const artwork = layoutOf(template, cover);

  it.runIf(has("pdftoppm"))("is read from the print file when pdftoppm is installed and draws it", async () => {
    const bytes = await printFile(artwork, { title: "Artwork" });
    await inFolder(async (path) => {
      writeFileSync(path("print.pdf"), bytes);
      const page = String(codePage(artwork) + 1);
      const dpi = String(printResolution(artwork));
      runTool("pdftoppm", ["-r", dpi, "-f", page, "-l", page, "-singlefile", "-png", path("print.pdf"), path("print")]);
      expect(await readCode(await readPixels(path("print.png")))).toEqual(READ);
    });
  });

  it.runIf(has("pdftoppm"))("is read at 150 ppi when pdftoppm is installed and draws it", async () => {
    const bytes = await printFile(artwork, { title: "Artwork" });
    await inFolder(async (path) => {
      writeFileSync(path("print.pdf"), bytes);
      const page = String(codePage(artwork) + 1);
      const part = ["-r", "150", ...aroundCode(artwork, 150)];
      runTool("pdftoppm", [...part, "-f", page, "-l", page, "-singlefile", "-png", path("print.pdf"), path("print")]);
      expect(await readCode(await readPixels(path("print.png")))).toEqual(READ);
    });
  });
});

it("reads nothing where there is no code, so the readers can fail", async () => {
  const [[, template, cover] = []] = withCode;
  if (!template || cover === undefined) throw new Error("No product with a code");
  const artwork = layoutOf(template, cover);
  const front = { ...artwork, codes: [], pages: artwork.pages.slice(0, 1) };
  const [page] = front.pages;
  if (!page) throw new Error("No page");
  const drawing = pageDrawing(front, page);
  const pixels = await rasterise(toSvg(drawing, { steps: stepsOf(drawing) }), 640);
  expect(await readCode(pixels)).toEqual([undefined, undefined]);
});
