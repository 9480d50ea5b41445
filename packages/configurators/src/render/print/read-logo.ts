import type { ImageLogo, Logo } from "../../artwork/layout/data.ts";
import { UnprintableLogo } from "../../artwork/logo/fault.ts";
import { LOGO_HEAD, logoKind, pdfStart } from "../../artwork/logo/kind.ts";
import { MAX_DRAWN_PIXELS, MAX_PIXELS } from "../../artwork/logo/pixels.ts";
import { readJpeg } from "../../artwork/logo/raster/read-jpeg.ts";
import { readPng } from "../../artwork/logo/raster/read-png.ts";
import type { Size } from "../../artwork/page/boxes.ts";

/** An uploaded file and what the layout calls it. */
export interface LogoFile {
  readonly bytes: Uint8Array;
  /** The file's name, shown for a file that is passed to the print shop unread. */
  readonly name: string;
  /** Address of its picture in the layout. */
  readonly href: string;
}

/** A picture of whole pixels within the limit. */
const pixels = (size: Size | undefined, href: string, ink?: number, most = MAX_PIXELS): ImageLogo => {
  if (!size || size.width * size.height === 0) throw new UnprintableLogo("damaged");
  if (size.width * size.height > most) throw new UnprintableLogo("too-complex");
  return { kind: "image", href, width: size.width, height: size.height, ink };
};

/** Components of a JPEG in inks. */
const CMYK = 4;

const jpeg = async (bytes: Uint8Array, href: string): Promise<Logo> => {
  const head = readJpeg(bytes);
  const logo = pixels(head?.size, href);
  if (head?.components !== CMYK) return logo;
  const { readPlanes } = await import("../../artwork/logo/read-planes.ts");
  return { ...logo, ink: (await readPlanes(bytes)).ink };
};

/**
 * Reads an uploaded logo for the layout. Form and print shop's side use this same function, so that both lay out and
 * print the same: an SVG becomes drawing operations; PDF, Illustrator files with a PDF, PNG, JPEG, TIFF and PSD become
 * an image with their size, whose bytes the print file takes as they are; EPS, older Illustrator files and ZIP archives
 * become a labelled place. The content decides, not the name. Readers load on demand.
 * @throws {UnprintableLogo} when the file cannot be printed as it is shown
 */
export const readLogo = async ({ bytes, name, href }: LogoFile): Promise<Logo> => {
  switch (logoKind(bytes.subarray(0, LOGO_HEAD))) {
    case "png":
      return pixels(readPng(bytes), href, undefined, MAX_DRAWN_PIXELS);
    case "jpeg":
      return jpeg(bytes, href);
    case "svg": {
      const { readSvg } = await import("../../artwork/logo/read-svg.ts");
      return readSvg(bytes);
    }
    case "svgz": {
      const { unpackSvg } = await import("../../artwork/logo/unpack-svg.ts");
      const { readSvg } = await import("../../artwork/logo/read-svg.ts");
      return readSvg(await unpackSvg(bytes));
    }
    case "pdf": {
      const { PDFDocument } = await import("@cantoo/pdf-lib");
      const { embedPdfLogo } = await import("../pdf/placed/pdf-logo.ts");
      const { size, ink, spots } = await embedPdfLogo(await PDFDocument.create(), bytes.subarray(pdfStart(bytes)));
      return { kind: "image", href, vector: true, ...size, ink, ...(spots.length > 0 && { spots }) };
    }
    case "tiff":
    case "psd": {
      const { readPlanes } = await import("../../artwork/logo/read-planes.ts");
      const planes = await readPlanes(bytes);
      return pixels(planes, href, planes.ink);
    }
    case "postscript":
    case "zip": {
      const { namedCard } = await import("../../artwork/logo/named-card.ts");
      return namedCard(name);
    }
    case undefined:
      throw new UnprintableLogo("damaged");
  }
};
