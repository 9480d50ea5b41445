import type { Spans } from "./spans.ts";

/**
 * Fills line after line. The result is the end of each line; undefined when one piece is wider than a line, or when
 * there are more than `most` lines.
 */
const fill = (spans: Spans, width: number, most: number): number[] | undefined => {
  const ends: number[] = [];
  let start = 0;
  for (let piece = 0; piece < spans.pieces.length; piece += 1) {
    if (piece > start && spans.width(start, piece + 1) <= width) continue;
    if (spans.width(piece, piece + 1) > width) return undefined;
    if (piece > start) ends.push(piece);
    if (ends.length >= most) return undefined;
    start = piece;
  }
  return spans.pieces.length === 0 ? ends : [...ends, spans.pieces.length];
};

/** Steps of the binary search for equal line lengths: more make no visible difference. */
const EVENING_STEPS = 8;

/**
 * Breaks pieces into as few lines as possible, with similar lengths, so that no single word is left on the last line.
 * Undefined when a piece is wider than a line, or when there are more than `most` lines. `width` has the unit in which
 * the spans are measured.
 */
export const wrap = (spans: Spans, width: number, most = Infinity): string[] | undefined => {
  const widest = fill(spans, width, most);
  if (!widest) return undefined;
  let best = widest;
  let narrow = 0;
  let wide = width;
  for (let step = 0; widest.length > 1 && step < EVENING_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    const ends = fill(spans, middle, widest.length);
    if (ends && ends.length === widest.length) {
      best = ends;
      wide = middle;
    } else narrow = middle;
  }
  return best.map((end, line) => spans.text(best[line - 1] ?? 0, end));
};
