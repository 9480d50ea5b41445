import { describe, expect, it } from "vitest";
import { areaOf, cutToRectangle } from "./clip.ts";
import type { Point } from "./operation.ts";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("cutToRectangle", () => {
  it.each([
    ["a polygon inside", 0, 0, 10, 10, 100],
    ["the half that overlaps", 5, 0, 20, 10, 50],
    ["a corner", 8, 8, 20, 20, 4],
    ["nothing outside", 11, 0, 20, 10, 0],
  ])("keeps %s", (_, left, top, right, bottom, area) => {
    expect(areaOf(cutToRectangle(square, left, top, right, bottom))).toBeCloseTo(area);
  });
});
