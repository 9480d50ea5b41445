import type { ArtworkLayout } from "../artwork/layout/result.ts";
import { fetchImage, type LoadImage } from "./load-image.ts";
import { rasteriseOnCanvas, type Rasterise } from "./rasterise.ts";

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

/** What a caller may leave out: outside a browser, `rasterise` is needed for such SVGs. */
export type PrintOptions = Omit<PdfOptions, "loadImage" | "rasterise"> &
  Partial<Pick<PdfOptions, "loadImage" | "rasterise">>;

/**
 * The print file: one page per side with TrimBox and BleedBox, words as outlines, words and brand colours in inks,
 * pictures as vectors in their own colours, drawn at 1:10 when it would be larger than a PDF may be. The PDF code is
 * loaded when it is first asked for.
 * @throws {Error} when an uploaded picture cannot be read
 */
export const printFile = async (
  artwork: ArtworkLayout,
  { loadImage = fetchImage, rasterise = rasteriseOnCanvas, ...options }: PrintOptions,
): Promise<Uint8Array> => {
  const { writePdf } = await import("./pdf/write-pdf.ts");
  return writePdf(artwork, { ...options, loadImage, rasterise });
};
