import type { Colour, Operation } from "../drawing/operation.ts";
import type { LogoColour } from "../logo/colour/colours.ts";
import type { Box, Size } from "../page/boxes.ts";
import type { PrintPage } from "../page/pdf-boxes.ts";
import type { PaletteColour } from "../palette.ts";
import type { CheckedTemplate, LabelName, TemplateField } from "../template/schema.ts";

/** Source of a printed text: a field, a service, or fixed text. */
export type TextSource = TemplateField | LabelName | "services" | "partner";

/** A printed text with what the checks need. */
export interface PrintedText {
  readonly side: string;
  readonly source: TextSource;
  readonly text: string;
  readonly lines: readonly string[];
  /** Bounding box of the glyphs, in millimetres from the upper left corner of the trim box. */
  readonly box: Box;
  /** In points. */
  readonly size: number;
  readonly colour: PaletteColour;
}

/** Why something cannot be printed. `fine-code` can be printed, but older phones may not read it. */
export interface LayoutProblem {
  readonly field: TemplateField | "services" | LabelName | "partner";
  readonly problem: "does-not-fit" | "no-letter" | "too-many" | "not-a-link" | "code-too-fine" | "fine-code";
  /** The characters that the font does not have. */
  readonly characters?: readonly string[];
}

/** A field of which a part is left out, or that is printed smaller than the template asks for. It can be ordered. */
export interface LayoutWarning {
  readonly field: TemplateField;
  readonly side: string;
  readonly warning: "text-left-out" | "small-text";
}

export interface LayoutPage {
  readonly side: string;
  /** In millimetres from the upper left corner of the trim box, including the bleed. */
  readonly operations: readonly Operation[];
  /** The same operations by element, paper first, so that a preview redraws only the element that changes. */
  readonly elements: readonly (readonly Operation[])[];
}

/** A printed QR code, for checks of its geometry. */
export interface PrintedCode {
  readonly side: string;
  readonly href: string;
  readonly plate: Box;
  /** Side of one module in millimetres. */
  readonly module: number;
}

/** The customer's own printed logo, for warnings. */
export interface PrintedLogo {
  readonly side: string;
  readonly box: Box;
  /** The operations drawn before it, which show behind it. */
  readonly below: readonly Operation[];
  /** Its size in pixels; undefined for a vector logo. */
  readonly pixels?: Size;
  /** Its colours, if known. */
  readonly colours?: readonly LogoColour[];
  /** Its own background, which then surrounds it instead of the page. */
  readonly background?: Colour;
  /** Largest sum of the file's inks before they are limited for print, 1 for the full cover of one. */
  readonly ink?: number;
  /** Names of inks that the press does not have. */
  readonly spots?: readonly string[];
}

/** One printed item of the text alternative. */
export interface ReadItem {
  readonly side: string;
  readonly kind: "cover" | "logo" | "text" | "service" | "code";
  /** The id of a cover (`own-photo` for the customer's photo), the company's name for its logo, the link of a QR code, or the printed text. */
  readonly text: string;
}

/** What one element adds to its side. */
export interface LaidElement {
  readonly operations: readonly Operation[];
  readonly texts: readonly PrintedText[];
  readonly codes: readonly PrintedCode[];
  readonly logos: readonly Omit<PrintedLogo, "below">[];
  readonly reading: readonly ReadItem[];
  readonly problems: readonly LayoutProblem[];
  readonly warnings: readonly LayoutWarning[];
}

export interface ArtworkLayout {
  readonly product: string;
  readonly rules: CheckedTemplate["rules"];
  readonly page: PrintPage & { readonly trim: Size; readonly corner: number };
  readonly pages: readonly LayoutPage[];
  readonly texts: readonly PrintedText[];
  readonly codes: readonly PrintedCode[];
  readonly logos: readonly PrintedLogo[];
  /** Everything printed, in reading order. */
  readonly reading: readonly ReadItem[];
  readonly problems: readonly LayoutProblem[];
  readonly warnings: readonly LayoutWarning[];
}
