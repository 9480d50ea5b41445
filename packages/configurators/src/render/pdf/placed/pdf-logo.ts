import { PDFDocument, type PDFEmbeddedPage, PDFInvalidObject, type PDFPage } from "@cantoo/pdf-lib";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";
import type { Box, Size } from "../../../artwork/page/boxes.ts";
import { blendSpaceOf, keepBlendGroup } from "./blend-group.ts";
import { hasLiveFonts } from "./live-fonts.ts";
import { markHiddenLayers } from "../drawn/layers.ts";
import { limitPdfInk } from "../ink/limit-pdf-ink.ts";
import { registrationAsBlack } from "../ink/registration.ts";
import { removeForbidden } from "./remove-forbidden.ts";
import { spotColours } from "../ink/spot-colours.ts";
import { replaceLzw } from "./replace-lzw.ts";

/** The visible part of a page: its crop box within its media box. */
export const cropOf = (page: PDFPage): Box => {
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
  /** Largest sum of its inks before they were limited, 1 for the full cover of one ink. */
  readonly ink: number;
  /** Names of its inks that the press does not have. */
  readonly spots: readonly string[];
}

const OPTIONS = { updateMetadata: false } as const;

/** How far before its end a whole file says that it ends. */
const TAIL = 1024;

const latin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/**
 * Leaves out the file's cross-reference streams: they are never encrypted, so the library reports them as unsound, and a
 * new file would still name the encryption. Any other unsound object is a fault.
 */
const withoutLockedTables = (document: PDFDocument): PDFDocument => {
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFInvalidObject)) continue;
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    if (!latin1(bytes).includes("/XRef")) throw new UnprintableLogo("locked");
    document.context.delete(ref);
  }
  return document;
};

/** Throws where the objects of the pages are still locked. */
const withPages = (document: PDFDocument): PDFDocument => {
  document.getPageCount();
  return document;
};

/**
 * Reads a whole PDF with unsound objects, which some programs write beside the drawing. Those of the page are found when
 * it is placed.
 */
const loadUnsound = async (bytes: Uint8Array): Promise<PDFDocument> => {
  if (!latin1(bytes.subarray(-TAIL)).includes("%%EOF")) throw new UnprintableLogo("damaged");
  try {
    return withPages(await PDFDocument.load(bytes, OPTIONS));
  } catch {
    throw new UnprintableLogo("damaged");
  }
};

/**
 * Reads a PDF. One that only its owner may change opens without a password; all viewers show
 * it.
 * @throws {UnprintableLogo} `locked` or `damaged`
 */
export const loadPdf = async (bytes: Uint8Array): Promise<PDFDocument> => {
  try {
    return withPages(await PDFDocument.load(bytes, { ...OPTIONS, throwOnInvalidObject: true }));
  } catch {
    // The library says that a file is encrypted only if its objects are not packed together.
    if (!latin1(bytes).includes("/Encrypt")) return loadUnsound(bytes);
  }
  try {
    return withPages(withoutLockedTables(await PDFDocument.load(bytes, { ...OPTIONS, password: "" })));
  } catch {
    throw new UnprintableLogo("locked");
  }
};

/** Copies the page into the document. Pages without content and damaged streams are refused by the library. */
const embedFirst = async (document: PDFDocument, source: PDFDocument): Promise<Omit<EmbeddedPdf, "ink" | "spots">> => {
  try {
    markHiddenLayers(source);
    const first = source.getPage(0);
    const { size, matrix } = shownOf(first);
    if (!(size.width > 0 && size.height > 0)) throw new UnprintableLogo("damaged");
    const { x, y, width, height } = cropOf(first);
    const page = await document.embedPage(first, { left: x, bottom: y, right: x + width, top: y + height }, matrix);
    await page.embed();
    const space = blendSpaceOf(first, document.context);
    const objects = document.context.enumerateIndirectObjects();
    if (objects.some(([, object]) => object instanceof PDFInvalidObject)) throw new UnprintableLogo("damaged");
    keepBlendGroup(document.context, page.ref, space);
    return { page, size };
  } catch (error) {
    throw error instanceof UnprintableLogo ? error : new UnprintableLogo("damaged");
  }
};

/**
 * Embeds the first page of a PDF (or an Illustrator file that contains one) as vectors that fill a unit square, with its
 * inks limited (CONF-28).
 * @throws {UnprintableLogo} when the file is encrypted, damaged or empty, or has text in a font that it does not contain
 */
export const embedPdfLogo = async (document: PDFDocument, bytes: Uint8Array): Promise<EmbeddedPdf> => {
  const embedded = await embedFirst(document, await loadPdf(bytes));
  if (hasLiveFonts(document.context, embedded.page.ref)) throw new UnprintableLogo("fonts");
  removeForbidden(document.context, embedded.page.ref);
  replaceLzw(document.context);
  registrationAsBlack(document.context, embedded.page.ref);
  const spots = spotColours(document.context, embedded.page.ref);
  return { ...embedded, spots, ink: await limitPdfInk(document.context, embedded.page.ref) };
};
