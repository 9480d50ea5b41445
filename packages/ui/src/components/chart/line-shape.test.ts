import { expect, test } from "vitest";
import { lineShape, pathOf } from "./line-shape.ts";

test("lines are between round numbers around their values", () => {
  const { ticks, lines } = lineShape([[120, 180, 340]], 100);
  expect(ticks.map(({ value }) => value)).toEqual([100, 150, 200, 250, 300, 350]);
  expect(ticks[0]?.top).toBe(100);
  expect(ticks.at(-1)?.top).toBe(0);
  expect(lines).toEqual([[92, 68, 4]]);
});

test("negative values are below the line of zero", () => {
  const { ticks, lines } = lineShape([[-10, 10]], 100);
  const zero = ticks.find(({ value }) => value === 0)?.top ?? Number.NaN;
  expect(lines[0]?.[0]).toBeGreaterThan(zero);
  expect(lines[0]?.[1]).toBeLessThan(zero);
});

test("a level line has a height, and no division by zero", () => {
  expect(lineShape([[5, 5]], 100).lines[0]?.every((top) => top !== undefined && Number.isFinite(top))).toBe(true);
});

test("without values there are no lines at numbers", () => {
  expect(lineShape([[null, null]], 100)).toEqual({ ticks: [], lines: [[undefined, undefined]] });
});

test("a period without a value interrupts the line", () => {
  expect(pathOf([10, 20, undefined, 30], (index) => index * 10)).toBe("M0 10L10 20M30 30");
});

test("lines below 1 have the whole height, between round numbers", () => {
  const { ticks, lines } = lineShape([[0.1, 0.3]], 100);
  expect(ticks[0]?.value).toBeCloseTo(0.1);
  expect(ticks.at(-1)?.value).toBeCloseTo(0.3);
  expect(lines[0]?.map((top) => Math.round(top ?? Number.NaN))).toEqual([100, 0]);
});

test("whole numbers have lines at whole numbers only", () => {
  expect(lineShape([[1, 2]], 100).ticks.map(({ value }) => value)).toEqual([1, 2]);
});
