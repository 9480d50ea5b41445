import type { GroupOperation, Operation, Paint, Path, Point } from "../../drawing/operation.ts";
import { pointsOf } from "../../drawing/path.ts";
import { levelsOf } from "../../colour-contrast.ts";
import { boundsOf, overlap, type Box } from "../../page/boxes.ts";

/** A visible colour at a point: levels of 0 to 255, and its opacity, 0 to 1. */
type Spot = readonly [red: number, green: number, blue: number, cover: number];

const CLEAR: Spot = [0, 0, 0, 0];

/** Sample points per axis: enough for a row of tiles behind a logo. */
const ACROSS = 12;
const DOWN = 4;
/** Straight segments per curve. */
const STEPS = 6;

const spread = ({ x, y, width, height }: Box): Point[] =>
  Array.from({ length: ACROSS * DOWN }, (_, at) => [
    x + ((at % ACROSS) + 0.5) * (width / ACROSS),
    y + (Math.floor(at / ACROSS) + 0.5) * (height / DOWN),
  ]);

/** Blends one colour over another. */
const over = ([r, g, b, a]: Spot, below: Spot, opacity = 1): Spot => {
  const own = a * opacity;
  const rest = below[3] * (1 - own);
  const cover = own + rest;
  if (cover === 0) return CLEAR;
  const mixed = (one: number, other: number): number => (one * own + other * rest) / cover;
  return [mixed(r, below[0]), mixed(g, below[1]), mixed(b, below[2]), cover];
};

const paintAt = (paint: Paint, [x, y]: Point): Spot => {
  if (typeof paint === "string") return [...levelsOf(paint), 1];
  const along = (): number => {
    if (paint.kind === "radial") return Math.hypot(x - paint.centre[0], y - paint.centre[1]) / paint.radius;
    const [dx, dy] = [paint.to[0] - paint.from[0], paint.to[1] - paint.from[1]];
    return ((x - paint.from[0]) * dx + (y - paint.from[1]) * dy) / (dx * dx + dy * dy || 1);
  };
  const at = along();
  const next = paint.stops.findIndex((stop) => stop.at >= at);
  const after = paint.stops.at(next);
  const before = next > 0 ? paint.stops[next - 1] : after;
  if (!after || !before) return CLEAR;
  const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
  const [from, to] = [levelsOf(before.colour), levelsOf(after.colour)];
  const between = (one: number, other: number): number => one + (other - one) * share;
  return [
    between(from[0], to[0]),
    between(from[1], to[1]),
    between(from[2], to[2]),
    between(before.opacity ?? 1, after.opacity ?? 1),
  ];
};

/** The closed outlines of a path as polygons, with curves flattened. */
const outlinesOf = (path: Path): Point[][] => {
  const outlines: Point[][] = [];
  let line: Point[] = [];
  const curve = (at: (t: number) => Point): void => {
    for (let step = 1; step <= STEPS; step += 1) line.push(at(step / STEPS));
  };
  for (const segment of path) {
    const [x, y] = line.at(-1) ?? [0, 0];
    switch (segment[0]) {
      case "M":
        line = [segment[1]];
        outlines.push(line);
        break;
      case "L":
        line.push(segment[1]);
        break;
      case "Q": {
        const [, [cx, cy], [tx, ty]] = segment;
        curve((t) => [
          (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx,
          (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty,
        ]);
        break;
      }
      case "C": {
        const [, [ax, ay], [bx, by], [tx, ty]] = segment;
        const cubic = (from: number, one: number, two: number, to: number, t: number): number =>
          (1 - t) ** 3 * from + 3 * t * (1 - t) ** 2 * one + 3 * t * t * (1 - t) * two + t ** 3 * to;
        curve((t) => [cubic(x, ax, bx, tx, t), cubic(y, ay, by, ty, t)]);
        break;
      }
      case "Z":
        break;
    }
  }
  return outlines;
};

/** Returns a test whether a path surrounds a point, by its fill rule. */
const surrounded = (path: Path, points: readonly Point[], evenOdd = false): readonly boolean[] => {
  const outlines = outlinesOf(path);
  return points.map(([x, y]) => {
    let winding = 0;
    for (const outline of outlines)
      outline.forEach(([ax, ay], index) => {
        const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
        if (ay <= y === by <= y || ax + ((y - ay) / (by - ay)) * (bx - ax) <= x) return;
        winding += by > ay ? 1 : -1;
      });
    return evenOdd ? winding % 2 !== 0 : winding !== 0;
  });
};

/** Covers do not change while the customer types, so each is sampled once per logo position. */
const looked = new WeakMap<GroupOperation, Map<string, readonly Spot[]>>();

const groupSpots = (group: GroupOperation, box: Box, points: readonly Point[]): readonly Spot[] => {
  const known = looked.get(group) ?? new Map<string, readonly Spot[]>();
  looked.set(group, known);
  const key = JSON.stringify(box);
  const found = known.get(key) ?? spotsOf(group.operations, box, points);
  known.set(key, found);
  return found;
};

/** The colours that the operations show at the points. Strokes are too thin to matter, and bitmaps are unknown. */
const spotsOf = (operations: readonly Operation[], box: Box, points: readonly Point[]): readonly Spot[] => {
  let spots: readonly Spot[] = points.map(() => CLEAR);
  const cover = (inside: (at: number) => boolean, spotAt: (at: number) => Spot, opacity: number | undefined): void => {
    spots = spots.map((below, at) => (inside(at) ? over(spotAt(at), below, opacity) : below));
  };
  for (const operation of operations) {
    if (operation.kind === "path") {
      if (!overlap(boundsOf(pointsOf(operation.path)), box)) continue;
      const inside = surrounded(operation.path, points, operation.evenOdd);
      cover(
        (at) => inside[at] ?? false,
        (at) => paintAt(operation.fill, points[at] ?? [0, 0]),
        operation.opacity,
      );
    } else if (operation.kind === "circles") {
      const isIn = ([x, y]: Point): boolean =>
        operation.circles.some(({ centre, radius }) => Math.hypot(x - centre[0], y - centre[1]) <= radius);
      const inside = points.map(isIn);
      cover(
        (at) => inside[at] ?? false,
        (at) => paintAt(operation.fill, points[at] ?? [0, 0]),
        operation.opacity,
      );
    } else if (operation.kind === "group") {
      const own = groupSpots(operation, box, points);
      const inside = operation.clip ? surrounded(operation.clip, points, operation.clipEvenOdd) : undefined;
      cover(
        (at) => inside?.[at] ?? true,
        (at) => own[at] ?? CLEAR,
        operation.opacity,
      );
    }
  }
  return spots;
};

/** Samples the colours under a box at evenly spread points: red, green and blue of 0 to 255. */
export const backgroundUnder = (
  operations: readonly Operation[],
  box: Box,
): readonly (readonly [red: number, green: number, blue: number])[] =>
  spotsOf(operations, box, spread(box)).map(([red, green, blue]) => [red, green, blue]);
