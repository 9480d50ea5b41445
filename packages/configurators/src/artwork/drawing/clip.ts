import type { Point } from "./operation.ts";

type Distance<P> = (point: P) => number;
type Between<P> = (from: P, to: P, share: number) => P;

/**
 * Clips a polygon by one plane or line (Sutherland and Hodgman), keeping the side where `distance` is not negative.
 * Returns an empty list when nothing is left.
 */
export const cutPolygon = <P>(points: readonly P[], distance: Distance<P>, between: Between<P>): P[] => {
  const kept: P[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const here = distance(point);
    const there = distance(next);
    if (here >= 0) kept.push(point);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) kept.push(between(point, next, here / (here - there)));
  });
  return kept;
};

export const pointBetween = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Clips a polygon to the rectangle from `[left, top]` to `[right, bottom]`. */
export const cutToRectangle = (
  points: readonly Point[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): Point[] => {
  const sides: Distance<Point>[] = [(p) => p[0] - left, (p) => right - p[0], (p) => p[1] - top, (p) => bottom - p[1]];
  return sides.reduce<Point[]>(
    (rest, side) => (rest.length > 0 ? cutPolygon(rest, side, pointBetween) : rest),
    [...points],
  );
};

/** Area of a polygon, never negative. */
export const areaOf = (points: readonly Point[]): number => {
  let doubled = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    doubled += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(doubled) / 2;
};
