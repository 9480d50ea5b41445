import { Stack } from "@lucarne/ui/layout";
import type { StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { FLYER_COVERS } from "../../artwork/covers/all.ts";
import type { Cover, FlyerSubtype } from "../../artwork/covers/cover.ts";
import type { ArtworkData } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import {
  templateSchema,
  type CheckedTemplate,
  type Template,
  type TemplateField,
} from "../../artwork/template/schema.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../../artwork/words/languages.ts";
import { words } from "../../generated/form-words/en.ts";
import { sayCover } from "../../form/words/say.ts";
import { defaultTexts } from "../../products/default-texts.ts";
import { sampleData } from "../../products/samples/data.ts";
import { SAMPLE_LOGOS, type SampleLogo } from "../../products/samples/logos.ts";
import { laidOutOnce } from "./laid-out-once.ts";
import { ProductStory } from "./product-story.tsx";
import { Sheets, type SheetPicture } from "./sheets.tsx";

/** Texts of a story: empty means the sample's text, a hyphen means none. */
type StoryTexts = Readonly<Record<TemplateField, string>>;

/** The controls of a product's story. */
export interface ProductStoryArgs extends StoryTexts {
  readonly cover: string;
  /** `default` is the text of a new form. */
  readonly length: "default" | "usual" | "longest";
  readonly services: number;
  readonly logo: SampleLogo;
  /** Recommended partner of the manufacturer. */
  readonly partner: boolean;
  /** Crop marks on the proof. */
  readonly marks: boolean;
}

/** Data of a product's stories. */
export interface ProductBook {
  readonly title: string;
  readonly template: Template;
  /** Covers by subtype, or one list. */
  readonly covers: Readonly<Record<string, readonly Cover[]>>;
  /** Width of a sheet in a list, in pixels. */
  readonly width: number;
}

type Story = StoryObj<ProductStoryArgs>;
type Render = NonNullable<Story["render"]>;

const NO_TEXTS: StoryTexts = {
  name: "",
  company: "",
  phone: "",
  email: "",
  address: "",
  link: "",
  shortDescription: "",
  longDescription: "",
};

/** The toolbar's language, if the artwork has texts in it. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): ArtworkLanguage =>
  ARTWORK_LANGUAGES.find((language) => language === globals["language"]) ?? "en";

/** A cover by the name that customers see. */
export const coverName = ({ id }: Cover): string => sayCover(words, id);

const languageName = (language: ArtworkLanguage): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;

const isSubtype = (name: string): name is FlyerSubtype => Object.hasOwn(FLYER_COVERS, name);

const isField = (name: string): name is TemplateField => Object.hasOwn(NO_TEXTS, name);

const textsOf = (args: ProductStoryArgs, samples: ArtworkData["texts"]): ArtworkData["texts"] =>
  Object.fromEntries(
    Object.keys(NO_TEXTS)
      .filter(isField)
      .map((field) => [field, args[field] === "-" ? "" : args[field] || (samples[field] ?? "")]),
  );

const dataOf = (args: ProductStoryArgs, language: ArtworkLanguage, subtype: FlyerSubtype | null): ArtworkData => {
  const { cover, partner, length } = args;
  const sample = sampleData(language, length === "longest" ? "longest" : "usual", args.services);
  const samples = length === "default" ? { ...sample.texts, ...defaultTexts(language, subtype) } : sample.texts;
  return { ...sample, cover, partner, logo: SAMPLE_LOGOS[args.logo], texts: textsOf(args, samples) };
};

/** Every side of one artwork. */
const sidesOf = (template: CheckedTemplate, data: ArtworkData, name: string, language?: string): SheetPicture[] => {
  const artwork = laidOutOnce(template, data);
  const many = template.sides.length > 1;
  const { trim } = template.page;
  return template.sides.map(({ name: side }) => ({
    name: many ? `${name}, ${side}` : name,
    side,
    artwork,
    trim,
    language,
  }));
};

/** The stories of one product, which its file names. */
export const productBook = ({ title, template, covers, width }: ProductBook) => {
  const checked = templateSchema.parse(template);
  const all = Object.values(covers).flat();
  const most = checked.services?.most ?? 0;
  const args: ProductStoryArgs = {
    ...NO_TEXTS,
    cover: all[0]?.id ?? "",
    length: "usual",
    services: most,
    logo: "none",
    partner: true,
    marks: false,
  };
  const coverLabels = Object.entries(covers).flatMap(([subtype, list]) =>
    list.map((cover): [string, string] => [
      cover.id,
      Object.keys(covers).length > 1 ? `${subtype}: ${coverName(cover)}` : coverName(cover),
    ]),
  );
  const subtypeOf = (cover: string): FlyerSubtype | null => {
    const found = Object.entries(covers).find(([, list]) => list.some(({ id }) => id === cover))?.[0] ?? "";
    return isSubtype(found) ? found : null;
  };
  const dataIn = (own: ProductStoryArgs, language: ArtworkLanguage): ArtworkData =>
    dataOf(own, language, subtypeOf(own.cover));
  const page = (sheets: ReactElement | ReactElement[]): ReactElement => <Stack space="large">{sheets}</Stack>;

  const single: Render = (own, { globals }) => (
    <ProductStory artwork={layout(checked, dataIn(own, languageOf(globals)))} title={title} marks={own.marks} />
  );
  const everyCover: Render = (own, { globals }) =>
    page(
      Object.entries(covers).map(([subtype, list], index) => (
        <Sheets
          key={subtype}
          first={index === 0}
          title={subtype === "" ? title : `${title}, ${subtype}`}
          count={`${list.length} covers`}
          width={width}
          pictures={list.flatMap((cover) =>
            sidesOf(checked, dataIn({ ...own, cover: cover.id }, languageOf(globals)), coverName(cover)),
          )}
        />
      )),
    );
  const everyLanguage: Render = (own) =>
    page(
      <Sheets
        first
        title={title}
        count={`${ARTWORK_LANGUAGES.length} languages`}
        width={width}
        pictures={ARTWORK_LANGUAGES.flatMap((language) =>
          sidesOf(checked, dataIn(own, language), languageName(language), language),
        )}
      />,
    );
  const everyLogo: Render = (own, { globals }) =>
    page(
      <Sheets
        first
        title={title}
        count="a logo of each kind, and none"
        width={width}
        pictures={Object.entries(SAMPLE_LOGOS).flatMap(([name, logo]) =>
          sidesOf(checked, { ...dataIn(own, languageOf(globals)), logo }, name),
        )}
      />,
    );

  return {
    meta: {
      args,
      argTypes: {
        cover: {
          control: { type: "select" as const, labels: Object.fromEntries(coverLabels) },
          options: all.map(({ id }) => id),
        },
        length: { control: "inline-radio" as const, options: ["default", "usual", "longest"] },
        logo: { control: "select" as const, options: Object.keys(SAMPLE_LOGOS) },
        services: { control: { type: "range" as const, min: 0, max: most } },
      },
      render: single,
    },
    usual: {} satisfies Story,
    /** Each cover of each subtype with the text of a new form, in the toolbar's language. */
    everyCover: { args: { length: "default" }, render: everyCover } satisfies Story,
    /** Usual texts in each language. */
    everyLanguage: { render: everyLanguage } satisfies Story,
    /** The longest texts that the form accepts, with every field, in each language. */
    longestTexts: { args: { length: "longest" }, render: everyLanguage } satisfies Story,
    everyLogo: { render: everyLogo } satisfies Story,
    noPartner: { args: { partner: false } } satisfies Story,
    /** Every optional field left out: the layout leaves no gaps. */
    leastFields: {
      args: { partner: false, services: 0, name: "-", email: "-", address: "-", link: "-", longDescription: "-" },
    } satisfies Story,
    /** Text that does not fit or has unsupported characters: the page lists what cannot be printed, by field. */
    doesNotFit: { args: { company: "W".repeat(90), phone: "電話 123", link: "javascript:alert(1)" } } satisfies Story,
  };
};
