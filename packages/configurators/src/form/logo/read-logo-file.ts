import type { Logo } from "../../artwork/layout/data.ts";
import { UnprintableLogo } from "../../artwork/logo/fault.ts";
import { pdfStart, type LogoKind } from "../../artwork/logo/kind.ts";
import { toPixels } from "../../artwork/logo/pixels.ts";
import { readJpeg } from "../../artwork/logo/raster/read-jpeg.ts";
import { readLogo } from "../../render/print/read-logo.ts";
import { drawPicture, drawPixels, isBlank, pngOf, visibleColours } from "./canvas.ts";
import { kindOf } from "./check-logo-file.ts";

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
      const bytes = new Uint8Array(await file.arrayBuffer());
      return drawPdf(bytes.slice(pdfStart(bytes)));
    }
    case "tiff":
    case "psd": {
      const { readPlanes } = await import("../../artwork/logo/read-planes.ts");
      return drawPixels(toPixels(await readPlanes(new Uint8Array(await file.arrayBuffer()))));
    }
    case "svg":
    case "svgz":
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

/** What a logo looks like that the server converts first: a card with its name, until the stored file is read. */
const unread = async (name: string): Promise<ReadLogo> => {
  const { namedCard } = await import("../../artwork/logo/named-card.ts");
  return { logo: namedCard(name) };
};

/**
 * Whether a file is sound as far as the form can see, but of a kind that the server converts: a drawing with effects, a
 * TIFF that our reader does not take.
 */
const isConverted = (error: unknown, kind: LogoKind | undefined): boolean =>
  error instanceof UnprintableLogo &&
  ((kind === "svg" && error.fault === "effects") || (kind === "tiff" && error.fault !== "too-complex"));

/** A page decodes no more pixels than these: a logo for a banner has more, and its picture takes 110 MB. */
const MAX_SHOWN = 10_100_000;

const END_OF_JPEG = [0xff, 0xd9];

/** Whether a JPEG is sound apart from the mark of its end, which the server adds to a picture that is whole. */
const lacksEnd = (bytes: Uint8Array): boolean => {
  if (readJpeg(bytes)) return false;
  const ended = new Uint8Array(bytes.length + END_OF_JPEG.length);
  ended.set(bytes);
  ended.set(END_OF_JPEG, bytes.length);
  return readJpeg(ended) !== undefined;
};

/** Whether the server makes a part of the page of notes in a PDF, such as a stamp: the reader shows the page without. */
const hasNotes = async (bytes: Uint8Array): Promise<boolean> => {
  const { withDrawnNotes } = await import("../../render/pdf/placed/drawn-notes.ts");
  const noted = await withDrawnNotes(bytes.subarray(pdfStart(bytes))).catch(() => undefined);
  return noted !== undefined;
};

/** Whether a file in which nothing can be read or seen here is sound when the server has completed it. */
const isCompleted = async (file: Blob, kind: LogoKind | undefined): Promise<boolean> => {
  if (kind !== "jpeg" && kind !== "pdf") return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return kind === "jpeg" ? lacksEnd(bytes) : hasNotes(bytes);
};

/** A PNG that browsers show in different ways: the server makes a plain one of it. */
const isPlainPng = async (file: Blob): Promise<boolean> => {
  const { pngTraits } = await import("../../artwork/logo/png-traits.ts");
  const { orientation, gamma, isPlain } = pngTraits(new Uint8Array(await file.arrayBuffer()));
  return isPlain && orientation === 1 && gamma === undefined;
};

/** The file; of a packed SVG the SVG, because browsers show a packed one only when a server says that it is. */
const unpackedFile = async (file: Blob): Promise<Blob> => {
  if ((await kindOf(file)) !== "svgz") return file;
  const { unpackSvg } = await import("../../artwork/logo/unpack-svg.ts");
  return new Blob([await unpackSvg(new Uint8Array(await file.arrayBuffer()))]);
};

/**
 * Reads a logo file as the print file does, and draws its picture. Needs no page: it runs in a worker. A file that the
 * server converts has no picture yet.
 * @throws {UnprintableLogo} when the file cannot be printed as it is shown
 */
export const readLogoFile = async (given: Blob, name: string): Promise<ReadLogo> => {
  const file = await unpackedFile(given);
  const kind = await kindOf(file);
  let logo: Logo;
  try {
    logo = await readLogo({ bytes: new Uint8Array(await file.arrayBuffer()), name, href: "" });
  } catch (error) {
    const isDamaged = error instanceof UnprintableLogo && error.fault === "damaged";
    if (isConverted(error, kind) || (isDamaged && (await isCompleted(file, kind)))) return unread(name);
    throw error;
  }
  if (kind === "png" && !(await isPlainPng(file))) return unread(name);
  const canvas = await drawn(file, kind).catch(() => {
    throw new UnprintableLogo("damaged");
  });
  const type = kind && SHOWN[kind];
  const own = type === undefined ? undefined : new Blob([file], { type });
  if (!canvas || logo.kind !== "image") return { logo, picture: own };
  if (isBlank(canvas)) {
    if (await isCompleted(file, kind)) return unread(name);
    throw new UnprintableLogo("damaged");
  }
  const isLight = logo.width * logo.height <= MAX_SHOWN;
  const shown = isLight ? own : undefined;
  return { logo: { ...logo, ...visibleColours(canvas) }, picture: shown ?? (await pngOf(canvas)) };
};
