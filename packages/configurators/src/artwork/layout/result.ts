import type { Operation } from "../drawing/operation.ts";
import type { LogoInk } from "../logo/inks.ts";
import type { Box, Size } from "../page/boxes.ts";
import type { PrintPage } from "../page/pdf-boxes.ts";
import type { PaletteColour } from "../palette.ts";
import type { CheckedTemplate, LabelName, TemplateField } from "../template/schema.ts";

/** Where a printed text comes from: a field, a service, or fixed words. */
export type TextSource = TemplateField | LabelName | "services" | "partner";

/** A text as it is printed, with what checks need to know of it. */
export interface PrintedText {
  readonly side: string;
  readonly source: TextSource;
  readonly text: string;
  /** The ink's box, in millimetres from the upper left corner of the cut. */
  readonly box: Box;
  /** In points. */
  readonly size: number;
  readonly colour: PaletteColour;
}

/** What cannot be printed as it is. `fine-code` can, but older phones may fail to read it. */
export interface LayoutProblem {
  readonly field: TemplateField | "services" | LabelName | "partner";
  readonly problem:
    | "does-not-fit"
    | "no-letter"
    | "too-many"
    | "not-a-link"
    | "code-too-fine"
    | "fine-code"
    | "unknown-icon";
  /** The characters without a letter. */
  readonly characters?: readonly string[];
}

export interface LayoutPage {
  readonly side: string;
  /** In millimetres from the upper left corner of the cut, out to the bleed. */
  readonly operations: readonly Operation[];
}

/** A code as it is printed, for checks of its geometry. */
export interface PrintedCode {
  readonly side: string;
  readonly href: string;
  readonly plate: Box;
  /** Side of one module in millimetres. */
  readonly module: number;
}

/** The customer's own logo as it is printed, for warnings. */
export interface PrintedLogo {
  readonly side: string;
  readonly box: Box;
  /** What is drawn before it, and shows behind it. */
  readonly below: readonly Operation[];
  /** How many pixels it has; none when it is printed as curves. */
  readonly pixels?: Size;
  /** Its colours, where they are known. */
  readonly inks?: readonly LogoInk[];
}

/** One thing that is printed, as it is read aloud. */
export interface ReadLine {
  readonly side: string;
  readonly text: string;
}

export interface ArtworkLayout {
  readonly product: string;
  readonly rules: CheckedTemplate["rules"];
  readonly page: PrintPage & { readonly trim: Size; readonly corner: number };
  readonly pages: readonly LayoutPage[];
  readonly texts: readonly PrintedText[];
  readonly codes: readonly PrintedCode[];
  readonly logos: readonly PrintedLogo[];
  /** In reading order: everything printed, with a logo by the company's name and an icon by its service. */
  readonly reading: readonly ReadLine[];
  readonly problems: readonly LayoutProblem[];
}
