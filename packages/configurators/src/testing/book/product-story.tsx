import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useState, type ReactElement } from "react";
import type { ArtworkData } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { templateSchema, type Template } from "../../artwork/template/schema.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../../artwork/words/languages.ts";
import { sampleData } from "../../products/samples/data.ts";
import { printFile } from "../../render/print-file.ts";
import { Artwork } from "../../render/react/artwork.tsx";

/** What marketing can change of a product's story. */
export interface ProductStoryArgs {
  readonly cover: string;
  readonly length: "usual" | "longest";
  /** Recommended partner of the manufacturer. */
  readonly partner: boolean;
  readonly services: number;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly link: string;
  readonly headline: string;
  readonly description: string;
  /** Crop marks on the proof. */
  readonly marks: boolean;
}

export const DEFAULT_ARGS: ProductStoryArgs = {
  cover: "",
  length: "usual",
  partner: true,
  services: 6,
  company: "",
  phone: "",
  email: "",
  address: "",
  link: "",
  headline: "",
  description: "",
  marks: false,
};

/** The toolbar's language, where artwork has words for it. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): ArtworkLanguage =>
  ARTWORK_LANGUAGES.find((language) => language === globals["language"]) ?? "en";

/** A field of the story: empty takes the sample's, a hyphen leaves it out. */
const value = (typed: string, sample: string | undefined): string => (typed === "-" ? "" : typed || (sample ?? ""));

export const dataOf = (args: ProductStoryArgs, language: ArtworkLanguage): ArtworkData => {
  const sample = sampleData(language, args.length, args.services);
  const { texts } = sample;
  return {
    ...sample,
    cover: args.cover,
    partner: args.partner,
    texts: {
      ...texts,
      company: value(args.company, texts.company),
      phone: value(args.phone, texts.phone),
      email: value(args.email, texts.email),
      address: value(args.address, texts.address),
      link: value(args.link, texts.link),
      shortDescription: value(args.headline, texts.shortDescription),
      longDescription: value(args.description, texts.longDescription),
    },
  };
};

const save = (bytes: Uint8Array, name: string): void => {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

const ProofButton = ({ artwork, marks }: { readonly artwork: ArtworkLayout; readonly marks: boolean }) => {
  const [pending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      save(await printFile(artwork, { title: artwork.product, marks }), `${artwork.product}.pdf`);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" icon={Download} pending={pending} onClick={() => void download()}>
      Print proof (PDF)
    </Button>
  );
};

export interface ProductStoryProps {
  readonly template: Template;
  readonly title: string;
  readonly data: ArtworkData;
  readonly marks: boolean;
}

/** A product as it will be printed, its problems in words, and its print file. */
export const ProductStory = ({ template, title, data, marks }: ProductStoryProps): ReactElement => {
  const artwork = layout(templateSchema.parse(template), data);
  const { width, height } = template.page.trim;
  const wide = width > height;
  return (
    <Stack>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Text tone="muted">
        {width} × {height} mm
      </Text>
      <Inline space="medium" align="start">
        {artwork.pages.map(({ side }) => (
          <div
            key={side}
            style={{ inlineSize: wide ? 520 : 340, maxInlineSize: "100%", boxShadow: "0 2px 12px #0003" }}
          >
            <Artwork artwork={artwork} side={side} label={`${title}, ${side}`} />
          </div>
        ))}
      </Inline>
      {artwork.problems.length > 0 && (
        <ul>
          {artwork.problems.map(({ field, problem, characters }) => (
            <li key={`${field} ${problem}`}>
              {field}: {problem} {characters?.join(" ")}
            </li>
          ))}
        </ul>
      )}
      <div>
        <ProofButton artwork={artwork} marks={marks} />
      </div>
    </Stack>
  );
};
