import type { LoadImage } from "../load-image.ts";
import type { Rasterise } from "../rasterise.ts";

export interface PdfOptions {
  /** The document's title. */
  readonly title: string;
  /** Crop marks. Most print shops want none. */
  readonly marks?: boolean;
  /** Whether a die-cut sheet has its cut line, as a spot colour. Default: true. */
  readonly contour?: boolean;
  /** Date of the file. Without it, the same artwork always has the same bytes. */
  readonly date?: Date;
  /** Loads the bytes of an uploaded logo: SVG and PDF are printed as vectors, PNG and JPEG as pixels. */
  readonly loadImage: LoadImage;
  /** Draws an SVG that is not only vectors, for example with text or filters. */
  readonly rasterise: Rasterise;
}
