import type { Piece } from "./breaks.ts";

/** Consecutive pieces on one line, from `start` up to but not including `end`. */
export interface Spans {
  readonly pieces: readonly Piece[];
  readonly text: (start: number, end: number) => string;
  readonly width: (start: number, end: number) => number;
}

/** Fitting a text tries the same lines at many sizes, so each is joined and measured once. */
export const spansOf = (pieces: readonly Piece[], measure: (line: string) => number): Spans => {
  const texts: string[] = [];
  const widths: number[] = [];
  const placeOf = (start: number, end: number): number => start * (pieces.length + 1) + end;
  const join = (start: number, end: number): string =>
    pieces
      .slice(start, end)
      .map(({ text, spaced }, index) => (spaced && index > 0 ? " " : "") + text)
      .join("");
  const text = (start: number, end: number): string => (texts[placeOf(start, end)] ??= join(start, end));
  const width = (start: number, end: number): number => (widths[placeOf(start, end)] ??= measure(text(start, end)));
  return { pieces, text, width };
};
