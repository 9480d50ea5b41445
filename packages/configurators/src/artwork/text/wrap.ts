import type { Piece } from "./breaks.ts";

const joined = (pieces: readonly Piece[]): string =>
  pieces.reduce((line, { text, spaced }, index) => line + (index > 0 && spaced ? " " : "") + text, "");

/** Fills line after line; undefined when one piece alone is wider than a line. */
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

/** Halvings of the width that make lines of nearly even length: finer than an eye can see. */
const EVENING_STEPS = 8;

/**
 * Breaks pieces into lines of at most `width`, with as few lines as possible and these as even as possible, so that no
 * word is left alone on the last one. Undefined when a piece is wider than a line. `measure` and `width` share a unit.
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
