import { printFont } from "../font/print-font.ts";
import { toMillimetres } from "../page/units.ts";
import type { TextStyle } from "../template/schema.ts";

/** Usual extent above and below the baseline: capitals with accents, small letters with descenders. */
const USUAL_ABOVE = 0.94;
const USUAL_BELOW = 0.24;

/** Positions of lines in their block, in millimetres. */
export interface BlockMetrics {
  readonly height: number;
  /** From the block's top to the first baseline. */
  readonly firstBaseLine: number;
  readonly lineHeight: number;
}

/**
 * Centres lines by their glyphs instead of by the font's line height. A block grows where a ring or comma reaches
 * further (Ů, Ș), so that no glyph leaves its box.
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
