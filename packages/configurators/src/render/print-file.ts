import type { ArtworkLayout } from "../artwork/layout/result.ts";
import { fetchImage } from "./load-image.ts";
import type { PdfOptions } from "./pdf/options.ts";
import { rasteriseOnCanvas } from "./rasterise.ts";

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
