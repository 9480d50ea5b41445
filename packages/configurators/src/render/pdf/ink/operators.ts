import type { Circle, Path, Point } from "../../../artwork/drawing/operation.ts";
import { ellipse } from "../../../artwork/drawing/path.ts";

/** A number in PDF syntax: no exponent, four decimals (a tenth of a micrometre). */
export const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 || 0);

export const numbers = (values: readonly number[]): string => values.map(number).join(" ");

const point = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** Converts to cubic curves: PDF has no quadratic ones. */
const cubic = (from: Point, handle: Point, to: Point): string => {
  const near = (end: Point): Point => [
    end[0] + ((handle[0] - end[0]) * 2) / 3,
    end[1] + ((handle[1] - end[1]) * 2) / 3,
  ];
  return `${point(near(from))} ${point(near(to))} ${point(to)} c`;
};

/** Path construction operators. */
export const pathOperators = (path: Path): string => {
  let here: Point = [0, 0];
  return path
    .map((segment) => {
      const from = here;
      switch (segment[0]) {
        case "M":
          here = segment[1];
          return `${point(segment[1])} m`;
        case "L":
          here = segment[1];
          return `${point(segment[1])} l`;
        case "Q":
          here = segment[2];
          return cubic(from, segment[1], segment[2]);
        case "C":
          here = segment[3];
          return `${point(segment[1])} ${point(segment[2])} ${point(segment[3])} c`;
        case "Z":
          return "h";
      }
    })
    .join("\n");
};

/** Circles as one path, so that overlapping ones do not darken each other. */
export const circlesPath = (circles: readonly Circle[]): Path =>
  circles.flatMap(({ centre, radius }) => ellipse(centre, radius, radius));
