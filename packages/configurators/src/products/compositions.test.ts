import { expect, it } from "vitest";
import { everyNth } from "../../../../test-sample.ts";
import { layout } from "../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../artwork/layout/result.ts";
import { templateSchema } from "../artwork/template/schema.ts";
import { pageDrawing, stepsOf } from "../render/svg/page-drawing.ts";
import { toSvg } from "../render/svg/svg.ts";
import { largestEmptyShare } from "../testing/empty-area.ts";
import { rasterise } from "../testing/raster.ts";
import { DESIGNS, type Design } from "../testing/designs/designs.ts";
import { defaultTexts } from "./default-texts.ts";
import { sampleData } from "./samples/data.ts";

const laidOut = ({ template, subtype, cover }: Design, services: number, partner: boolean): ArtworkLayout => {
  const sample = sampleData("pl", "usual", services);
  const texts = { ...sample.texts, ...defaultTexts("pl", subtype) };
  return layout(templateSchema.parse(template), { ...sample, partner, cover: cover.id, texts });
};

const largestEmptyOf = async (artwork: ArtworkLayout): Promise<number> => {
  const shares = artwork.pages.map(async (page) => {
    const drawing = pageDrawing(artwork, page);
    return largestEmptyShare(await rasterise(toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" }), 100));
  });
  return Math.max(...(await Promise.all(shares)));
};

/** The most of a side that may be one flat rectangle. A plain cover is flat by choice. */
const MAX_EMPTY = 0.2;
const MAX_EMPTY_IF_PLAIN = 0.3;

/** With the fewest services that can be ordered, as a recommended partner and as another company. */
const cases = everyNth(
  3,
  DESIGNS.flatMap((design) =>
    [true, false].map((partner) => [design.id, partner ? "a partner" : "others", design, partner] as const),
  ),
);

it.each(cases)("%s leaves no large area empty for %s", async (id, _, design, partner) => {
  const { fewest = 0 } = design.template.services ?? {};
  const most = id.endsWith("plain-green") ? MAX_EMPTY_IF_PLAIN : MAX_EMPTY;
  expect(await largestEmptyOf(laidOut(design, fewest, partner))).toBeLessThan(most);
});

it("measures the largest empty area", async () => {
  const svg = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${body}</svg>`;
  expect(largestEmptyShare(await rasterise(svg(""), 100))).toBe(1);
  const halved = largestEmptyShare(await rasterise(svg('<path d="M0 48h100v4H0z"/>'), 100));
  expect(halved).toBeGreaterThan(0.45);
  expect(halved).toBeLessThan(0.5);
});

const flyers = DESIGNS.filter(({ template }) => template.product === "flyer");

it.each(flyers.map((design) => [design.id, design] as const))(
  "%s has other pictures on its back than on its front",
  (_, design) => {
    for (const services of [0, 6]) {
      const { pages, reading } = laidOut(design, services, true);
      const pictures = pages.map(({ operations }) =>
        operations.flatMap((one) => (one.kind === "group" && one.picture === true ? [JSON.stringify(one)] : [])),
      );
      const [front = [], back = []] = pictures;
      expect(front.length).toBeGreaterThan(0);
      expect(back.length).toBeGreaterThan(0);
      expect(back.filter((one) => front.includes(one))).toEqual([]);
      const covers = reading.filter(({ kind }) => kind === "cover").map(({ text }) => text);
      expect(new Set(covers).size).toBe(covers.length);
    }
  },
);
