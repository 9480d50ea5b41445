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

/** Address under which the artwork refers to the bytes; it is never fetched. */
const HREF = "logo";

const PDF = Buffer.from("%PDF-");

/**
 * Reads a checked logo for print: SVG, PDF and Illustrator files with a PDF inside as curves; pictures, and SVG with
 * text, as pixels.
 *
 * @returns undefined for types that are not rendered (PostScript and archives) and for unreadable files
 */
export const readLogo = async (bytes: Buffer, mime: string): Promise<OrderLogo | undefined> => {
  // An Illustrator file may also be a PDF; the first bytes decide.
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
