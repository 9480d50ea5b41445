import type { LoadImage } from "../load-image.ts";
import type { Rasterise } from "../rasterise.ts";

export interface PdfOptions {
  /** Shown by viewers and named in the file's data. */
  readonly title: string;
  /** Crop marks; most print houses want none. */
  readonly marks?: boolean;
  /** The line of the knife around a die-cut sheet, as a spot colour; drawn unless it is `false`. */
  readonly contour?: boolean;
  /** Written into the file; without it the same artwork always gives the same bytes. */
  readonly date?: Date;
  /** Fetches the bytes of an uploaded logo: SVG and PDF are printed as curves, PNG and JPEG as pixels. */
  readonly loadImage: LoadImage;
  /** Draws an SVG that holds more than curves, such as letters or filters. */
  readonly rasterise: Rasterise;
}
