import type { Drawing, Path } from "../../artwork/drawing/operation.ts";
import { roundedRectangle } from "../../artwork/drawing/path.ts";
import type { ArtworkLayout, LayoutPage } from "../../artwork/layout/result.ts";

/** Grid steps along the longer side of a preview: fine enough for the smallest letters at any zoom. */
const STEPS_ALONG = 24_000;

/** The outline of die-cut corners; undefined for a rectangular page. */
export const cutOutline = ({ page: { trim, corner } }: ArtworkLayout): Path | undefined =>
  corner > 0 ? roundedRectangle(0, 0, trim.width, trim.height, corner) : undefined;

/** A page after trimming: without bleed, with die-cut corners. */
export const pageDrawing = (artwork: ArtworkLayout, { operations }: Pick<LayoutPage, "operations">): Drawing => {
  const clip = cutOutline(artwork);
  return { ...artwork.page.trim, operations: clip ? [{ kind: "group", clip, operations }] : operations };
};

/** Steps of the SVG grid per millimetre of a page. */
export const stepsOf = ({ width, height }: Pick<Drawing, "width" | "height">): number =>
  STEPS_ALONG / Math.max(width, height);
