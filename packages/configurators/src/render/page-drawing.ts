import type { Drawing } from "../artwork/drawing/operation.ts";
import { roundedRectangle } from "../artwork/drawing/path.ts";
import type { ArtworkLayout, LayoutPage } from "../artwork/layout/result.ts";

/** Grid steps along the longer side of a preview: fine enough for the smallest letters at any zoom. */
const STEPS_ALONG = 24_000;

/** A page after trimming: without bleed, with die-cut corners. */
export const pageDrawing = ({ page: { trim, corner } }: ArtworkLayout, { operations }: LayoutPage): Drawing => ({
  ...trim,
  operations:
    corner > 0
      ? [{ kind: "group", clip: roundedRectangle(0, 0, trim.width, trim.height, corner), operations }]
      : operations,
});

/** Steps of the SVG grid per millimetre of a page. */
export const stepsOf = ({ width, height }: Pick<Drawing, "width" | "height">): number =>
  STEPS_ALONG / Math.max(width, height);
