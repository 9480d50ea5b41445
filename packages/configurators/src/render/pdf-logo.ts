import type { Size } from "../artwork/page/boxes.ts";

/**
 * The size in points of the first page of a PDF (or an Illustrator file that contains one), for its proportions in the
 * layout. The PDF code loads on first use.
 * @returns undefined when the file is encrypted, damaged or empty, so that no print file can contain it
 */
export const sizeOfPdfLogo = async (bytes: Uint8Array): Promise<Size | undefined> => {
  const { sizeOfPdf } = await import("./pdf/pdf-logo.ts");
  return sizeOfPdf(bytes);
};
