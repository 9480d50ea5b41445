import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { fetchImage } from "../picture/load-image.ts";
import type { PdfOptions } from "../pdf/drawn/options.ts";

/** Options with defaults. */
export type PrintOptions = Omit<PdfOptions, "loadImage"> & Partial<Pick<PdfOptions, "loadImage">>;

/**
 * Writes the print file by PDF/X-4 (ISO 15930-7): one page per side with TrimBox and BleedBox, an output intent with its
 * profile, text as outlines, text and brand colours in CMYK, pictures as vectors in sRGB with a profile, logos in their
 * own colours, at 1:10 when the page would be too large for a PDF. The PDF code and the profile load on first use.
 * @throws {Error} when an uploaded picture cannot be read, or an own profile is not one for four inks
 */
export const printFile = async (
  artwork: ArtworkLayout,
  { loadImage = fetchImage, ...options }: PrintOptions,
): Promise<Uint8Array> => {
  const { writePdf } = await import("../pdf/drawn/write-pdf.ts");
  return writePdf(artwork, { ...options, loadImage });
};
