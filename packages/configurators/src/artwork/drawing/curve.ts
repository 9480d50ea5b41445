import type { Path, Point, Segment } from "./operation.ts";
import { QUARTER } from "./path.ts";

/** A closed smooth outline through the points. */
export const smoothOutline = (points: readonly Point[]): Path => {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  const [first] = points;
  if (!first) return [];
  return [
    ["M", first],
    ...points.map(([x, y], index): Segment => {
      const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
      return [
        "C",
        [x + (next[0] - before[0]) / 6, y + (next[1] - before[1]) / 6],
        [next[0] - (after[0] - x) / 6, next[1] - (after[1] - y) / 6],
        next,
      ];
    }),
    ["Z"],
  ];
};

/** A bar between two points with round ends of different radii. */
export const taperedBar = (from: Point, to: Point, fromRadius: number, toRadius: number): Path => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  /** `along` the bar and `aside` from it. */
  const at = ([px, py]: Point, along: number, aside: number): Point => [
    px + x * along - y * aside,
    py + y * along + x * aside,
  ];
  const [a, b] = [fromRadius, toRadius];
  const [ka, kb] = [a * QUARTER, b * QUARTER];
  return [
    ["M", at(from, 0, a)],
    ["L", at(to, 0, b)],
    ["C", at(to, kb, b), at(to, b, kb), at(to, b, 0)],
    ["C", at(to, b, -kb), at(to, kb, -b), at(to, 0, -b)],
    ["L", at(from, 0, -a)],
    ["C", at(from, -ka, -a), at(from, -a, -ka), at(from, -a, 0)],
    ["C", at(from, -a, ka), at(from, -ka, a), at(from, 0, a)],
    ["Z"],
  ];
};
