import type { Piece } from "./breaks.ts";

const joined = (pieces: readonly Piece[]): string =>
  pieces.reduce((line, { text, spaced }, index) => line + (index > 0 && spaced ? " " : "") + text, "");

/** Fills line after line; undefined when one piece is wider than a line. */
const fill = (pieces: readonly Piece[], width: number, measure: (line: string) => number): string[] | undefined => {
  const lines: string[] = [];
  let line: Piece[] = [];
  for (const piece of pieces) {
    if (line.length > 0 && measure(joined([...line, piece])) <= width) {
      line.push(piece);
      continue;
    }
    if (measure(piece.text) > width) return undefined;
    if (line.length > 0) lines.push(joined(line));
    line = [piece];
  }
  return line.length > 0 ? [...lines, joined(line)] : lines;
};

/** Steps of the binary search for equal line lengths: more make no visible difference. */
const EVENING_STEPS = 8;

/**
 * Breaks pieces into as few lines as possible, with similar lengths, so that no single word is left on the last line.
 * Undefined when a piece is wider than a line. `measure` and `width` use the same unit.
 */
export const wrap = (
  pieces: readonly Piece[],
  width: number,
  measure: (line: string) => number,
): string[] | undefined => {
  const widest = fill(pieces, width, measure);
  if (!widest || widest.length < 2) return widest;
  let best = widest;
  let least = 0;
  let most = width;
  for (let step = 0; step < EVENING_STEPS; step += 1) {
    const middle = (least + most) / 2;
    const lines = fill(pieces, middle, measure);
    if (lines && lines.length === widest.length) {
      best = lines;
      most = middle;
    } else least = middle;
  }
  return best;
};
