import type { ImageLogo } from "../../artwork/layout/data.ts";
import { inksOfPixels } from "../../artwork/logo/inks.ts";
import type { LogoPicture } from "../model/state.ts";
import type { StoredLogo } from "../model/values.ts";
import { namedCard } from "./named-card.ts";

/** Browsers draw none of these, and need not try. */
const NEVER_DRAWN = /postscript|eps|zip|illustrator/u;

/** Pixels along a side that tell a logo's colours. */
const SAMPLE = 64;

const inksOf = (image: HTMLImageElement): ImageLogo["inks"] => {
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  try {
    return inksOfPixels(context.getImageData(0, 0, SAMPLE, SAMPLE).data);
  } catch {
    // A drawing with foreign parts may not be read: its colours stay unknown.
    return undefined;
  }
};

const drawnByBrowser = async (href: string, vector: boolean): Promise<ImageLogo | undefined> => {
  const image = new Image();
  image.src = href;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { kind: "image", href, width, height, vector, inks: inksOf(image) } : undefined;
};

/**
 * Makes a picture of a logo's file: curves of an SVG where we can read it, else whatever this browser draws (PNG and
 * JPEG everywhere, TIFF or PDF in some), else a card with the file's name.
 *
 * @param href address of the file's bytes for the picture, such as one of `URL.createObjectURL`
 */
export const logoPicture = async (file: Blob, href: string, { path, name, type }: StoredLogo): Promise<LogoPicture> => {
  if (type === "image/svg+xml") {
    const { readSvg } = await import("../../artwork/logo/read-svg.ts");
    const logo = readSvg(await file.text());
    if (logo) return { path, logo, file, href };
  }
  const logo = NEVER_DRAWN.test(type) ? undefined : await drawnByBrowser(href, type === "application/pdf");
  return logo ? { path, logo, file, href } : { path, logo: namedCard(name), file };
};
