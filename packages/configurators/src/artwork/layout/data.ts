import type { Operation } from "../drawing/operation.ts";
import type { LogoInk } from "../logo/inks.ts";
import type { Size } from "../page/boxes.ts";
import type { TemplateField } from "../template/schema.ts";
import type { ArtworkLanguage } from "../words/languages.ts";

export interface PrintedService {
  readonly text: string;
  /** A name of the printed icons, or the address of one: `/art/icons/blinds.svg` means `blinds`. */
  readonly icon: string;
}

/** A logo that a browser shows by its address. Its size is its pixels. */
export interface ImageLogo extends Size {
  readonly kind: "image";
  readonly href: string;
  /** The bytes that are printed hold curves (a PDF): the size tells the proportions alone. */
  readonly vector?: boolean | undefined;
  /** Its colours, for the warning of a logo that is hard to see. */
  readonly inks?: readonly LogoInk[] | undefined;
}

/** A logo of curves, drawn in a box of its own size. */
export interface DrawnLogo extends Size {
  readonly kind: "drawing";
  readonly operations: readonly Operation[];
}

/** The customer's own logo. */
export type Logo = ImageLogo | DrawnLogo;

/** What a customer has filled in for one product, as it is printed. */
export interface ArtworkData {
  readonly language: ArtworkLanguage;
  readonly texts: Readonly<Partial<Record<TemplateField, string>>>;
  /** Id of a cover, or its place in the product's set, such as `services-3`; the first one when left out. */
  readonly cover?: string;
  readonly services: readonly PrintedService[];
  readonly logo?: Logo;
  /** The company is a recommended partner of the manufacturer. */
  readonly partner: boolean;
}
