import { describe, expect, it } from "vitest";
import { sameOnAllSides } from "./boxes.ts";
import { pageBoxes, pdfBoxes, type PrintPage } from "./pdf-boxes.ts";

const card: PrintPage = { trim: { width: 90, height: 50 }, bleed: sameOnAllSides(3), safe: sameOnAllSides(3) };
const rollUp: PrintPage = {
  trim: { width: 850, height: 2000 },
  bleed: { top: 0, right: 0, bottom: 100, left: 0 },
  safe: sameOnAllSides(50),
};

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100);

describe("pageBoxes", () => {
  it("puts the bleed outside and the safe area inside the trim box, for each side", () => {
    expect(pageBoxes(rollUp)).toEqual({
      trim: { x: 0, y: 0, width: 850, height: 2000 },
      bleed: { x: 0, y: 0, width: 850, height: 2100 },
      safe: { x: 50, y: 50, width: 750, height: 1900 },
    });
  });
});

describe("pdfBoxes", () => {
  it("gives a card of 90 × 50 with 3 mm bleed the boxes that print shops check", () => {
    const boxes = pdfBoxes(card);
    expect(boxes.scale).toBe(1);
    expect(rounded(boxes.media)).toEqual([0, 0, 272.13, 158.74]);
    expect(boxes.bleed).toEqual(boxes.media);
    expect(rounded(boxes.trim)).toEqual([8.5, 8.5, 263.62, 150.24]);
  });

  it("makes room for marks only on request", () => {
    const boxes = pdfBoxes(card, true);
    expect(rounded(boxes.media)).toEqual([0, 0, 317.48, 204.09]);
    expect(rounded(boxes.bleed)).toEqual([22.68, 22.68, 294.8, 181.42]);
  });

  it("keeps bleed that only one side has on that side, such as a roll-up's foot", () => {
    const { trim, media } = pdfBoxes(rollUp);
    expect(rounded([trim[1], media[3] - trim[3]])).toEqual([283.46, 0]);
  });

  it.each([
    ["billboard 504 × 238 with 1 cm bleed", 5040, 2380, 1],
    ["billboard 600 × 300", 6000, 3000, 10],
  ])("draws %s at 1:%#", (_, width, height, scale) => {
    const boxes = pdfBoxes({ trim: { width, height }, bleed: sameOnAllSides(10), safe: sameOnAllSides(100) });
    expect(boxes.scale).toBe(scale);
    expect(Math.max(...boxes.media)).toBeLessThanOrEqual(14_400);
  });
});
