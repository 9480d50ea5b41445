import type { LanguageCode } from "@lucarne/api-client/languages";
import { artworkDataOf, type PrintedConfig } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { templateSchema, type CheckedTemplate } from "@lucarne/configurators/artwork/template/schema";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { printFile } from "@lucarne/configurators/render/print-file";

import { readLogo } from "./read-logo.ts";

/** Input of a print file; the same input always gives the same file. */
export interface PrintInput {
  /** Name of the template. */
  readonly product: string;
  readonly config: PrintedConfig;
  readonly language: LanguageCode;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  /** The order's own logo. */
  readonly logo?: { readonly bytes: Buffer; readonly mime: string } | undefined;
  /** Title shown by viewers. */
  readonly title: string;
  /** When the order was placed. */
  readonly date: Date;
  /** The paper, and whether the sheet has printer's marks. */
  readonly print: { readonly paper: "coated" | "uncoated"; readonly marks: boolean };
}

export interface PrintResult {
  /** PDF. */
  readonly bytes: Buffer;
  /** Parts of the order missing from the file, such as a text that does not fit. */
  readonly problems: readonly string[];
}

const CHECKED: ReadonlyMap<string, CheckedTemplate> = new Map(
  TEMPLATES.map((template) => [template.product, templateSchema.parse(template)]),
);

/** Renders the print file of a marketing order. */
export const drawPrint = async ({
  product,
  config,
  language,
  partner,
  logo: file,
  title,
  date,
  print: { paper, marks },
}: PrintInput): Promise<PrintResult> => {
  const template = CHECKED.get(product);
  if (!template) throw new Error(`There is no template for ${title}.`);
  const logo = file && (await readLogo(Buffer.from(file.bytes), file.mime));
  const artwork = layout(template, artworkDataOf(config, { language, partner, logo: logo?.logo }));
  const problems = artwork.problems.map(({ field, problem }) => `${field}: ${problem}`);
  // PostScript and archives go to the printer unchanged: the company's name is printed instead of the logo.
  if (file && !logo) problems.push("logo: not-drawn");
  const loadImage = async (): Promise<Uint8Array> => {
    if (!logo?.bytes) throw new Error("The sheet has a picture that the order does not have.");
    return logo.bytes;
  };
  const slug = `${title} · ${date.toISOString().slice(0, 10)} · ${product}`;
  const bytes = await printFile(artwork, { title, date, loadImage, profile: paper, marks, slug });
  return { bytes: Buffer.from(bytes), problems };
};
