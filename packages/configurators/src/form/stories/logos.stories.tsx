import { Heading, Text } from "@lucarne/ui/text";
import { Stack } from "@lucarne/ui/layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, within } from "storybook/test";
import { layout } from "../../artwork/layout/layout.ts";
import { templateSchema } from "../../artwork/template/schema.ts";
import { BUSINESS_CARD_VERTICAL } from "../../products/business-card-vertical/template.ts";
import { sampleData } from "../../products/samples/data.ts";
import { Artwork } from "../../render/react/artwork.tsx";
import * as styles from "../../testing/book/book.css.ts";
import { readInWorker } from "../logo/read-in-worker.ts";
import type { Logo } from "../../artwork/layout/data.ts";
import { openReader } from "../testing/functions.ts";
import { LOGO_FILES } from "../testing/logo-files.ts";

/** One logo as read from one kind of file. */
interface DrawnFile {
  readonly name: string;
  readonly logo: Logo;
}

/** The pictures stay until the page closes. */
const drawn = async (file: File): Promise<DrawnFile> => {
  const { logo, picture } = await readInWorker(openReader, file, file.name, new AbortController().signal);
  const href = picture && URL.createObjectURL(picture);
  return { name: file.name, logo: logo.kind === "image" && href ? { ...logo, href } : logo };
};

const TEMPLATE = templateSchema.parse(BUSINESS_CARD_VERTICAL);

const Logos = ({ files }: { readonly files: readonly DrawnFile[] }): ReactElement => (
  <Stack space="large">
    <Heading level={1}>Logos of each type</Heading>
    <Text tone="muted">
      One logo in each kind of file that is accepted. EPS, older AI and ZIP files go to the print shop as they are: the
      sheet shows a place with the file’s name.
    </Text>
    <div className={styles.bench}>
      {files.map(({ name, logo }) => (
        <figure key={name} className={styles.sheet} style={{ inlineSize: 150 }}>
          <div className={styles.paper}>
            <Artwork
              artwork={layout(TEMPLATE, { ...sampleData("en", "usual", 4), logo })}
              side="front"
              label={`Business card with ${name}`}
            />
          </div>
          <figcaption>
            <Text size="small" tone="muted">
              {name}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  </Stack>
);

const hasFiles = (loaded: Readonly<Record<string, unknown>>): loaded is { files: readonly DrawnFile[] } =>
  "files" in loaded;

const meta = {
  title: "Configurators/Forms/Logos",
  loaders: [
    async () => ({
      files: await Promise.all(Object.values(LOGO_FILES).map(async (file) => drawn(await file()))),
    }),
  ],
  render: (_, { loaded }) => <Logos files={hasFiles(loaded) ? loaded.files : []} />,
} satisfies Meta;
export default meta;

/** The same logo as PNG, JPEG, SVG, PDF, AI, TIFF and PSD; labelled places for EPS, an older AI and ZIP. */
export const EachType: StoryObj<typeof meta> = {
  tags: ["long"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("older-logo.ai")).toBeVisible();
    // PNG, JPEG, PDF, AI, TIFF and PSD; the SVG is drawn as vectors.
    await expect(canvasElement.querySelectorAll("image")).toHaveLength(6);
  },
};
