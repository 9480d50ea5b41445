import type { Size } from "../artwork/page/boxes.ts";

/**
 * The size in points of the first page of a PDF (also of an Illustrator file that holds one), for its proportions in
 * the layout. The PDF code is loaded when it is first asked for.
 * @returns undefined when the file is encrypted, damaged or empty, so that no print file can hold it
 */
export const sizeOfPdfLogo = async (bytes: Uint8Array): Promise<Size | undefined> => {
  const { sizeOfPdf } = await import("./pdf/pdf-logo.ts");
  return sizeOfPdf(bytes);
};
