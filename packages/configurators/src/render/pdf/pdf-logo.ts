import { PDFDocument, type PDFEmbeddedPage, type PDFPage } from "@cantoo/pdf-lib";
import type { Box, Size } from "../../artwork/page/boxes.ts";

/** The visible part of a page: its crop box within its media box. */
const cropOf = (page: PDFPage): Box => {
  const [crop, sheet] = [page.getCropBox(), page.getMediaBox()];
  const [x, y] = [Math.max(crop.x, sheet.x), Math.max(crop.y, sheet.y)];
  const right = Math.min(crop.x + crop.width, sheet.x + sheet.width);
  const top = Math.min(crop.y + crop.height, sheet.y + sheet.height);
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : sheet;
};

/** Upright size of a page, and the matrix into a unit square. */
const shownOf = (page: PDFPage): { size: Size; matrix: [number, number, number, number, number, number] } => {
  const { x, y, width, height } = cropOf(page);
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  switch (turned) {
    case 90:
      return {
        size: { width: height, height: width },
        matrix: [0, -1 / width, 1 / height, 0, -y / height, (x + width) / width],
      };
    case 180:
      return {
        size: { width, height },
        matrix: [-1 / width, 0, 0, -1 / height, (x + width) / width, (y + height) / height],
      };
    case 270:
      return {
        size: { width: height, height: width },
        matrix: [0, 1 / width, -1 / height, 0, (y + height) / height, -x / width],
      };
    default:
      return { size: { width, height }, matrix: [1 / width, 0, 0, 1 / height, -x / width, -y / height] };
  }
};

export interface EmbeddedPdf {
  readonly page: PDFEmbeddedPage;
  /** In points, as the page is shown. */
  readonly size: Size;
}

/**
 * Embeds the first page of a PDF (or an Illustrator file that contains one) as vectors that fill a unit square.
 * @throws {Error} when the file is encrypted, damaged or empty
 */
export const embedPdfLogo = async (document: PDFDocument, bytes: Uint8Array): Promise<EmbeddedPdf> => {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const first = source.getPage(0);
  const { size, matrix } = shownOf(first);
  if (!(size.width > 0 && size.height > 0)) throw new Error("The page has no size");
  const { x, y, width, height } = cropOf(first);
  const page = await document.embedPage(first, { left: x, bottom: y, right: x + width, top: y + height }, matrix);
  await page.embed();
  return { page, size };
};

/** The size in points of a PDF's first page; undefined if the print file cannot contain it. */
export const sizeOfPdf = async (bytes: Uint8Array): Promise<Size | undefined> => {
  try {
    return (await embedPdfLogo(await PDFDocument.create(), bytes)).size;
  } catch {
    return undefined;
  }
};
