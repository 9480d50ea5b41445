import { describe, expect, it } from "vitest";
import { boundsOf, cellsOf, contains, fitWithin, inset, outset, overlap, sameOnAllSides, stack } from "./boxes.ts";

const page = { x: 0, y: 0, width: 148, height: 210 };

it("removes margins and adds bleed for each side", () => {
  const margins = { top: 1, right: 2, bottom: 3, left: 4 };
  expect(inset(page, margins)).toEqual({ x: 4, y: 1, width: 142, height: 206 });
  expect(outset(inset(page, margins), margins)).toEqual(page);
  expect(inset({ ...page, width: 3 }, sameOnAllSides(2))).toMatchObject({ width: 0 });
});

it.each([
  ["itself", page, true],
  ["a box that touches the edge", { x: 100, y: 0, width: 48, height: 10 }, true],
  ["a box off by rounding", { x: -1e-9, y: 0, width: 148, height: 10 }, true],
  ["a box that sticks out", { x: 100, y: 0, width: 48.1, height: 10 }, false],
  ["a box above", { x: 0, y: -1, width: 10, height: 10 }, false],
])("contains %s: %#", (_, inner, expected) => {
  expect(contains(page, inner)).toBe(expected);
});

it("does not count a shared edge as an overlap", () => {
  const left = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(left, { x: 10, y: 0, width: 10, height: 10 })).toBe(false);
  expect(overlap(left, { x: 9.9, y: 9.9, width: 10, height: 10 })).toBe(true);
});

it("returns the bounding box of points", () => {
  expect(
    boundsOf([
      [3, 9],
      [1, 4],
      [7, 5],
    ]),
  ).toEqual({ x: 1, y: 4, width: 6, height: 5 });
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

it("returns the bounding box of half a million points", () => {
  const points = Array.from({ length: 500_000 }, (_, index) => [index, -index] as const);
  expect(boundsOf(points)).toEqual({ x: 0, y: -499_999, width: 499_999, height: 499_999 });
});

describe("fitWithin", () => {
  const box = { x: 10, y: 20, width: 40, height: 20 };
  it.each([
    [
      "a wide logo, left and middle",
      { width: 400, height: 100 },
      "left",
      "middle",
      { x: 10, y: 25, width: 40, height: 10 },
    ],
    [
      "a tall logo, right and bottom",
      { width: 10, height: 40 },
      "right",
      "bottom",
      { x: 45, y: 20, width: 5, height: 20 },
    ],
    ["a small logo, centre and top", { width: 2, height: 1 }, "centre", "top", { x: 10, y: 20, width: 40, height: 20 }],
  ] as const)("places %s", (_, thing, across, down, expected) => {
    expect(fitWithin(thing, box, across, down)).toEqual(expected);
  });
});

it("divides a box into cells, row by row", () => {
  const cells = cellsOf({ x: 0, y: 0, width: 21, height: 32 }, 2, 3, 1, 1);
  expect(cells).toHaveLength(6);
  expect(cells[3]).toEqual({ x: 11, y: 11, width: 10, height: 10 });
});

describe("stack", () => {
  const box = { x: 0, y: 0, width: 10, height: 50 };
  it("leaves no gap for an empty field", () => {
    expect(stack(box, [5, 0, 5], 2, "top").map(({ y }) => y)).toEqual([0, 7, 7]);
    expect(stack(box, [5, 0, 5], 2, "bottom").map(({ y }) => y)).toEqual([38, 45, 45]);
  });
  it("returns an empty list for no heights", () => {
    expect(stack(box, [0, 0], 2, "bottom").map(({ y, height }) => [y, height])).toEqual([
      [50, 0],
      [50, 0],
    ]);
  });
});
