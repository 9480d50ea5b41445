import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import { readSvg } from "../../artwork/logo/read-svg.ts";
import type { Rasterise } from "../rasterise.ts";
import { PICTURE_COLOURS } from "./colours.ts";
import { paint } from "./paint.ts";
import { embedPdfLogo } from "./pdf-logo.ts";
import type { Resources } from "./resources.ts";

const text = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

const isPng = (bytes: Uint8Array): boolean => text(bytes.subarray(1, 4)) === "PNG";
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
/** The signature may follow a few bytes of another program. */
const isPdf = (bytes: Uint8Array): boolean => text(bytes.subarray(0, 1024)).includes("%PDF-");

/** Longest side in pixels of a drawing that cannot be printed as vectors. */
const LONGEST = 4000;

/**
 * Embeds an uploaded picture in a document, filling a unit square: vectors of a PDF or SVG as vectors, pixels as
 * pixels.
 * @throws {Error} when it is none of these or cannot be read
 */
export const embedImage = async (
  document: PDFDocument,
  resources: Resources,
  bytes: Uint8Array,
  rasterise: Rasterise,
): Promise<PDFRef> => {
  if (isPng(bytes)) return (await document.embedPng(bytes)).ref;
  if (isJpeg(bytes)) return (await document.embedJpg(bytes)).ref;
  if (isPdf(bytes)) return (await embedPdfLogo(document, bytes)).page.ref;
  const svg = new TextDecoder().decode(bytes);
  const drawing = readSvg(svg);
  if (!drawing) return (await document.embedPng(await rasterise(svg, { longest: LONGEST }))).ref;
  const { operations, width, height } = drawing;
  const box = { x: 0, y: 0, width, height };
  const content = paint(operations, { resources, sheet: box, images: new Map() }, PICTURE_COLOURS);
  return resources.curves(content, box);
};
