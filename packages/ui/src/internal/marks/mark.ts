import { media } from "../../tokens/breakpoints.ts";
import { maskIcon } from "./mask.ts";

/** Style of one empty element in a flex box or grid that shows a mask in the text's colour. */
export const masked = (mask: string, size: number) =>
  ({
    flexShrink: 0,
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    backgroundColor: "currentcolor",
    mask,
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
  }) as const;

/**
 * Style of an icon that a part of the kit always draws. There is less to render than in a drawing, and a part that needs
 * no other icon does not load the icons' code.
 */
export const mark = (drawing: string, size: number, strokeWidth: number) =>
  masked(maskIcon(drawing, strokeWidth), size);
