import { expect, it } from "vitest";
import { seededRandom } from "./random.ts";

it("returns the same numbers for the same seed", () => {
  const random = seededRandom(7);
  expect([random(), random(), random()].map((value) => Math.floor(value * 1e6))).toEqual([11704, 61958, 976907]);
});

it("returns other numbers for another seed, from 0 to 1", () => {
  const [a, b] = [seededRandom(1), seededRandom(2)];
  const row = Array.from({ length: 200 }, () => [a(), b()] as const);
  expect(row.every(([x, y]) => x >= 0 && x < 1 && y >= 0 && y < 1)).toBe(true);
  expect(row.filter(([x, y]) => x === y)).toHaveLength(0);
});
