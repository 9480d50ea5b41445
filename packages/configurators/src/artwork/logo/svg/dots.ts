import type { Circle, Operation, Path, Point, Segment } from "../../drawing/operation.ts";
import { pointsOf, polygon } from "../../drawing/path.ts";
import type { Matrix } from "./matrix.ts";

/** The parts of an outline, each from one move to the next. */
const partsOf = (path: Path): Segment[][] => {
  const parts: Segment[][] = [];
  for (const segment of path)
    if (segment[0] === "M" || parts.length === 0) parts.push([segment]);
    else parts.at(-1)?.push(segment);
  return parts;
};

/** Where a part is that goes nowhere; undefined for a line, and for a move alone. */
const dotOf = (part: readonly Segment[]): Point | undefined => {
  const [first, ...others] = pointsOf(part);
  if (!first || part.length < 2) return undefined;
  return others.every(([x, y]) => x === first[0] && y === first[1]) ? first : undefined;
};

/** An outline in lines, and in places where a line begins and ends at once. */
export const splitDots = (path: Path): { readonly lines: Path; readonly dots: readonly Point[] } => {
  const parts = partsOf(path);
  const dots = parts.map(dotOf).filter((dot) => dot !== undefined);
  if (dots.length === 0) return { lines: path, dots };
  return { lines: parts.filter((part) => !dotOf(part)).flat(), dots };
};

/**
 * What browsers draw for a line without length: a dot with round ends, a square with square ones, and nothing else. A
 * print shows no square there.
 */
export const drawDots = (
  dots: readonly Point[],
  { width, cap, matrix: [a, b, c, d] }: { readonly width: number; readonly cap: string; readonly matrix: Matrix },
  paint: { readonly fill: `#${string}`; readonly opacity: number },
): Operation[] => {
  if (dots.length === 0 || (cap !== "round" && cap !== "square")) return [];
  const half = width / 2;
  if (cap === "round") {
    const circles = dots.map((centre): Circle => ({ centre, radius: half }));
    return [{ kind: "circles", circles, ...paint }];
  }
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const corner = ([x, y]: Point, right: number, low: number): Point => [
    x + (half * right * a) / across + (half * low * c) / down,
    y + (half * right * b) / across + (half * low * d) / down,
  ];
  const square = (dot: Point): Path =>
    polygon([corner(dot, -1, -1), corner(dot, 1, -1), corner(dot, 1, 1), corner(dot, -1, 1)]);
  return [{ kind: "path", path: dots.flatMap(square), ...paint }];
};
