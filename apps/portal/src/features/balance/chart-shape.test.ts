import { expect, test } from "vitest";
import { chartShape } from "./chart-shape.ts";

test("earned points are above the zero line, spent and expired ones below it, on one scale", () => {
  const { zero, bars } = chartShape(
    [
      { up: [{ series: "earned", value: 60 }], down: [] },
      {
        up: [],
        down: [
          { series: "spent", value: 30 },
          { series: "expired", value: 10 },
        ],
      },
    ],
    200,
  );
  expect(zero).toBe(120);
  expect(bars).toEqual([
    [{ series: "earned", top: 0, height: 120 }],
    [
      { series: "spent", top: 120, height: 60 },
      { series: "expired", top: 180, height: 20 },
    ],
  ]);
});

test("columns without points have no bars and do not divide by zero", () => {
  expect(chartShape([{ up: [{ series: "earned", value: 0 }], down: [] }], 100)).toEqual({ zero: 0, bars: [[]] });
});
