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
import { logoPicture } from "../logo/picture.ts";
import type { LogoPicture } from "../model/state.ts";
import { LOGO_FILES, lockedPdf } from "../testing/logo-files.ts";

/** One logo as drawn from one kind of file. */
interface DrawnFile {
  readonly name: string;
  readonly picture: LogoPicture;
}

/** The pictures stay until the page closes. */
const drawn = async (file: File): Promise<DrawnFile> => ({
  name: file.name,
  picture: await logoPicture(file, { path: file.name, name: file.name }, (bytes) => URL.createObjectURL(bytes)),
});

const TEMPLATE = templateSchema.parse(BUSINESS_CARD_VERTICAL);

const Logos = ({ files }: { readonly files: readonly DrawnFile[] }): ReactElement => (
  <Stack space="large">
    <Heading level={1}>Logos of each type</Heading>
    <Text tone="muted">
      One logo in each kind of file that is taken. What can be drawn is drawn; EPS, ZIP and what nobody can open have a
      card with their name.
    </Text>
    <div className={styles.bench}>
      {files.map(({ name, picture: { logo } }) => (
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
      files: await Promise.all([
        ...Object.values(LOGO_FILES).map(async (file) => drawn(await file())),
        lockedPdf().then(drawn),
      ]),
    }),
  ],
  render: (_, { loaded }) => <Logos files={hasFiles(loaded) ? loaded.files : []} />,
} satisfies Meta;
export default meta;

/** The same logo as PNG, JPEG, SVG, PDF, AI, TIFF and PSD; named cards for EPS, an older AI, ZIP and a locked PDF. */
export const EachType: StoryObj<typeof meta> = {
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText("older-logo.ai")).toBeVisible();
    const files = hasFiles(loaded) ? loaded.files : [];
    const cards = files.filter(({ picture }) => picture.href === undefined).map(({ name }) => name);
    await expect(cards).toEqual(["logo.eps", "older-logo.ai", "logo.zip", "locked.pdf"]);
    // PNG, JPEG, PDF, AI, TIFF and PSD; the SVG is drawn as vectors.
    await expect(canvasElement.querySelectorAll("image")).toHaveLength(6);
  },
};
