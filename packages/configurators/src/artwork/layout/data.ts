import type { Colour, Operation } from "../drawing/operation.ts";
import type { LogoColour } from "../logo/colour/colours.ts";
import type { Size } from "../page/boxes.ts";
import type { Focus } from "../template/own-photo.ts";
import type { TemplateField } from "../template/schema.ts";
import type { ArtworkLanguage } from "../words/languages.ts";

export interface PrintedService {
  readonly text: string;
  /** Name of a printed icon, or its address: `/art/icons/blinds.svg` means `blinds`. */
  readonly icon: string;
}

/** A logo that a browser shows by address. Its size is in pixels. */
export interface ImageLogo extends Size {
  readonly kind: "image";
  readonly href: string;
  /** The file for print is a vector file (PDF), so the size only gives the proportions. */
  readonly vector?: boolean | undefined;
  /** Its colours, for the contrast warning. */
  readonly colours?: readonly LogoColour[] | undefined;
  /** Its own background, such as the white of a JPEG. */
  readonly background?: Colour | undefined;
  /** Largest sum of the file's inks, 1 for the full cover of one; undefined when it is in the colours of a screen. */
  readonly ink?: number | undefined;
  /** Names of the file's inks that the press does not have. */
  readonly spots?: readonly string[] | undefined;
}

/** A vector logo, drawn in a box of its own size. */
export interface DrawnLogo extends Size {
  readonly kind: "drawing";
  readonly operations: readonly Operation[];
}

export type Logo = ImageLogo | DrawnLogo;

/** The customer's own photo as cover, upright. Its size is in pixels. */
export interface OwnPhoto extends Size {
  readonly href: string;
  /** The point that stays visible when the photo is cropped. */
  readonly focus: Focus;
}

/** What a customer has entered for one product, as it is printed. */
export interface ArtworkData {
  readonly language: ArtworkLanguage;
  readonly texts: Readonly<Partial<Record<TemplateField, string>>>;
  /** Id of a cover, or its number in the product's set, such as `services-3`. Default: the first cover. */
  readonly cover?: string;
  /** Replaces the cover's picture where the product allows it. */
  readonly photo?: OwnPhoto;
  readonly services: readonly PrintedService[];
  readonly logo?: Logo;
  /** The company is a recommended partner of the manufacturer. */
  readonly partner: boolean;
}
