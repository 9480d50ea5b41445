import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";
import { key } from "../ink/ink-tables.ts";
import { loadPdf } from "./pdf-logo.ts";

/** Flags of a note: it is not shown at all, it is printed, it is not shown on screens. */
const HIDDEN = 2;
const PRINTED = 4;
const UNSEEN = 32;
/** Notes that viewers show beside the page or not at all. */
const BESIDE = new Set(["/Link", "/Popup"]);
/** Most notes on a page. */
const MAX_NOTES = 1_000;

const numbersOf = (dictionary: PDFDict, name: string): number[] => {
  const list = dictionary.lookup(key(name));
  return list instanceof PDFArray
    ? Array.from({ length: list.size() }, (_, at) => list.lookup(at)).flatMap((one) =>
        one instanceof PDFNumber ? [one.asNumber()] : [],
      )
    : [];
};

/** The drawing that a note has on the page: of a box to tick, that of its state. */
const appearanceOf = (note: PDFDict): PDFObject | undefined => {
  const all = note.lookup(key("AP"));
  if (!(all instanceof PDFDict)) return undefined;
  const usual = all.lookup(key("N"));
  if (!(usual instanceof PDFDict)) return all.get(key("N"));
  const state = note.lookup(key("AS"));
  return state instanceof PDFName ? usual.get(state) : undefined;
};

/** The smallest upright box around a form's box as the form's own matrix turns it. */
const turnedBox = ({ dict }: PDFRawStream) => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict, "Matrix");
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(dict, "BBox");
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y): [number, number] => [a * x + c * y + e, b * x + d * y + f]),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** A note's drawing, and what moves it to its place (ISO 32000-1, 12.5.5). */
const placed = (note: PDFObject | undefined) => {
  if (!(note instanceof PDFDict) || BESIDE.has(String(note.lookup(key("Subtype"))))) return undefined;
  const flags = note.lookup(key("F"));
  const set = flags instanceof PDFNumber ? flags.asNumber() : 0;
  if ((set & PRINTED) === 0 || (set & (HIDDEN | UNSEEN)) !== 0) return undefined;
  const ref = appearanceOf(note);
  const form = ref instanceof PDFRef ? note.context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(form instanceof PDFRawStream)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(note, "Rect");
  const { x, y, width, height } = turnedBox(form);
  if (!(width > 0 && height > 0)) return undefined;
  const [across, down] = [Math.abs(x2 - x1) / width, Math.abs(y2 - y1) / height];
  const matrix = [across, 0, 0, down, Math.min(x1, x2) - x * across, Math.min(y1, y2) - y * down] as const;
  return matrix.every(Number.isFinite) ? { ref, matrix } : undefined;
};

/** Makes the notes of the first page a part of its drawing; false when there are none to draw. */
const drawNotes = (document: PDFDocument): boolean => {
  const page = document.getPage(0);
  const notes = page.node.lookup(key("Annots"));
  if (!(notes instanceof PDFArray)) return false;
  if (notes.size() > MAX_NOTES) throw new UnprintableLogo("too-complex");
  const drawn = Array.from({ length: notes.size() }, (_, at) => placed(notes.lookup(at))).filter(
    (note) => note !== undefined,
  );
  for (const { ref, matrix } of drawn) {
    const name = page.node.newXObject("Note", ref);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(name),
      popGraphicsState(),
    );
  }
  page.node.delete(key("Annots"));
  document.catalog.delete(key("AcroForm"));
  return drawn.length > 0;
};

/**
 * A PDF whose notes are a part of its first page: stamps, texts that a viewer has added and filled fields, which viewers
 * show and print. Preview and print file show what is on the page alone.
 *
 * @returns undefined when it has none
 * @throws {UnprintableLogo} `too-complex` for more notes than a drawing has
 */
export const withDrawnNotes = async (bytes: Uint8Array): Promise<Uint8Array | undefined> => {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.includes("/Annots") && !text.includes("/ObjStm")) return undefined;
  // What cannot be read is left to the reader of logos, which reports why.
  const document = await loadPdf(bytes).catch(() => undefined);
  if (!document || !drawNotes(document)) return undefined;
  return document.save({ useObjectStreams: false });
};
