import type { Path, PathOperation } from "../drawing/operation.ts";
import { printFont } from "../font/print-font.ts";
import { PALETTE, type PaletteColour } from "../palette.ts";
import type { Box, Horizontal, Vertical } from "../page/boxes.ts";
import { toMillimetres } from "../page/units.ts";
import { createCache } from "../cache.ts";
import type { TextStyle } from "../template/schema.ts";
import type { FittedText } from "./fit.ts";
import { blockMetrics } from "./lines.ts";

const SHARE_BEFORE: Readonly<Record<Horizontal | Vertical, number>> = {
  left: 0,
  top: 0,
  centre: 0.5,
  middle: 0.5,
  right: 1,
  bottom: 1,
};

export interface Placing {
  readonly box: Box;
  readonly across: Horizontal;
  readonly down: Vertical;
}

/** Draws a fitted text as outlines, one path for all lines. The same text returns the same object. */
export const setText = (
  fitted: FittedText,
  style: TextStyle,
  colour: PaletteColour,
  language: string,
  placing: Placing,
): PathOperation =>
  drawn(JSON.stringify([fitted, style.weight, style.leading, colour, language, placing]), () => ({
    kind: "path",
    // Not kept: outlines are large, and with every key a form draws texts that it never shows again.
    get path() {
      return outlineOf(fitted, style, language, placing);
    },
    fill: PALETTE[colour].shown,
  }));

const drawn = createCache<PathOperation>(500);

const outlineOf = (fitted: FittedText, style: TextStyle, language: string, { box, across, down }: Placing): Path => {
  const em = toMillimetres(fitted.size);
  const { height, firstBaseLine, lineHeight } = blockMetrics(fitted.lines, fitted.size, style, language);
  const top = box.y + (box.height - height) * SHARE_BEFORE[down];
  const font = printFont(style.weight);
  return fitted.lines.flatMap((line, index) => {
    const free = box.width - font.width(line, language) * em;
    return font.outline(line, language, em, [
      box.x + free * SHARE_BEFORE[across] + font.overhang(line, language) * em,
      top + firstBaseLine + index * lineHeight,
    ]);
  });
};
