import type { Operation } from "../drawing/operation.ts";
import type { Size } from "../page/boxes.ts";
import type { TemplateField } from "../template/schema.ts";
import type { ArtworkLanguage } from "../words/languages.ts";

export interface PrintedService {
  readonly text: string;
  /** A name of the printed icons, or the address of one: `/art/icons/blinds.svg` means `blinds`. */
  readonly icon: string;
}

/** The customer's own logo: pixels, or curves in a box of their own size. */
export type Logo =
  | ({ readonly kind: "image"; readonly href: string } & Size)
  | ({ readonly kind: "drawing"; readonly operations: readonly Operation[] } & Size);

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
