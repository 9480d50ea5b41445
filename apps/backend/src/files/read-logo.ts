import type { Logo } from "@lucarne/configurators/artwork/layout/data";
import { readSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { sizeOfPdfLogo } from "@lucarne/configurators/render/pdf-logo";

import { drawLogo } from "./pictures.ts";

/** A logo as the print file uses it. */
export interface OrderLogo {
  readonly logo: Logo;
  /** The bytes to embed: pixels (PNG) or a PDF; undefined when the artwork holds the curves. */
  readonly bytes?: Uint8Array;
}

/** How the sheet refers to the bytes; they are passed on, never fetched. */
const HREF = "logo";

const PDF = Buffer.from("%PDF-");

/**
 * Reads a checked logo for print: an SVG, a PDF and an Illustrator file with a PDF in it as curves; pictures, and an SVG
 * with letters, as pixels.
 *
 * @returns undefined for kinds that nothing here draws (PostScript and archives) and for what cannot be read
 */
export const readLogo = async (bytes: Buffer, mime: string): Promise<OrderLogo | undefined> => {
  // Illustrator files may be a PDF too: the first bytes say so.
  if (mime === "application/pdf" || bytes.subarray(0, 5).equals(PDF)) {
    const size = await sizeOfPdfLogo(bytes);
    return size && { logo: { kind: "image", href: HREF, vector: true, ...size }, bytes };
  }
  const drawing = mime === "image/svg+xml" ? readSvg(bytes.toString("utf8")) : undefined;
  if (drawing) return { logo: drawing };
  const pixels = await drawLogo(bytes, mime);
  if (!pixels) return undefined;
  const { width, height } = pixels;
  return { logo: { kind: "image", href: HREF, width, height }, bytes: pixels.bytes };
};
