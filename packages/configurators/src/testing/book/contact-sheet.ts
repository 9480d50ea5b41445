import type { PDFPage } from "@cantoo/pdf-lib";
import { printFont } from "../../artwork/font/print-font.ts";
import type { FontWeight } from "../../artwork/font/font-data.ts";
import { printFile } from "../../render/print/print-file.ts";
import { pathData } from "../../render/svg/svg-path.ts";
import type { SheetPicture } from "./sheets.tsx";
import { bookVersion, drawingMark } from "./version.ts";

/** A4 across, in points. */
const PAGE = [842, 595] as const;
const MARGIN = 30;
const GAP = 14;
/** Type sizes in points, and the room of a title and a caption. */
const TYPE = { head: 13, title: 9, caption: 6 };
const HEAD_ROOM = 30;
const TITLE_ROOM = 16;
const CAPTION_ROOM = 28;
/** Line height of a caption in points. */
const CAPTION_LINE = 7.5;

export interface ContactRow {
  readonly title: string;
  /** Height of its sheets in points. */
  readonly height: number;
  readonly pictures: readonly SheetPicture[];
}

/** A name and its mark in lines of a width in points. Nothing is cut: the mark has a line of its own where it must. */
export const caption = (name: string, mark: string, size: number, width: number): string[] => {
  const fits = (text: string): boolean => printFont("regular").width(text, "en") * size <= width;
  const lines: string[] = [];
  for (const word of [...name.split(" "), `· ${mark}`]) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** All artworks as printed, small, with version and date, on pages for an office printer. */
export const contactSheet = async (title: string, rows: readonly ContactRow[]): Promise<Uint8Array> => {
  const { grayscale, PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle(title);
  /** Words as outlines in the print font, which has all letters of our languages. */
  const write = (
    on: PDFPage,
    text: string,
    [x, y]: readonly [number, number],
    size: number,
    weight: FontWeight,
  ): void => {
    const outline = printFont(weight).outline(text, "en", size, [0, 0]);
    const hundredths = pathData(outline, (value) => Math.round(value * 100));
    if (hundredths !== "") on.drawSvgPath(hundredths, { x, y, scale: 0.01, color: grayscale(0) });
  };
  const turnOver = (): PDFPage => {
    const next = document.addPage([...PAGE]);
    write(next, title, [MARGIN, PAGE[1] - MARGIN - TYPE.head], TYPE.head, "bold");
    const version = bookVersion();
    const width = printFont("regular").width(version, "en") * TYPE.title;
    write(next, version, [PAGE[0] - MARGIN - width, PAGE[1] - MARGIN - TYPE.head], TYPE.title, "regular");
    return next;
  };
  let page = turnOver();
  let top = PAGE[1] - MARGIN - HEAD_ROOM;
  const writeTitle = (row: string): void => {
    write(page, row, [MARGIN, top - TYPE.title], TYPE.title, "bold");
    top -= TITLE_ROOM;
  };
  /** Begins a new page when the height does not fit. Returns whether it has. */
  const makeRoom = (height: number): boolean => {
    if (top - height >= MARGIN) return false;
    page = turnOver();
    top = PAGE[1] - MARGIN - HEAD_ROOM;
    return true;
  };
  for (const { title: row, height, pictures } of rows) {
    makeRoom(TITLE_ROOM + height + CAPTION_ROOM);
    writeTitle(row);
    let x: number = MARGIN;
    for (const { artwork: lay, side, name } of pictures) {
      const artwork = lay();
      const source = await PDFDocument.load(await printFile(artwork, { title: artwork.product, contour: false }));
      const sheet = source.getPage(artwork.pages.findIndex((one) => one.side === side));
      const { x: left, y: bottom, width, height: full } = sheet.getTrimBox();
      const trim = { left, bottom, right: left + width, top: bottom + full };
      const shown = (width * height) / full;
      if (x + shown > PAGE[0] - MARGIN) {
        x = MARGIN;
        top -= height + CAPTION_ROOM + GAP;
        if (makeRoom(height + CAPTION_ROOM)) writeTitle(`${row}, continued`);
      }
      const place = { x, y: top - height, width: shown, height };
      page.drawPage(await document.embedPage(sheet, trim), place);
      // A line marks the edge of white sheets on white paper.
      page.drawRectangle({ ...place, borderWidth: 0.4, borderColor: grayscale(0.7) });
      const words = caption(name, drawingMark(artwork), TYPE.caption, Math.max(shown, 70));
      for (const [line, text] of words.entries())
        write(page, text, [x, top - height - TYPE.caption - 2 - line * CAPTION_LINE], TYPE.caption, "regular");
      x += Math.max(shown, 70) + GAP;
    }
    top -= height + CAPTION_ROOM + GAP;
  }
  return document.save();
};
