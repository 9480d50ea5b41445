import { Inline, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../artwork/covers/all.ts";
import type { Cover, FlyerSubtype } from "../artwork/covers/cover.ts";
import { templateSchema, type Template } from "../artwork/template/schema.ts";
import type { ArtworkLanguage } from "../artwork/words/languages.ts";
import { servicesOf } from "../form/model/product/product.ts";
import * as styles from "../testing/book/book.css.ts";
import { contactSheet } from "../testing/book/contact-sheet.ts";
import { DownloadButton } from "../testing/book/downloads.tsx";
import { laidOutOnce } from "../testing/book/laid-out-once.ts";
import { coverName, languageOf } from "../testing/book/product-book.tsx";
import { Sheets, type SheetPicture } from "../testing/book/sheets.tsx";
import { bookVersion } from "../testing/book/version.ts";
import { BANNER } from "./banner/template.ts";
import { BILLBOARD } from "./billboard/template.ts";
import { BUSINESS_CARD_HORIZONTAL } from "./business-card-horizontal/template.ts";
import { BUSINESS_CARD_VERTICAL } from "./business-card-vertical/template.ts";
import { defaultTexts } from "./default-texts.ts";
import { FLYER } from "./flyer/template.ts";
import { sampleData } from "./samples/data.ts";
import { STICKER } from "./sticker/template.ts";

interface Row {
  readonly title: string;
  readonly kind: "cover" | "background";
  readonly template: Template;
  readonly covers: readonly Cover[];
  readonly width: number;
  readonly subtype?: FlyerSubtype;
}

const flyer = { template: FLYER, kind: "cover", width: 112 } as const;
const card = { covers: CARD_BACKGROUNDS, kind: "background" } as const;

const ROWS: readonly Row[] = [
  { ...flyer, title: "Flyer A5, services", subtype: "services", covers: FLYER_COVERS.services },
  { ...flyer, title: "Flyer, electric", subtype: "electric", covers: FLYER_COVERS.electric },
  { ...flyer, title: "Flyer, replacement", subtype: "replacement", covers: FLYER_COVERS.replacement },
  { ...flyer, title: "Flyer, night", subtype: "dsp", covers: FLYER_COVERS.dsp },
  { title: "Roll-up banner", kind: "cover", template: BANNER, covers: BANNER_COVERS, width: 127 },
  { title: "Billboard", kind: "cover", template: BILLBOARD, covers: BILLBOARD_COVERS, width: 200 },
  { ...card, title: "Sticker", template: STICKER, width: 198 },
  { ...card, title: "Business card, horizontal", template: BUSINESS_CARD_HORIZONTAL, width: 164 },
  { ...card, title: "Business card, vertical", template: BUSINESS_CARD_VERTICAL, width: 150 },
];

interface SheetArgs {
  /** `default` is the text that a new form starts with, for each kind of flyer. */
  readonly length: "default" | "usual" | "longest";
  readonly partner: boolean;
}

/** Every side with each cover. */
const picturesOf = (row: Row, language: ArtworkLanguage, { length, partner }: SheetArgs): SheetPicture[] => {
  const template = templateSchema.parse(row.template);
  // As in orders: products that require no services have none.
  const services = servicesOf({ template: row.template, subtype: row.subtype ?? null })?.most ?? 0;
  const sample = sampleData(language, length === "longest" ? "longest" : "usual", services);
  const first = length === "default" ? defaultTexts(language, row.subtype ?? null) : {};
  const data = { ...sample, partner, texts: { ...sample.texts, ...first } };
  const { trim } = template.page;
  return row.covers.flatMap((cover) => {
    const artwork = laidOutOnce(template, { ...data, cover: cover.id });
    const name = coverName(cover);
    return template.sides.map(({ name: side }) => ({
      name: side === "back" ? `${name}, back` : name,
      side,
      artwork,
      trim,
    }));
  });
};

const countOf = ({ kind, covers, template: { sides } }: Row): string =>
  `${covers.length} ${kind}${covers.length === 1 ? "" : "s"}${sides.length > 1 ? ", front and back" : ""}`;

const meta = {
  title: "Configurators/All artworks",
  args: { length: "usual", partner: true },
  argTypes: { length: { control: "inline-radio", options: ["default", "usual", "longest"] } },
  render: (args, { globals }) => {
    const rows = ROWS.map((row) => ({ ...row, pictures: picturesOf(row, languageOf(globals), args) }));
    return (
      <Stack space="large">
        <Inline space="medium" align="space-between">
          <Heading level={1}>All artworks</Heading>
          <DownloadButton
            label="Contact sheet PDF"
            fileName="all-artworks.pdf"
            make={() =>
              contactSheet(
                `All artworks, ${languageOf(globals)}`,
                rows.map(({ title, pictures }) => ({ title, height: 110, pictures })),
              )
            }
          />
        </Inline>
        <Text tone="muted">
          {bookVersion()}. Six products with every cover and background, for a company of the language's country. Change
          language and brand in the toolbar, text length in the controls.
        </Text>
        <div className={styles.groups}>
          {rows.map((row, index) => (
            <Sheets
              key={row.title}
              title={row.title}
              count={countOf(row)}
              width={row.width}
              pictures={row.pictures}
              first={index === 0}
            />
          ))}
        </div>
      </Stack>
    );
  },
} satisfies Meta<SheetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For one sample company, in the toolbar's language. */
export const AllArtworks: Story = {};

/** With the text that a new form starts with, in the toolbar's language. */
export const AllArtworksWithDefaultTexts: Story = { args: { length: "default" }, tags: ["long"] };

export const AllArtworksWithLongestTexts: Story = { args: { length: "longest" }, tags: ["long"] };
