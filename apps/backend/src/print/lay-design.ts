import type { LanguageCode } from "@lucarne/api-client/languages";
import type { Logo, OwnPhoto } from "@lucarne/configurators/artwork/layout/data";
import { artworkDataOf, type PrintedConfig } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { type LeftOut, leftOutOf } from "@lucarne/configurators/artwork/layout/left-out";
import type { ArtworkLayout } from "@lucarne/configurators/artwork/layout/result";
import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import { LOGO_HEAD, logoKind } from "@lucarne/configurators/artwork/logo/kind";
import { namedCard } from "@lucarne/configurators/artwork/logo/named-card";
import { templateSchema, type CheckedTemplate } from "@lucarne/configurators/artwork/template/schema";
import { type CardFormat, templatesFor } from "@lucarne/configurators/products/all";
import { readLogo } from "@lucarne/configurators/render/read-logo";

/** A file of an order: a logo or a photo. */
export interface OrderedFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/** A design: what is on the sheet of an order. */
export interface Design {
  /** Name of the template. */
  readonly product: string;
  /** Format of business cards in the company's country (CONF-26). */
  readonly cards: CardFormat;
  readonly config: PrintedConfig;
  readonly language: LanguageCode;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  /** The order's own logo. */
  readonly logo?: OrderedFile | undefined;
  /** The order's own photo as cover. */
  readonly photo?: OrderedFile | undefined;
}

/** A design on its sheet. */
export interface LaidDesign {
  readonly artwork: ArtworkLayout;
  /** Why the sheet has a labelled place instead of the logo. */
  readonly logoProblem?: string | undefined;
  /** Bytes of logo and photo by the addresses under which the artwork refers to them; they are never fetched. */
  readonly pictures: ReadonlyMap<string, Buffer | undefined>;
}

const checked = (cards: CardFormat): ReadonlyMap<string, CheckedTemplate> =>
  new Map(templatesFor(cards).map((template) => [template.product, templateSchema.parse(template)]));

const CHECKED = { "90x50": checked("90x50"), "85x55": checked("85x55") };

/** A logo that is handed to the print shop as it is. */
const PASSED_ON = "logo: passed-on";

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
    return kind === "postscript" || kind === "zip" ? { logo, problem: PASSED_ON } : { logo };
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
 * Lays a design out as the form's proof shows it: by the same code, from the same data and files.
 *
 * @throws {UnprintableLogo} when the photo cannot be read
 */
export const layDesign = async (design: Design): Promise<LaidDesign> => {
  const { product, cards, config, language, partner, logo: file, photo: photoFile } = design;
  const template = CHECKED[cards].get(product);
  if (!template) throw new Error(`There is no template for ${product}.`);
  const bytes = file && Buffer.from(file.bytes);
  const own = file && bytes && (await logoOf(bytes, file.name));
  const photoBytes = photoFile && Buffer.from(photoFile.bytes);
  const photo = photoFile && photoBytes && (await photoOf(photoBytes, photoFile.name));
  return {
    artwork: layout(template, artworkDataOf(config, { language, partner, logo: own?.logo, photo })),
    logoProblem: own?.problem,
    pictures: new Map([
      [HREF, bytes],
      [PHOTO, photoBytes],
    ]),
  };
};

/** What a sheet would leave out of its design; empty when all of it is printed (CONF-22). */
export interface DesignCheck {
  readonly leftOut: readonly LeftOut[];
  /** Files that cannot be printed. */
  readonly unprintable: readonly ("logo" | "photo")[];
}

/** Checks a design as its print file would be made. */
export const checkDesign = async (design: Design): Promise<DesignCheck> => {
  try {
    const { artwork, logoProblem } = await layDesign(design);
    // A file that is printed unread has a place with its name, and the form says so (CONF-15).
    const isLogoLost = logoProblem !== undefined && logoProblem !== PASSED_ON;
    return { leftOut: leftOutOf(artwork), unprintable: isLogoLost ? ["logo"] : [] };
  } catch (error) {
    if (!(error instanceof UnprintableLogo)) throw error;
    return { leftOut: [], unprintable: ["photo"] };
  }
};
