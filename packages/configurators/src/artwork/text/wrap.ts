import type { Piece } from "./breaks.ts";

/** Fills line after line; undefined when one piece is wider than a line, or when there are more than `most` lines. */
const fill = (
  pieces: readonly Piece[],
  width: number,
  measure: (line: string) => number,
  most: number,
): string[] | undefined => {
  const lines: string[] = [];
  let line = "";
  for (const { text, spaced } of pieces) {
    const longer = line + (spaced ? " " : "") + text;
    if (line !== "" && measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (measure(text) > width) return undefined;
    if (line !== "") lines.push(line);
    if (lines.length >= most) return undefined;
    line = text;
  }
  return line === "" ? lines : [...lines, line];
};

/** Steps of the binary search for equal line lengths: more make no visible difference. */
const EVENING_STEPS = 8;

/**
 * Breaks pieces into as few lines as possible, with similar lengths, so that no single word is left on the last line.
 * Undefined when a piece is wider than a line, or when there are more than `most` lines. `measure` and `width` use the
 * same unit.
 */
export const wrap = (
  pieces: readonly Piece[],
  width: number,
  measure: (line: string) => number,
  most = Infinity,
): string[] | undefined => {
  const widest = fill(pieces, width, measure, most);
  if (!widest || widest.length < 2) return widest;
  let best = widest;
  let narrow = 0;
  let wide = width;
  for (let step = 0; step < EVENING_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = fill(pieces, middle, measure, widest.length);
    if (lines && lines.length === widest.length) {
      best = lines;
      wide = middle;
    } else narrow = middle;
  }
  return best;
};
