import { describe, expect, it } from "vitest";
import { sampleData } from "../../../products/samples/data.ts";
import { pageDrawing, stepsOf } from "../../../render/svg/page-drawing.ts";
import { toSvg } from "../../../render/svg/svg.ts";
import { EVERY_COVER, sampleOf } from "../../../testing/artworks.ts";
import { rasterise } from "../../../testing/raster.ts";
import { contrastRatio, luminance } from "../../colour-contrast.ts";
import type { Colour, Operation } from "../../drawing/operation.ts";
import { rectangle } from "../../drawing/path.ts";
import type { Logo } from "../data.ts";
import { backgroundUnder } from "./background.ts";
import { layout } from "../layout.ts";
import { warningsOf } from "./warnings.ts";

const WIDTH = 1000;

const inOneColour = (fill: Colour): Logo => ({
  kind: "drawing",
  operations: [{ kind: "path", path: rectangle(0, 0, 40, 10), fill }],
  width: 40,
  height: 10,
});

it("behind a logo a cut with a hole shows what is below it", () => {
  const operations: Operation[] = [
    { kind: "path", path: rectangle(0, 0, 30, 30), fill: "#ffffff" },
    {
      kind: "group",
      clip: [...rectangle(0, 0, 30, 30), ...rectangle(10, 10, 10, 10)],
      clipEvenOdd: true,
      operations: [{ kind: "path", path: rectangle(0, 0, 30, 30), fill: "#000000" }],
    },
  ];
  const spots = backgroundUnder(operations, { x: 12, y: 12, width: 6, height: 6 });
  expect(new Set(spots.flat())).toEqual(new Set([255]));
});

const hex = (levels: readonly number[]): Colour =>
  `#${levels.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;

describe.each(sampleOf(EVERY_COVER, 1))("behind the logo of %s", (_, template, cover) => {
  const artworkWith = (fill: Colour) =>
    layout(template, { ...sampleData("pl", "usual", 4), cover, logo: inOneColour(fill) });
  const artwork = artworkWith("#808080");

  it("returns the colours that the rendered page shows", async () => {
    for (const { box, below } of artwork.logos) {
      const drawing = pageDrawing(artwork, { operations: below });
      const { data, width } = await rasterise(toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" }), WIDTH);
      const scale = width / artwork.page.trim.width;
      const spots = backgroundUnder(below, box);
      const far = spots.filter((levels, at) => {
        const x = Math.floor((box.x + ((at % 12) + 0.5) * (box.width / 12)) * scale);
        const y = Math.floor((box.y + (Math.floor(at / 12) + 0.5) * (box.height / 4)) * scale);
        return levels.some((level, channel) => Math.abs(level - (data[4 * (y * width + x) + channel] ?? 0)) > 12);
      });
      // An edge or a thin line may cross a few of the points.
      expect(far.length / spots.length).toBeLessThan(0.15);
    }
  });

  it("warns of a logo in one of these colours, but not of one that stands out", () => {
    const lowContrast = (fill: Colour): boolean =>
      warningsOf(artworkWith(fill)).some(({ warning }) => warning === "low-contrast");
    for (const { below, box } of artwork.logos) {
      const spots = backgroundUnder(below, box);
      const middle = spots[Math.floor(spots.length / 2)] ?? [0, 0, 0];
      expect(lowContrast(hex(middle))).toBe(true);
    }
    const grounds = artwork.logos.flatMap(({ below, box }) => backgroundUnder(below, box));
    const least = (fill: readonly [number, number, number]): number =>
      Math.min(...grounds.map((levels) => contrastRatio(luminance(...fill), luminance(...levels))));
    const [colour] = [[255, 255, 255] as const, [0, 0, 0] as const].toSorted(
      (one, other) => least([...other]) - least([...one]),
    );
    expect(lowContrast(hex(colour ?? []))).toBe(false);
  });
});
