import { Grid, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../artwork/covers/all.ts";
import type { Cover } from "../artwork/covers/cover.ts";
import { layout } from "../artwork/layout/layout.ts";
import { templateSchema, type Template } from "../artwork/template/schema.ts";
import type { ArtworkLanguage } from "../artwork/words/languages.ts";
import { ArtworkImage } from "../render/react/artwork-image.tsx";
import { languageOf } from "../testing/book/product-story.tsx";
import { BANNER } from "./banner/template.ts";
import { BILLBOARD } from "./billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "./business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "./business-card-vertical/template.ts";
import { FLYER } from "./flyer/template.ts";
import { sampleData } from "./samples/data.ts";
import { STICKER } from "./sticker/template.ts";

interface Row {
  readonly title: string;
  readonly template: Template;
  readonly covers: readonly Cover[];
  readonly width: number;
}

const ROWS: readonly Row[] = [
  { title: "Flyer A5, services", template: FLYER, covers: FLYER_COVERS.services, width: 128 },
  { title: "Flyer, electric", template: FLYER, covers: FLYER_COVERS.electric, width: 128 },
  { title: "Flyer, replacement", template: FLYER, covers: FLYER_COVERS.replacement, width: 128 },
  { title: "Flyer, night", template: FLYER, covers: FLYER_COVERS.dsp, width: 128 },
  { title: "Roll-up banner", template: BANNER, covers: BANNER_COVERS, width: 140 },
  { title: "Billboard", template: BILLBOARD, covers: BILLBOARD_COVERS, width: 210 },
  { title: "Sticker", template: STICKER, covers: CARD_BACKGROUNDS, width: 210 },
  { title: "Business card, horizontal", template: BUSINESS_CARD_HORIZONTAL, covers: CARD_BACKGROUNDS, width: 180 },
  { title: "Business card, vertical", template: BUSINESS_CARD_VERTICAL, covers: CARD_BACKGROUNDS, width: 140 },
];

interface SheetArgs {
  readonly length: "usual" | "longest";
  readonly partner: boolean;
}

/** `patina-seam` as "Patina seam". */
const nameOf = ({ id }: Cover): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

const CoverRow = ({
  row,
  language,
  length,
  partner,
}: SheetArgs & { readonly row: Row; readonly language: ArtworkLanguage }): ReactElement => {
  const template = templateSchema.parse(row.template);
  const data = { ...sampleData(language, length, template.services?.most ?? 0), partner };
  const artworks = row.covers.map((cover) => ({
    name: nameOf(cover),
    side: "front",
    artwork: layout(template, { ...data, cover: cover.id }),
  }));
  const back = template.sides.some(({ name }) => name === "back") ? artworks[0]?.artwork : undefined;
  const pictures = back ? [...artworks, { name: "Back", side: "back", artwork: back }] : artworks;
  return (
    <Stack space="small">
      <Heading level={2} size="h4">
        {row.title}
      </Heading>
      <Grid minColumn={`${row.width}px`} align="start">
        {pictures.map(({ name, side, artwork }) => (
          <figure key={name} style={{ margin: 0 }}>
            <div style={{ boxShadow: "0 2px 8px #0003" }}>
              <ArtworkImage artwork={artwork} side={side} label={`${row.title}, ${name}`} />
            </div>
            <figcaption>
              <Text size="small" tone="muted">
                {name}
              </Text>
            </figcaption>
          </figure>
        ))}
      </Grid>
    </Stack>
  );
};

const meta = {
  title: "Configurators/All artworks",
  args: { length: "usual", partner: true },
  argTypes: { length: { control: "inline-radio", options: ["usual", "longest"] } },
  render: ({ length, partner }, { globals }) => (
    <Stack space="large">
      <Heading level={1}>All artworks</Heading>
      {ROWS.map((row) => (
        <CoverRow key={row.title} row={row} language={languageOf(globals)} length={length} partner={partner} />
      ))}
    </Stack>
  ),
} satisfies Meta<SheetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six products with every cover and background, same sample company, in the toolbar's language. */
export const AllArtworks: Story = {};

export const AllArtworksLongestTexts: Story = { args: { length: "longest" } };
