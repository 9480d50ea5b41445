import { Heading, Text } from "@lucarne/ui/text";
import { Inline } from "@lucarne/ui/layout";
import type { ReactElement } from "react";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { ArtworkImage } from "../../render/react/artwork-image.tsx";
import * as styles from "./book.css.ts";

/** One side of an artwork with its name. */
export interface SheetPicture {
  readonly name: string;
  readonly side: string;
  readonly artwork: ArtworkLayout;
  /** Language of its texts, if it is not the page's. */
  readonly language?: string;
}

export interface SheetsProps {
  readonly title: string;
  /** Summary, such as "7 covers". */
  readonly count: string;
  /** Width of a sheet in pixels. */
  readonly width: number;
  readonly pictures: readonly SheetPicture[];
}

/** Sheets on a bench under one heading. */
export const Sheets = ({ title, count, width, pictures }: SheetsProps): ReactElement => (
  <section className={styles.group}>
    <Inline space="small">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Text size="small" tone="muted">
        {count}
      </Text>
    </Inline>
    <div className={styles.bench}>
      {pictures.map(({ name, side, artwork, language }) => (
        <figure key={`${name} ${side}`} className={styles.sheet} style={{ inlineSize: width }}>
          <div className={styles.paper} lang={language}>
            <ArtworkImage artwork={artwork} side={side} label={`${title}, ${name}`} />
          </div>
          <figcaption>
            <Text size="small" tone="muted">
              {name}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
