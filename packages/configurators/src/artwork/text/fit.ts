import { printFont } from "../font/print-font.ts";
import type { Size } from "../page/boxes.ts";
import { createCache } from "../cache.ts";
import { toMillimetres } from "../page/units.ts";
import type { TextStyle } from "../template/schema.ts";
import { piecesOf, type Joints } from "./breaks.ts";
import { blockMetrics } from "./lines.ts";
import { phraseBreaker } from "./phrases.ts";
import { spansOf } from "./spans.ts";
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
  /** Where lines may end; between words if not given. */
  readonly joints?: Joints;
  /** Breaks between phrases where possible, for headlines. */
  readonly phrases?: boolean;
}

const STEP = 0.05;
/** A headline may become smaller down to this fraction of its largest fitting size to break between phrases. */
const MIN_FOR_PHRASES = 0.7;
/** Sizes that are tried in this range. */
const SIZES_FOR_PHRASES = 16;
/** Cost of the whole reduction, and of each line beyond the first, on the scale of a line break. */
const REDUCTION_COST = 18;
const LINE_COST = 1;
/** Rounding tolerance of a line's width, in millimetres. */
const TOLERANCE = 1e-9;

/**
 * The largest size of a style, in steps of 0.05 pt, for which `attempt` returns a result, found by binary search.
 * Undefined when there is none for the smallest size. Most texts are short, so the largest size comes first.
 */
export const largestFitting = <Result>(
  style: TextStyle,
  attempt: (size: number) => Result | undefined,
): { readonly result: Result; readonly size: number } | undefined => {
  const sizeAt = (step: number): number => Math.min(style.largest, style.smallest + step * STEP);
  const largest = attempt(style.largest);
  if (largest !== undefined) return { result: largest, size: style.largest };
  const smallest = attempt(style.smallest);
  if (smallest === undefined) return undefined;
  let best = { result: smallest, size: style.smallest };
  let fits = 0;
  let fails = Math.ceil((style.largest - style.smallest) / STEP);
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
  const pieces = piecesOf(text, rules.joints ? { language, joints: rules.joints } : { language });
  /** Widths at size 1 mm, so that a line is measured once for all sizes. */
  const spans = spansOf(pieces, (line) => font.width(line, language));
  const linesAt = (size: number): string[] | undefined => {
    const em = toMillimetres(size);
    const lines = wrap(spans, (box.width + TOLERANCE) / em, rules.lines);
    if (!lines) return undefined;
    return blockMetrics(lines, size, style, language).height <= box.height + TOLERANCE ? lines : undefined;
  };
  const found = largestFitting(style, linesAt);
  if (!found) return undefined;
  if (rules.phrases !== true || found.result.length < 2) return { lines: found.result, size: found.size };
  const fits = (lines: readonly string[], size: number): boolean =>
    blockMetrics(lines, size, style, language).height <= box.height + TOLERANCE;
  const breakAt = phraseBreaker(spans, language);
  let best: { fitted: FittedText; cost: number } | undefined;
  for (const [index, size] of sizesForPhrases(style, found.size).entries()) {
    const width = (box.width + TOLERANCE) / toMillimetres(size);
    for (const broken of breakAt(width, rules.lines)) {
      if (!broken || !fits(broken.lines, size)) continue;
      const cost = broken.cost + broken.lines.length * LINE_COST + (index / SIZES_FOR_PHRASES) * REDUCTION_COST;
      if (!best || cost < best.cost) best = { fitted: { lines: broken.lines, size }, cost };
    }
  }
  return best?.fitted;
};

/** Sizes from the largest fitting one downwards, in multiples of the step above the smallest size. */
const sizesForPhrases = ({ smallest }: TextStyle, largest: number): number[] => {
  const range = Math.max(0, largest - Math.max(smallest, largest * MIN_FOR_PHRASES));
  return Array.from({ length: SIZES_FOR_PHRASES + 1 }, (_, index) => {
    const size = largest - (range * index) / SIZES_FOR_PHRASES;
    return index === 0 ? largest : smallest + Math.floor((size - smallest) / STEP + 1e-6) * STEP;
  });
};
