import type { Logo } from "@lucarne/configurators/artwork/layout/data";
import { readSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { sizeOfPdfLogo } from "@lucarne/configurators/render/pdf-logo";

import { isBoundedPdf } from "../../files/check-pdf.ts";
import { drawLogo } from "../../files/pictures.ts";

/** A logo as the print file uses it. */
export interface OrderLogo {
  readonly logo: Logo;
  /** The bytes to embed: pixels (PNG) or a PDF; undefined when the artwork holds the curves. */
  readonly bytes?: Uint8Array;
}

/** Address under which the artwork refers to the bytes; it is never fetched. */
const HREF = "logo";

/** An Illustrator file may also be a PDF; the first bytes decide. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes("%PDF-");

/**
 * Reads a stored logo for print: SVG, PDF and Illustrator files with a PDF inside as curves; pictures, and SVG with
 * text or filters, as pixels.
 *
 * @returns undefined for unreadable and other files; the company's name is printed instead
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
