import { Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactElement } from "react";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { warningsOf } from "../../artwork/layout/warnings/warnings.ts";
import { loadSampleLogo } from "../../products/samples/logos.ts";
import { pngFile } from "../../render/picture/png-file.ts";
import { printFile } from "../../render/print/print-file.ts";
import { Artwork } from "../../render/react/artwork.tsx";
import { textAlternative } from "../../render/svg/text-alternative.ts";
import * as styles from "./book.css.ts";
import { DownloadButton } from "./downloads.tsx";

/** Width of a saved picture in pixels. */
const PNG_WIDTH = 1600;

export interface ProductStoryProps {
  readonly artwork: ArtworkLayout;
  readonly title: string;
  readonly marks: boolean;
}

const Findings = ({ artwork }: { readonly artwork: ArtworkLayout }): ReactElement | null => {
  const problems = artwork.problems.map(
    ({ field, problem, characters = [] }) => `${field}: ${problem} ${characters.join(" ")}`,
  );
  const warnings = warningsOf(artwork).map((found) =>
    found.warning === "low-resolution"
      ? `logo, ${found.side}: ${found.resolution} pixels per inch, at least ${found.least} are needed`
      : `${found.field}, ${found.side}: ${found.warning}`,
  );
  if (problems.length + warnings.length === 0) return null;
  return (
    <Notice tone={problems.length > 0 ? "negative" : "warning"} title="Before this is printed">
      <ul>
        {[...problems, ...warnings].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
};

const Printed = ({ artwork }: { readonly artwork: ArtworkLayout }): ReactElement => (
  <Stack space="xsmall">
    <Heading level={3} size="h4">
      What is printed
    </Heading>
    {textAlternative(artwork).map(({ side, items }) => (
      <div key={side}>
        <Text weight="bold">{side}</Text>
        <ul>
          {items.map(({ kind, text }, index) => (
            // A name may be printed twice.
            <li key={`${index} ${text}`}>{kind === "text" ? text : `${kind}: ${text}`}</li>
          ))}
        </ul>
      </div>
    ))}
  </Stack>
);

/** A product as printed, its warnings, its text alternative and its files. */
export const ProductStory = ({ artwork, title, marks }: ProductStoryProps): ReactElement => {
  const { product, page } = artwork;
  const { width, height } = page.trim;
  return (
    <Stack>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Text tone="muted">
        {width} × {height} mm
      </Text>
      <div className={styles.bench}>
        {artwork.pages.map(({ side }) => (
          <div
            key={side}
            className={`${styles.sheet} ${styles.paper}`}
            style={{ inlineSize: width > height ? 520 : 340 }}
          >
            <Artwork artwork={artwork} side={side} label={`${title}, ${side}`} />
          </div>
        ))}
      </div>
      <Findings artwork={artwork} />
      <Inline space="small">
        <DownloadButton
          label="Print proof (PDF)"
          fileName={`${product}.pdf`}
          make={() => printFile(artwork, { title, marks, loadImage: loadSampleLogo })}
        />
        {artwork.pages.map(({ side }) => (
          <DownloadButton
            key={side}
            label={`Picture, ${side} (PNG)`}
            fileName={`${product}-${side}.png`}
            make={() => pngFile(artwork, { side, width: PNG_WIDTH })}
          />
        ))}
      </Inline>
      <Printed artwork={artwork} />
    </Stack>
  );
};
