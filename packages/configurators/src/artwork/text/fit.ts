import { printFont } from "../font/print-font.ts";
import type { Size } from "../page/boxes.ts";
import { createCache } from "../cache.ts";
import { toMillimetres } from "../page/units.ts";
import type { TextStyle } from "../template/schema.ts";
import { piecesOf } from "./breaks.ts";
import { blockMetrics } from "./lines.ts";
import { wrap } from "./wrap.ts";

/** A text with its size and lines for a box. */
export interface FittedText {
  readonly lines: readonly string[];
  /** In points, a multiple of 0.05. */
  readonly size: number;
}

export interface FitRules {
  readonly language: string;
  readonly style: TextStyle;
  readonly lines: number;
  /** Never broken: phone, e-mail, link. */
  readonly whole?: boolean;
}

const STEP = 0.05;
/** Rounding tolerance of a line's width, in millimetres. */
const TOLERANCE = 1e-9;

/**
 * The largest size of a style, in steps of 0.05 pt, for which `attempt` returns a result, found by binary search.
 * Undefined when there is none for the smallest size.
 */
export const largestFitting = <Result>(
  style: TextStyle,
  attempt: (size: number) => Result | undefined,
): { readonly result: Result; readonly size: number } | undefined => {
  const sizeAt = (step: number): number => Math.min(style.largest, style.smallest + step * STEP);
  const smallest = attempt(style.smallest);
  if (smallest === undefined) return undefined;
  let best = { result: smallest, size: style.smallest };
  let fits = 0;
  let fails = Math.ceil((style.largest - style.smallest) / STEP) + 1;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const size = sizeAt(middle);
    const result = attempt(size);
    if (result === undefined) fails = middle;
    else {
      best = { result, size };
      fits = middle;
    }
  }
  return best;
};

/**
 * Fits a cleaned text: the largest size of its style at which it fits in both directions. Undefined when it does not
 * fit at the smallest size. Nothing is ever clipped.
 */
export const fitText = (text: string, box: Size, rules: FitRules): FittedText | undefined =>
  fitted(JSON.stringify([text, box.width, box.height, rules]), () => fitAnew(text, box, rules));

const fitted = createCache<FittedText | undefined>(4000);

const fitAnew = (text: string, box: Size, rules: FitRules): FittedText | undefined => {
  const { style, language } = rules;
  const font = printFont(style.weight);
  const pieces = piecesOf(text, rules.whole ? { language, whole: true } : { language });
  // Widths at size 1 mm, so that a line is measured once for all sizes.
  const known = new Map<string, number>();
  const measure = (line: string): number => {
    const width = known.get(line) ?? font.width(line, language);
    known.set(line, width);
    return width;
  };
  const linesAt = (size: number): string[] | undefined => {
    const em = toMillimetres(size);
    const lines = wrap(pieces, (box.width + TOLERANCE) / em, measure);
    if (!lines || lines.length > rules.lines) return undefined;
    return blockMetrics(lines, size, style, language).height <= box.height + TOLERANCE ? lines : undefined;
  };
  const found = largestFitting(style, linesAt);
  return found && { lines: found.result, size: found.size };
};
