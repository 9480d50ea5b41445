import type { ReactElement } from "react";
import { pageBoxes, type PrintPage } from "../src/artwork/page/pdf-boxes.ts";
import type { Box } from "../src/artwork/page/boxes.ts";
import * as styles from "./review.css.ts";

export interface GuidesProps {
  readonly page: PrintPage;
  readonly corner: number;
  /** The part of the page that the picture shows, in millimetres. */
  readonly view: Box;
  readonly trim: boolean;
  readonly bleed: boolean;
  readonly safe: boolean;
}

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The cut, the bleed around it and the safe area, drawn over a picture of a page. */
export const Guides = ({ page, corner, view, trim, bleed, safe }: GuidesProps): ReactElement => {
  const boxes = pageBoxes(page);
  return (
    <svg aria-hidden viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className={styles.guides}>
      {bleed ? (
        <path d={`${outline(boxes.bleed)}${outline(boxes.trim)}`} fillRule="evenodd" className={styles.bleedGuide} />
      ) : null}
      {trim ? <rect {...boxes.trim} rx={corner} className={styles.trimGuide} /> : null}
      {safe ? <rect {...boxes.safe} className={styles.safeGuide} /> : null}
    </svg>
  );
};
