import { Heading, Text } from "@lucarne/ui/text";
import { Inline } from "@lucarne/ui/layout";
import { useMemo, type ReactElement } from "react";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { Size } from "../../artwork/page/boxes.ts";
import { ArtworkImage } from "../../render/react/artwork-image.tsx";
import * as styles from "./book.css.ts";
import { useNear } from "./use-near.ts";
import { drawingMark } from "./version.ts";

/** One side of an artwork with its name. */
export interface SheetPicture {
  readonly name: string;
  readonly side: string;
  /** Lays the artwork out, when the picture comes near the visible part of the page. */
  readonly artwork: () => ArtworkLayout;
  /** The trimmed size, to keep its place free. */
  readonly trim: Size;
  /** Language of its texts, if it is not the page's. */
  readonly language?: string | undefined;
}

export interface SheetsProps {
  readonly title: string;
  /** Summary, such as "7 covers". */
  readonly count: string;
  /** Width of a sheet in pixels. */
  readonly width: number;
  readonly pictures: readonly SheetPicture[];
  /** Draws the first picture at once. */
  readonly first?: boolean | undefined;
}

interface SheetProps {
  readonly picture: SheetPicture;
  readonly label: string;
  readonly width: number;
  readonly atOnce: boolean;
}

const Sheet = ({ picture, label, width, atOnce }: SheetProps): ReactElement => {
  const { ref, near } = useNear<HTMLElement>(atOnce);
  const { artwork: lay } = picture;
  const artwork = useMemo(() => (near ? lay() : undefined), [near, lay]);
  return (
    <figure ref={ref} className={styles.sheet} style={{ inlineSize: width }}>
      <div
        className={styles.paper}
        style={{ aspectRatio: `${picture.trim.width} / ${picture.trim.height}` }}
        lang={picture.language}
      >
        {artwork ? <ArtworkImage artwork={artwork} side={picture.side} label={label} /> : null}
      </div>
      <figcaption>
        <Text size="small" tone="muted">
          {picture.name}
          {artwork ? ` · ${drawingMark(artwork)}` : null}
        </Text>
      </figcaption>
    </figure>
  );
};

/** Sheets on a bench under one heading. Each is drawn when it comes near the visible part of the page. */
export const Sheets = ({ title, count, width, pictures, first = false }: SheetsProps): ReactElement => (
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
      {pictures.map((picture, index) => (
        <Sheet
          key={`${picture.name} ${picture.side}`}
          picture={picture}
          label={`${title}, ${picture.name}`}
          width={width}
          atOnce={first && index === 0}
        />
      ))}
    </div>
  </section>
);
