import type { Logo } from "@lucarne/configurators/artwork/layout/data";
import { readSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { sizeOfPdfLogo } from "@lucarne/configurators/render/pdf-logo";

import { isBoundedPdf } from "../../files/check-pdf.ts";
import { drawLogo } from "../../files/pictures.ts";

/** A logo as the sheet shows it. */
export interface OrderLogo {
  readonly logo: Logo;
  /** What the print file takes in its place: pixels (PNG) or a PDF; none when the sheet itself holds its curves. */
  readonly bytes?: Uint8Array;
}

/** How the sheet calls the bytes; they are handed over, never fetched. */
const HREF = "logo";

/** An Illustrator file may be a PDF too: the first bytes say so. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes("%PDF-");

/**
 * Reads a stored logo for print: an SVG, a PDF and an Illustrator file with a PDF in it as curves, pictures and an SVG
 * with letters or filters as pixels.
 *
 * @returns undefined for what cannot be read and for other kinds of files: then the company's name stands in its place
 */
export const readLogo = async (bytes: Buffer, mime: string): Promise<OrderLogo | undefined> => {
  if (isPdf(bytes)) {
    const size = (await isBoundedPdf(bytes)) ? await sizeOfPdfLogo(bytes) : undefined;
    return size && { logo: { kind: "image", href: HREF, vector: true, ...size }, bytes };
  }
  const drawing = mime === "image/svg+xml" ? readSvg(bytes.toString("utf8")) : undefined;
  if (drawing) return { logo: drawing };
  const pixels = await drawLogo(bytes, mime);
  if (!pixels) return undefined;
  const { width, height } = pixels;
  return { logo: { kind: "image", href: HREF, width, height }, bytes: pixels.bytes };
};
