import { describe, expect, it } from "vitest";
import { EVERY_FORMAT } from "../../products/all.ts";
import { everyElement } from "../template/every-element.ts";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "./all.ts";
import { CHOICE_FRAME } from "./cover.ts";
import { drawCover } from "./draw.ts";
import { everyNth } from "../../../../../test-sample.ts";

const flyers = Object.values(FLYER_COVERS).flat();

describe("the set of covers", () => {
  it.each([
    ["services flyers", FLYER_COVERS.services, 7],
    ["electric flyers", FLYER_COVERS.electric, 3],
    ["replacement flyers", FLYER_COVERS.replacement, 5],
    ["dsp flyers", FLYER_COVERS.dsp, 1],
    ["banners", BANNER_COVERS, 6],
    ["billboards", BILLBOARD_COVERS, 5],
    ["card backgrounds", CARD_BACKGROUNDS, 7],
  ])("has all %s", (_, covers, count) => {
    expect(covers).toHaveLength(count);
  });

  it("gives each cover a unique id in kebab-case", () => {
    const ids = [...flyers, ...BANNER_COVERS, ...BILLBOARD_COVERS, ...CARD_BACKGROUNDS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it("draws a different picture for each flyer cover", () => {
    const pictures = flyers.map((cover) => JSON.stringify(drawCover(cover, CHOICE_FRAME)));
    expect(new Set(pictures).size).toBe(flyers.length);
  });
});

const SETS = { flyer: flyers, banner: BANNER_COVERS, billboard: BILLBOARD_COVERS, card: CARD_BACKGROUNDS } as const;

const PICTURES = EVERY_FORMAT.flatMap((template) => everyElement(template)).flatMap((element) =>
  // A header of a flyer's back has covers of its own.
  element.kind === "picture" && element.shows !== "header" ? [element] : [],
);

/** Each cover in every size in which a template shows its set. */
const rows = new Map(
  PICTURES.flatMap(({ covers, frame: { width, height } }) =>
    SETS[covers].map((cover) => [`${cover.id}, ${width} × ${height} mm`, { cover, frame: { width, height } }]),
  ),
);

/** Every number of a drawing, in order. */
const numbers = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbers) : [];
};

/** Only the lengths of a drawing, without fractions such as opacities and gradient stops. */
const lengths = (value: unknown): number[] =>
  numbers(
    JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "opacity" || key === "at" ? null : inner))),
  );

describe.each(everyNth(3, [...rows]))("%s", (_, { cover, frame }) => {
  const drawing = drawCover(cover, frame);

  it("covers its whole frame", () => {
    const [background] = drawing.operations;
    expect(background?.kind === "path" && background.path.slice(0, 4)).toEqual([
      ["M", [0, 0]],
      ["L", [frame.width, 0]],
      ["L", [frame.width, frame.height]],
      ["L", [0, frame.height]],
    ]);
  });

  it("draws the same picture at any size, so a large print matches its preview", () => {
    const large = lengths(drawCover(cover, { width: frame.width * 8, height: frame.height * 8 }));
    const small = lengths(drawing);
    expect(large).toHaveLength(small.length);
    const differences = small.map((length, index) => Math.abs((large[index] ?? 0) / 8 - length));
    expect(differences.reduce((most, difference) => Math.max(most, difference), 0)).toBeLessThan(frame.width * 1e-6);
  });
});
