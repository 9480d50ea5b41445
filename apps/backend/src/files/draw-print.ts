import type { LanguageCode } from "@lucarne/api-client/languages";
import type { Logo, OwnPhoto } from "@lucarne/configurators/artwork/layout/data";
import { artworkDataOf, type PrintedConfig } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import { LOGO_HEAD, logoKind } from "@lucarne/configurators/artwork/logo/kind";
import { namedCard } from "@lucarne/configurators/artwork/logo/named-card";
import { templateSchema, type CheckedTemplate } from "@lucarne/configurators/artwork/template/schema";
import { type CardFormat, templatesFor } from "@lucarne/configurators/products/all";
import type { OwnPrintProfile, PrintCondition } from "@lucarne/configurators/render/pdf/print-profile";
import { printFile } from "@lucarne/configurators/render/print-file";
import { readLogo } from "@lucarne/configurators/render/read-logo";

/** What the print shop wants. */
export interface PrintShop {
  /** The paper, or another printing condition with its profile. */
  readonly paper: PrintCondition | OwnPrintProfile;
  /** Crop marks, registration targets and a slug. */
  readonly marks: boolean;
  /** In millimetres, of flyers, cards and stickers. */
  readonly bleed: 2 | 3;
  readonly billboardScale: 1 | 10;
}

/** Input of a print file; the same input always gives the same file. */
export interface PrintInput {
  /** Name of the template. */
  readonly product: string;
  /** Format of business cards in the company's country (CONF-26). */
  readonly cards: CardFormat;
  readonly config: PrintedConfig;
  readonly language: LanguageCode;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  /** The order's own logo. */
  readonly logo?: { readonly bytes: Buffer; readonly name: string } | undefined;
  /** The order's own photo as cover. */
  readonly photo?: { readonly bytes: Buffer; readonly name: string } | undefined;
  /** Title shown by viewers. */
  readonly title: string;
  /** When the order was placed. */
  readonly date: Date;
  readonly print: PrintShop;
}

export interface PrintResult {
  /** PDF. */
  readonly bytes: Buffer;
  /** Parts of the order missing from the file, such as a text that does not fit. */
  readonly problems: readonly string[];
}

const checked = (cards: CardFormat): ReadonlyMap<string, CheckedTemplate> =>
  new Map(templatesFor(cards).map((template) => [template.product, templateSchema.parse(template)]));

const CHECKED = { "90x50": checked("90x50"), "85x55": checked("85x55") };

/** Addresses under which the artwork refers to the bytes of logo and photo; they are never fetched. */
const HREF = "logo";
const PHOTO = "photo";

interface OrderLogo {
  readonly logo: Logo;
  /** Why the sheet has a labelled place instead of the logo. */
  readonly problem?: string;
}

/** The logo as the form's proof shows it; files of former rules that cannot be printed get a labelled place. */
const logoOf = async (bytes: Buffer, name: string): Promise<OrderLogo> => {
  try {
    const logo = await readLogo({ bytes, name, href: HREF });
    const kind = logoKind(bytes.subarray(0, LOGO_HEAD));
    return kind === "postscript" || kind === "zip" ? { logo, problem: "logo: passed-on" } : { logo };
  } catch (error) {
    if (!(error instanceof UnprintableLogo)) throw error;
    return { logo: namedCard(name), problem: `logo: ${error.fault}` };
  }
};

/**
 * The photo as the form's proof shows it.
 *
 * @throws {UnprintableLogo} when it cannot be read: without it the sheet would have another cover
 */
const photoOf = async (bytes: Buffer, name: string): Promise<Omit<OwnPhoto, "focus">> => {
  const photo = await readLogo({ bytes, name, href: PHOTO });
  if (photo.kind !== "image") throw new UnprintableLogo("unsupported");
  const { width, height } = photo;
  return { href: PHOTO, width, height };
};

/**
 * Renders the print file of a marketing order: by the same code, from the same data and logo file as the form's proof,
 * so that both are the same but for the print shop's options.
 */
export const drawPrint = async ({
  product,
  cards,
  config,
  language,
  partner,
  logo: file,
  photo: photoFile,
  title,
  date,
  print: { paper, marks, bleed, billboardScale },
}: PrintInput): Promise<PrintResult> => {
  const template = CHECKED[cards].get(product);
  if (!template) throw new Error(`There is no template for ${title}.`);
  const bytes = file && Buffer.from(file.bytes);
  const own = file && bytes && (await logoOf(bytes, file.name));
  const photoBytes = photoFile && Buffer.from(photoFile.bytes);
  const photo = photoFile && photoBytes && (await photoOf(photoBytes, photoFile.name));
  const artwork = layout(template, artworkDataOf(config, { language, partner, logo: own?.logo, photo }));
  const problems = artwork.problems.map(({ field, problem }) => `${field}: ${problem}`);
  if (own?.problem !== undefined) problems.push(own.problem);
  const pictures = new Map([
    [HREF, bytes],
    [PHOTO, photoBytes],
  ]);
  const loadImage = async (href: string): Promise<Uint8Array> => {
    const picture = pictures.get(href);
    if (!picture) throw new Error("The sheet has a picture that the order does not have.");
    return picture;
  };
  const slug = `${title} · ${date.toISOString().slice(0, 10)} · ${product}`;
  const scale = product === "billboard" ? billboardScale : 1;
  const printed = await printFile(artwork, { title, date, loadImage, profile: paper, marks, slug, bleed, scale });
  return { bytes: Buffer.from(printed), problems };
};
