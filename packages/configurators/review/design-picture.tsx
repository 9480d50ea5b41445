import { Text } from "@lucarne/ui/text";
import { useMemo, type ReactElement } from "react";
import { place } from "../src/artwork/drawing/transform.ts";
import type { ArtworkLayout, LayoutPage } from "../src/artwork/layout/result.ts";
import type { Box } from "../src/artwork/page/boxes.ts";
import { pageBoxes } from "../src/artwork/page/pdf-boxes.ts";
import { toSvg } from "../src/render/svg/svg.ts";
import { bookVersion, drawingMark } from "../src/testing/book/version.ts";
import { artworkOf } from "../src/testing/designs/design-artwork.ts";
import { designOf } from "../src/testing/designs/designs.ts";
import { Guides } from "./guides.tsx";
import { marketOf } from "../src/testing/designs/markets.ts";
import * as styles from "./review.css.ts";
import type { DesignState } from "./review-state.ts";

/** Grid steps along the longer side. */
const STEPS_ALONG = 6000;

/** The drawing of a page within a box, as the address of a picture. */
const pictureOf = ({ operations }: LayoutPage, { x, y, width, height }: Box): string => {
  const drawing = { width, height, operations: place(operations, { from: [x, y], to: [0, 0] }) };
  const svg = toSvg(drawing, { steps: STEPS_ALONG / Math.max(width, height), fit: "whole" });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const sideOf = ({ pages }: ArtworkLayout, wanted: string): LayoutPage => {
  const page = pages.find(({ side }) => side === wanted) ?? pages[0];
  if (!page) throw new Error("An artwork has no pages");
  return page;
};

/** One side of a design in a market, with the chosen guides, its size, version and date. */
export const DesignPicture = (state: DesignState): ReactElement => {
  const { design: id, market: where, texts, partner, side, trim, bleed, safe } = state;
  const design = designOf(id);
  const market = marketOf(where);
  const artwork = useMemo(
    () => artworkOf(design, market, { texts, partner }).artwork(),
    [design, market, texts, partner],
  );
  const page = sideOf(artwork, side);
  const boxes = pageBoxes(artwork.page);
  const view = bleed ? boxes.bleed : boxes.trim;
  const { x, y, width, height } = view;
  const source = useMemo(() => pictureOf(page, { x, y, width, height }), [page, x, y, width, height]);
  const name = `${design.product}: ${design.name}, ${market.name}`;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `calc(75vh * ${width / height})` }}
      >
        <img src={source} alt={`${name}, ${page.side}`} lang={market.language} className={styles.image} />
        <Guides page={artwork.page} corner={artwork.page.corner} view={view} trim={trim} bleed={bleed} safe={safe} />
      </div>
      <figcaption>
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="muted">
          {artwork.page.trim.width} × {artwork.page.trim.height} mm, {page.side}. {bookVersion()}, drawing{" "}
          {drawingMark(artwork)}
        </Text>
      </figcaption>
    </figure>
  );
};
