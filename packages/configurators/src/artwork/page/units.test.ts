import { expect, it } from "vitest";
import { resolution, toMillimetres, toPoints } from "./units.ts";

it.each([
  ["an inch", 25.4, 72],
  ["A5's width", 148, 419.5276],
  ["a billboard", 5040, 14286.6142],
])("turns %s into points and back", (_, millimetres, points) => {
  expect(toPoints(millimetres)).toBeCloseTo(points, 4);
  expect(toMillimetres(toPoints(millimetres))).toBeCloseTo(millimetres, 9);
});

it("computes the resolution of a placed picture", () => {
  expect(resolution(1748, 148)).toBeCloseTo(300, 0);
});
