import type { Operation } from "../../drawing/operation.ts";
import { printFont } from "../../font/print-font.ts";
import type { Box, Horizontal } from "../../page/boxes.ts";
import { toMillimetres } from "../../page/units.ts";
import type { PaletteColour } from "../../palette.ts";
import type { TextStyle } from "../../template/schema.ts";
import type { FittedText } from "../../text/fit.ts";
import { blockMetrics } from "../../text/lines.ts";
import type { TextSource } from "../result.ts";
import { printText, type Side } from "../side.ts";

/** Text lines of a lockup, one below the other. */
export interface LockupWords {
  readonly source: TextSource;
  readonly fitted: FittedText;
  readonly style: TextStyle;
}

export interface Lockup {
  readonly box: Box;
  readonly across: Horizontal;
  /** Text below the sign instead of beside it. */
  readonly stacked: boolean;
  readonly sign: {
    readonly height: number;
    readonly ratio: number;
    readonly gap: number;
    readonly draw: (x: number, y: number, height: number) => readonly Operation[];
  };
  readonly words: readonly LockupWords[];
  readonly colour: PaletteColour;
}

const SHARE: Readonly<Record<Horizontal, number>> = { left: 0, centre: 0.5, right: 1 };

/** A sign with its text, placed as one unit in its box. */
export const layLockup = (side: Side, { box, across, stacked, sign, words, colour }: Lockup): Operation[] => {
  const { language } = side.data;
  const heights = words.map(({ fitted, style }) => blockMetrics(fitted.lines, fitted.size, style, language).height);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const widest = Math.max(
    0,
    ...words.flatMap(({ fitted, style }) =>
      fitted.lines.map((line) => printFont(style.weight).width(line, language) * toMillimetres(fitted.size)),
    ),
  );
  const signWidth = sign.height * sign.ratio;
  const free = box.width - (stacked ? Math.max(signWidth, widest) : signWidth + sign.gap + widest);
  const left = box.x + (stacked ? 0 : free * SHARE[across]);
  const middle = box.y + box.height / 2;
  const signX = stacked ? box.x + (box.width - signWidth) * SHARE[across] : left;
  const top = stacked ? middle - (sign.height + sign.gap + total) / 2 : middle - sign.height / 2;
  let y = stacked ? top + sign.height + sign.gap : middle - total / 2;
  const x = stacked ? box.x : left + signWidth + sign.gap;
  const width = stacked ? box.width : widest;

  const drawn = words.flatMap(({ source, fitted, style }, index) => {
    const height = heights[index] ?? 0;
    const placing = { box: { x, y, width, height }, across: stacked ? across : "left", down: "top" } as const;
    y += height;
    return printText(side, source, fitted, style, placing, colour);
  });
  return [...sign.draw(signX, top, sign.height), ...drawn];
};
