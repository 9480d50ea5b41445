import { useMemo, type ReactElement } from "react";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { pageDrawing } from "../svg/page-drawing.ts";
import { toSvg } from "../svg/svg.ts";

/** Steps along the longer side: sharp letters up to a quarter of a screen. */
const STEPS_ALONG = 3000;

export interface ArtworkImageProps {
  readonly artwork: ArtworkLayout;
  readonly side: string;
  /** Alternative text, such as "Flyer, front". List the printed texts beside it with `textAlternative`. */
  readonly label: string;
}

/** One side as a static picture in one element, for lists of many artworks. */
export const ArtworkImage = ({ artwork, side, label }: ArtworkImageProps): ReactElement | null => {
  const page = artwork.pages.find((one) => one.side === side);
  const source = useMemo(() => {
    if (!page) return undefined;
    const drawing = pageDrawing(artwork, page);
    const steps = STEPS_ALONG / Math.max(drawing.width, drawing.height);
    return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing, { steps, fit: "whole" }))}`;
  }, [artwork, page]);
  if (!source) return null;
  const { width, height } = artwork.page.trim;
  return (
    <img
      src={source}
      alt={label}
      style={{ display: "block", width: "100%", height: "auto", aspectRatio: `${width} / ${height}` }}
    />
  );
};
