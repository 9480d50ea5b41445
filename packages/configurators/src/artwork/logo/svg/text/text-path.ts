import type { Path, Point } from "../../../drawing/operation.ts";
import { lengthOfPiece, straightPieces } from "../../../drawing/path.ts";
import { UnprintableLogo } from "../../fault.ts";

/** Most curves and lines of a path for text. */
const MAX_SEGMENTS = 5_000;

/** A line that text stands on. */
export interface TextLine {
  readonly length: number;
  /** The point at a length, and the direction of the line there in degrees. */
  readonly at: (length: number) => { readonly point: Point; readonly turn: number };
}

/** An outline as a line for text; undefined for one without length. */
export const textLineOf = (path: Path): TextLine | undefined => {
  if (path.length > MAX_SEGMENTS) throw new UnprintableLogo("too-complex");
  const pieces = straightPieces(path);
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += lengthOfPiece(piece);
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
