import type { SheetPicture } from "./sheets.tsx";
import { printFile } from "../../render/print-file.ts";

/** Width of A4 in points. */
const PAGE = [842, 595] as const;
const MARGIN = 30;
const GAP = 14;

export interface ContactRow {
  /** Height of its sheets in points. */
  readonly height: number;
  readonly pictures: readonly SheetPicture[];
}

/** All artworks as printed, small, on pages for an office printer. */
export const contactSheet = async (rows: readonly ContactRow[]): Promise<Uint8Array> => {
  const { grayscale, PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle("All artworks");
  let page = document.addPage([...PAGE]);
  let top = PAGE[1] - MARGIN;
  const turnOver = (): void => {
    page = document.addPage([...PAGE]);
    top = PAGE[1] - MARGIN;
  };
  for (const { height, pictures } of rows) {
    if (top - height < MARGIN) turnOver();
    let x: number = MARGIN;
    for (const { artwork, side } of pictures) {
      const source = await PDFDocument.load(await printFile(artwork, { title: artwork.product, contour: false }));
      const sheet = source.getPage(artwork.pages.findIndex((one) => one.side === side));
      const { x: left, y: bottom, width, height: full } = sheet.getTrimBox();
      const trim = { left, bottom, right: left + width, top: bottom + full };
      const shown = (width * height) / full;
      if (x + shown > PAGE[0] - MARGIN) {
        x = MARGIN;
        top -= height + GAP;
        if (top - height < MARGIN) turnOver();
      }
      const place = { x, y: top - height, width: shown, height };
      page.drawPage(await document.embedPage(sheet, trim), place);
      // A line marks the edge of white sheets on white paper.
      page.drawRectangle({ ...place, borderWidth: 0.4, borderColor: grayscale(0.7) });
      x += shown + GAP;
    }
    top -= height + 2 * GAP;
  }
  return document.save();
};
