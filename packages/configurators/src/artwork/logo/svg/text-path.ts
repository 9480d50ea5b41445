import type { Path, Point } from "../../drawing/operation.ts";
import { UnprintableLogo } from "../fault.ts";

/** Straight pieces as which a curve is measured, and most curves and lines of a path for text. */
const STEPS = 48;
const MAX_SEGMENTS = 5_000;

/** A straight piece of a line. */
export interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/** A line that text stands on. */
export interface TextLine {
  readonly length: number;
  /** The point at a length, and the direction of the line there in degrees. */
  readonly at: (length: number) => { readonly point: Point; readonly turn: number };
}

/** A curve's point, by its two, three or four points. */
const curved = (points: readonly Point[], t: number): Point => {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const next = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return curved(next, t);
};

/** An outline as straight pieces, with those that close it. */
export const piecesOf = (path: Path): Piece[] => {
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
    else for (let step = 1; step <= STEPS; step += 1) go(curved([from, ...points], step / STEPS));
  }
  return pieces;
};

/** An outline as a line for text; undefined for one without length. */
export const textLineOf = (path: Path): TextLine | undefined => {
  if (path.length > MAX_SEGMENTS) throw new UnprintableLogo("too-complex");
  const pieces = piecesOf(path);
  const starts: number[] = [];
  let length = 0;
  for (const { from, to } of pieces) {
    starts.push(length);
    length += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  if (!(length > 0 && Number.isFinite(length))) return undefined;
  const indexAt = (wanted: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    length,
    at: (wanted) => {
      const index = indexAt(wanted);
      const { from, to } = pieces[index] ?? { from: [0, 0], to: [1, 0] };
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const share = (wanted - (starts[index] ?? 0)) / Math.hypot(dx, dy);
      return {
        point: [from[0] + dx * share, from[1] + dy * share],
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      };
    },
  };
};
