import { PDFName, PDFRawStream, type PDFDocument, type PDFImage, type PDFRef } from "@cantoo/pdf-lib";
import { readSvg } from "../../artwork/logo/read-svg.ts";
import type { Rasterise } from "../rasterise.ts";
import type { ColourSpace } from "./colours.ts";
import { paint } from "./paint.ts";
import { embedPdfLogo } from "./pdf-logo.ts";
import { tagRgb } from "./tag-rgb.ts";
import type { Resources } from "./resources.ts";

const text = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

const isPng = (bytes: Uint8Array): boolean => text(bytes.subarray(1, 4)) === "PNG";
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
/** The signature may follow a few bytes of another program. */
const isPdf = (bytes: Uint8Array): boolean => text(bytes.subarray(0, 1024)).includes("%PDF-");

/** Longest side in pixels of a drawing that cannot be printed as vectors. */
const LONGEST = 4000;

/** Adds an image, with a profile where it is RGB. */
const tagged = async (document: PDFDocument, image: PDFImage, { space }: ColourSpace): Promise<PDFRef> => {
  await image.embed();
  const stream = document.context.lookup(image.ref);
  if (!(stream instanceof PDFRawStream)) throw new Error("The picture has no pixels");
  const key = PDFName.of("ColorSpace");
  if (stream.dict.get(key) === PDFName.of("DeviceRGB") && typeof space !== "string") stream.dict.set(key, space);
  return image.ref;
};

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
  pictures: ColourSpace,
): Promise<PDFRef> => {
  if (isPng(bytes)) return tagged(document, await document.embedPng(bytes), pictures);
  if (isJpeg(bytes)) return tagged(document, await document.embedJpg(bytes), pictures);
  if (isPdf(bytes)) {
    const { ref } = (await embedPdfLogo(document, bytes)).page;
    tagRgb(document.context, ref, pictures.space);
    return ref;
  }
  const svg = new TextDecoder().decode(bytes);
  const drawing = readSvg(svg);
  if (!drawing) return tagged(document, await document.embedPng(await rasterise(svg, { longest: LONGEST })), pictures);
  const { operations, width, height } = drawing;
  const box = { x: 0, y: 0, width, height };
  const content = paint(operations, { resources, sheet: box, images: new Map(), pictures }, pictures);
  return resources.curves(content, box);
};
