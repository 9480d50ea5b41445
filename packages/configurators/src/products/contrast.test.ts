import { describe, expect, it } from "vitest";
import { everyNth, inLongRun } from "../../../../test-sample.ts";
import type { ArtworkLayout, LayoutPage } from "../artwork/layout/result.ts";
import { pointsOf } from "../artwork/drawing/path.ts";
import { layout } from "../artwork/layout/layout.ts";
import { boundsOf } from "../artwork/page/boxes.ts";
import { PALETTE } from "../artwork/palette.ts";
import { pageDrawing, stepsOf } from "../render/svg/page-drawing.ts";
import { toSvg } from "../render/svg/svg.ts";
import { CHECKED, EVERY_COVER, layoutOf } from "../testing/artworks.ts";
import { contrastOn } from "../testing/contrast.ts";
import { rasterise } from "../testing/raster.ts";
import { sampleData } from "./samples/data.ts";

const WIDTH = 500;
/** For every text. For large ones 3 is enough by WCAG, but a sheet is also read in poor light and from far away. */
const MIN_CONTRAST = 4.5;

/** The page without its texts, whose boxes are known. */
const backgroundOf = (artwork: ArtworkLayout, page: LayoutPage) => {
  const inks = new Set(artwork.texts.map(({ box }) => JSON.stringify(box)));
  const drawing = pageDrawing(artwork, { ...page, operations: page.operations.filter((one) => !isWords(one, inks)) });
  return rasterise(toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" }), WIDTH);
};

const isWords = (operation: LayoutPage["operations"][number], inks: ReadonlySet<string>): boolean =>
  operation.kind === "path" && inks.has(JSON.stringify(boundsOf(pointsOf(operation.path))));

/** The texts of an artwork that are too faint on what is behind them. */
const faintOf = async (artwork: ArtworkLayout): Promise<readonly unknown[]> => {
  const perMillimetre = WIDTH / artwork.page.trim.width;
  const weak: unknown[] = [];
  for (const page of artwork.pages) {
    const background = await backgroundOf(artwork, page);
    for (const { side, box, colour, text } of artwork.texts) {
      if (side !== page.side) continue;
      const contrast = contrastOn(background, perMillimetre, box, PALETTE[colour].shown);
      if (contrast < MIN_CONTRAST) weak.push({ text, contrast });
    }
  }
  return weak;
};

describe.each(everyNth(4, EVERY_COVER))("%s", (_, template, cover) => {
  // The Bulgarian texts are the widest, so they reach furthest into the picture.
  it.each(inLongRun(["en", "bg"] as const, ["bg"] as const))(
    "gives every text a contrast of 4.5: %s",
    async (language) => {
      expect(await faintOf(layoutOf(template, cover, language, "longest"))).toEqual([]);
    },
  );
});

/** Black and white in fields of a few millimetres: no text could be read on it. */
const CHECKERED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M0 0h4v4H0zM4 4h4v4H4z"/></pattern><path fill="url(#p)" d="M0 0h300v200H0z"/></svg>',
  );

it.each(
  everyNth<[string, string, number]>(3, [
    ["flyer", "golden-slate", 6],
    ["flyer", "winter-house", 6],
    ["flyer", "golden-slate", 0],
    ["banner", "ascent", 3],
    ["banner", "dawn-loft", 3],
    ["billboard", "dusk-row", 0],
    ["billboard", "winter-right", 0],
  ]),
)("gives the same contrast with any own photo: %s, %s, %d services", async (product, cover, services) => {
  const template = CHECKED.find((one) => one.product === product);
  if (!template) throw new Error(`No ${product}`);
  const photo = { href: CHECKERED, width: 300, height: 200, focus: { x: 0.5, y: 0.3 } };
  expect(await faintOf(layout(template, { ...sampleData("en", "longest", services), cover, photo }))).toEqual([]);
});

it("gives the same contrast on the back of a flyer without services", async () => {
  const flyer = CHECKED.find(({ product }) => product === "flyer");
  if (!flyer) throw new Error("No flyer");
  const data = { ...sampleData("en", "longest", 0), cover: "night-watch" };
  expect(await faintOf(layout(flyer, data))).toEqual([]);
});
