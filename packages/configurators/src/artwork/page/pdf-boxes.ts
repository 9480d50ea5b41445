import { inset, outset, sameOnAllSides, type Box, type Sides, type Size } from "./boxes.ts";
import { toPoints } from "./units.ts";

/** A printed page: its trim size, bleed and safe margins in millimetres. */
export interface PrintPage {
  readonly trim: Size;
  readonly bleed: Sides;
  readonly safe: Sides;
}

/** The boxes of a page, in millimetres from the upper left corner of the trim box. */
export const pageBoxes = ({ trim, bleed, safe }: PrintPage): { trim: Box; bleed: Box; safe: Box } => {
  const cut: Box = { x: 0, y: 0, ...trim };
  return { trim: cut, bleed: outset(cut, bleed), safe: inset(cut, safe) };
};

/** A PDF rectangle: left, bottom, right, top in points, y up. */
export type PdfRectangle = readonly [left: number, bottom: number, right: number, top: number];

export interface PdfBoxes {
  /** 10 for a page that is drawn at 1:10, on request or because it is too large for a PDF. The file says so. */
  readonly scale: 1 | 10;
  readonly media: PdfRectangle;
  readonly bleed: PdfRectangle;
  readonly trim: PdfRectangle;
}

/** Longest side of a PDF page (about 5.08 m). */
const MAX_PDF_SIDE = 14_400;
/** Room for marks around the bleed, in millimetres of the file. */
const MARK_MARGIN = 8;

/** The PDF boxes of a page. Print shops in our countries want boxes but no marks, so marks are off by default. */
export const pdfBoxes = (page: PrintPage, marks = false, requested: 1 | 10 = 1): PdfBoxes => {
  const { trim, bleed } = pageBoxes(page);
  const mediaAt = (scale: 1 | 10): Box => (marks ? outset(bleed, sameOnAllSides(MARK_MARGIN * scale)) : bleed);
  const { width, height } = mediaAt(1);
  const scale = toPoints(Math.max(width, height)) > MAX_PDF_SIDE ? 10 : requested;
  const media = mediaAt(scale);
  const rectangle = ({ x, y, width, height }: Box): PdfRectangle => [
    toPoints(x - media.x) / scale,
    toPoints(media.y + media.height - y - height) / scale,
    toPoints(x + width - media.x) / scale,
    toPoints(media.y + media.height - y) / scale,
  ];
  return { scale, media: rectangle(media), bleed: rectangle(bleed), trim: rectangle(trim) };
};
