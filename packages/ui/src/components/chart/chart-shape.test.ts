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

test("columns without points have no bars above a line of zero, and do not divide by it", () => {
  expect(chartShape([{ up: [{ series: "earned", value: 0 }], down: [] }], 100)).toEqual({
    zero: 100,
    ticks: [
      { value: 0, top: 100 },
      { value: 1, top: 0 },
    ],
    cuts: [],
    bars: [[]],
  });
});

test.each([
  { earned: 60, spent: 40, values: [-40, -20, 0, 20, 40, 60] },
  { earned: 849, spent: 2300, values: [-2000, -1000, 0] },
  { earned: 160, spent: 0, values: [0, 50, 100, 150] },
  { earned: 3, spent: 1, values: [-1, 0, 1, 2, 3] },
])("up to $earned and down to $spent there are lines at round numbers: $values", ({ earned, spent, values }) => {
  const { zero, ticks } = chartShape(
    [{ up: [{ series: "earned", value: earned }], down: [{ series: "spent", value: spent }] }],
    100,
  );
  expect(ticks.map(({ value }) => value)).toEqual(values);
  expect(ticks.find(({ value }) => value === 0)?.top).toBeCloseTo(zero);
});

const earned = (...values: number[]) =>
  values.map((value) => ({ up: [{ series: "earned" as const, value }], down: [] }));

test("one column that is far higher than the others is cut off, and the others keep their height", () => {
  const { bars, cuts, zero } = chartShape(earned(80, 3000, 100), 125);
  expect(zero).toBe(125);
  expect(bars.flat().map(({ height }) => height)).toEqual([80, 125, 100]);
  expect(cuts).toEqual([{ column: 1, top: 12.5 }]);
});

test.each([[[100, 290, 80]], [[3000, 2900, 2800, 10]], [[500]], [[0, 0]]])("%j is drawn whole", (values) => {
  expect(chartShape(earned(...values), 100).cuts).toEqual([]);
});

test("columns below 1 have the whole height, and lines at round numbers between them", () => {
  const { bars, ticks } = chartShape(earned(0.2, 0.4), 100);
  expect(bars.flat().map(({ height }) => height)).toEqual([50, 100]);
  expect(ticks.map(({ value }) => value.toFixed(1))).toEqual(["0.0", "0.1", "0.2", "0.3", "0.4"]);
});

test("whole numbers have lines at whole numbers only", () => {
  expect(chartShape(earned(1, 2), 100).ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
});
