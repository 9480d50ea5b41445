import type { Logo } from "../../artwork/layout/data.ts";
import { UnprintableLogo } from "../../artwork/logo/fault.ts";
import { LOGO_HEAD, logoKind, type LogoKind } from "../../artwork/logo/kind.ts";
import { toPixels } from "../../artwork/logo/pixels.ts";
import { readLogo } from "../../render/read-logo.ts";
import { drawPicture, drawPixels, isBlank, pngOf, visibleColours } from "./canvas.ts";

/** A logo for the layout, and what a browser shows for it. */
export interface ReadLogo {
  /** The address of an image is empty: the page has to make one. */
  readonly logo: Logo;
  /** What the browser shows; undefined for a file that is passed on unread. */
  readonly picture?: Blob | undefined;
}

/** Draws what the browser cannot show. */
const drawn = async (file: Blob, kind: LogoKind | undefined): Promise<OffscreenCanvas | undefined> => {
  switch (kind) {
    case "png":
    case "jpeg":
      return drawPicture(file);
    case "pdf": {
      const { drawPdf } = await import("./draw-pdf.ts");
      return drawPdf(new Uint8Array(await file.arrayBuffer()));
    }
    case "tiff":
    case "psd": {
      const { readPlanes } = await import("../../artwork/logo/read-planes.ts");
      return drawPixels(toPixels(await readPlanes(new Uint8Array(await file.arrayBuffer()))));
    }
    case "svg":
    case "postscript":
    case "zip":
    case undefined:
      return undefined;
  }
};

const SHOWN: Readonly<Partial<Record<LogoKind, string>>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
};

/**
 * Reads a logo file as the print file does, and draws its picture. Needs no page: it runs in a worker.
 * @throws {UnprintableLogo} when the file cannot be printed as it is shown
 */
export const readLogoFile = async (file: Blob, name: string): Promise<ReadLogo> => {
  const kind = logoKind(new Uint8Array(await file.slice(0, LOGO_HEAD).arrayBuffer()));
  const logo = await readLogo({ bytes: new Uint8Array(await file.arrayBuffer()), name, href: "" });
  const canvas = await drawn(file, kind).catch(() => {
    throw new UnprintableLogo("damaged");
  });
  const type = kind && SHOWN[kind];
  const own = type === undefined ? undefined : new Blob([file], { type });
  if (!canvas || logo.kind !== "image") return { logo, picture: own };
  if (isBlank(canvas)) throw new UnprintableLogo("damaged");
  return { logo: { ...logo, ...visibleColours(canvas) }, picture: own ?? (await pngOf(canvas)) };
};
