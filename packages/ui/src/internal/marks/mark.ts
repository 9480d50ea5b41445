import { media } from "../../tokens/breakpoints.ts";
import { maskIcon } from "./mask.ts";

/**
 * Style of an icon that a part of the kit always draws: a mask of one empty element in a flex box or grid. There is less
 * to render than in a drawing, and a part that needs no other icon does not load the icons' code.
 */
export const mark = (drawing: string, size: number, strokeWidth: number) =>
  ({
    flexShrink: 0,
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    backgroundColor: "currentcolor",
    mask: maskIcon(drawing, strokeWidth),
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
  }) as const;
