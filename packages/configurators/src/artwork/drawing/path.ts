import type { Path, Point, Segment } from "./operation.ts";

/** Length of the Bézier handle for a quarter of a unit circle. */
export const QUARTER = 0.5523;

/** Straight pieces of a curve. */
const PIECES = 48;

/** A curve's point, by its two, three or four points. */
const between = (points: readonly Point[], at: number): Point => {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const inner = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * at, fromY + (y - fromY) * at];
  });
  return between(inner, at);
};

/** A straight piece of an outline. */
export interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/**
 * An outline as straight pieces, with those that close it.
 * @param count of the pieces of a curve
 */
export const straightPieces = (path: Path, count = PIECES): Piece[] => {
  const pieces: Piece[] = [];
  let start: Point = [0, 0];
  let last: Point = [0, 0];
  const go = (to: Point): void => {
    if (to[0] !== last[0] || to[1] !== last[1]) pieces.push({ from: last, to });
    last = to;
  };
  for (const segment of path) {
    const [kind, ...points] = segment;
    const from = last;
    if (kind === "M") [start, last] = [segment[1], segment[1]];
    else if (kind === "L") go(segment[1]);
    else if (kind === "Z") go(start);
    else for (let step = 1; step <= count; step += 1) go(between([from, ...points], step / count));
  }
  return pieces;
};

export const lengthOfPiece = ({ from, to }: Piece): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The length of an outline. */
export const pathLengthOf = (path: Path): number =>
  straightPieces(path).reduce((length, piece) => length + lengthOfPiece(piece), 0);

/** A closed outline through the points. */
export const polygon = (points: readonly Point[]): Path => {
  const [first, ...rest] = points;
  if (!first) return [];
  return [["M", first], ...rest.map((point): Segment => ["L", point]), ["Z"]];
};

export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A rectangle with rounded corners. The radius is limited to half of the shorter side. */
export const roundedRectangle = (x: number, y: number, width: number, height: number, radius: number): Path => {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const right = x + width;
  const bottom = y + height;
  return [
    ["M", [x + r, y]],
    ["L", [right - r, y]],
    ["C", [right - k, y], [right, y + k], [right, y + r]],
    ["L", [right, bottom - r]],
    ["C", [right, bottom - k], [right - k, bottom], [right - r, bottom]],
    ["L", [x + r, bottom]],
    ["C", [x + k, bottom], [x, bottom - k], [x, bottom - r]],
    ["L", [x, y + r]],
    ["C", [x, y + k], [x + k, y], [x + r, y]],
    ["Z"],
  ];
};

/** A bar with fully rounded ends. */
export const capsule = (x: number, y: number, width: number, height: number): Path =>
  roundedRectangle(x, y, width, height, height / 2);

export const ellipse = ([x, y]: Point, rx: number, ry: number): Path => {
  const kx = rx * QUARTER;
  const ky = ry * QUARTER;
  return [
    ["M", [x - rx, y]],
    ["C", [x - rx, y - ky], [x - kx, y - ry], [x, y - ry]],
    ["C", [x + kx, y - ry], [x + rx, y - ky], [x + rx, y]],
    ["C", [x + rx, y + ky], [x + kx, y + ry], [x, y + ry]],
    ["C", [x - kx, y + ry], [x - rx, y + ky], [x - rx, y]],
    ["Z"],
  ];
};

/** Maps every point of a path. */
export const mapPath = (path: Path, change: (point: Point) => Point): Path =>
  path.map((segment): Segment => {
    switch (segment[0]) {
      case "M":
        return ["M", change(segment[1])];
      case "L":
        return ["L", change(segment[1])];
      case "Q":
        return ["Q", change(segment[1]), change(segment[2])];
      case "C":
        return ["C", change(segment[1]), change(segment[2]), change(segment[3])];
      case "Z":
        return segment;
    }
  });

/** Every point of a path including handles, so its bounding box contains the path. */
export const pointsOf = (path: Path): Point[] => {
  const points: Point[] = [];
  for (const segment of path) {
    switch (segment[0]) {
      case "Q":
        points.push(segment[1], segment[2]);
        break;
      case "C":
        points.push(segment[1], segment[2], segment[3]);
        break;
      case "Z":
        break;
      default:
        points.push(segment[1]);
    }
  }
  return points;
};
