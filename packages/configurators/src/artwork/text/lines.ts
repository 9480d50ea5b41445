import { printFont } from "../font/print-font.ts";
import { toMillimetres } from "../page/units.ts";
import type { TextStyle } from "../template/schema.ts";

/** Usual reach of letters above and below the base line: capitals with marks, small letters with tails. */
const USUAL_ABOVE = 0.94;
const USUAL_BELOW = 0.24;

/** Where lines stand in their block, in millimetres. */
export interface BlockMetrics {
  readonly height: number;
  /** From the block's top to the first base line. */
  readonly firstBaseLine: number;
  readonly lineHeight: number;
}

/**
 * Letters stand in the middle of their line by what they ink, not by the font's own generous line. Where a ring or a
 * comma reaches further (Ů, Ș), the block grows by that much, so that no ink ever leaves its box.
 */
export const blockMetrics = (
  lines: readonly string[],
  size: number,
  style: TextStyle,
  language: string,
): BlockMetrics => {
  const em = toMillimetres(size);
  const font = printFont(style.weight);
  const base = (style.leading + USUAL_ABOVE - USUAL_BELOW) / 2;
  const extraAbove = Math.max(0, font.extent(lines[0] ?? "", language).above - base);
  const extraBelow = Math.max(0, font.extent(lines.at(-1) ?? "", language).below - (style.leading - base));
  return {
    height: em * (lines.length * style.leading + extraAbove + extraBelow),
    firstBaseLine: em * (base + extraAbove),
    lineHeight: em * style.leading,
  };
};
