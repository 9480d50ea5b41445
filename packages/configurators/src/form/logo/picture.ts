import type { ImageLogo } from "../../artwork/layout/data.ts";
import type { Size } from "../../artwork/page/boxes.ts";
import type { LogoPicture } from "../model/state.ts";
import type { StoredLogo } from "../model/values.ts";
import { drawImage, drawPixels, visibleColours, isBlank, pngOf } from "./canvas.ts";
import { LOGO_HEAD, logoKind } from "./kind.ts";
import { namedCard } from "./named-card.ts";

/** Returns an address for a file, such as one of `URL.createObjectURL`. */
export type AddressOf = (file: Blob) => string;

type Drawn = Pick<LogoPicture, "logo" | "file" | "href">;

/** PNG, JPEG, and SVG files that are not only vectors. */
const byBrowser = async (file: Blob, type: string, addressOf: AddressOf): Promise<Drawn | undefined> => {
  const href = addressOf(new Blob([file], { type }));
  const image = new Image();
  image.src = href;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) return undefined;
  // A picture that is cut off after its header has a size but no content.
  const canvas = drawImage(image);
  if (isBlank(canvas)) return undefined;
  const logo: ImageLogo = { kind: "image", href, width, height, ...visibleColours(canvas) };
  return { logo, file, href };
};

const svg = async (file: Blob, addressOf: AddressOf): Promise<Drawn | undefined> => {
  const { readSvg } = await import("../../artwork/logo/read-svg.ts");
  const logo = readSvg(await file.text());
  const type = "image/svg+xml";
  return logo ? { logo, file, href: addressOf(new Blob([file], { type })) } : byBrowser(file, type, addressOf);
};

/** The canvas' content unless it is blank. Print uses the file that the browser cannot show. */
const shown = async (
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  addressOf: AddressOf,
  curves?: Blob,
): Promise<Drawn | undefined> => {
  if (isBlank(canvas)) return undefined;
  const picture = await pngOf(canvas);
  const href = addressOf(picture);
  const vector = curves !== undefined;
  const logo: ImageLogo = { kind: "image", href, width, height, vector, ...visibleColours(canvas) };
  return { logo, file: curves ?? picture, href };
};

/** A PDF is shown only if the print file can contain it, so that preview and print agree. */
const pdf = async (file: Blob, addressOf: AddressOf): Promise<Drawn | undefined> => {
  const bytes = await file.arrayBuffer();
  const { sizeOfPdfLogo } = await import("../../render/pdf-logo.ts");
  const size = await sizeOfPdfLogo(new Uint8Array(bytes));
  if (!size) return undefined;
  const { drawPdf } = await import("./draw-pdf.ts");
  return shown(await drawPdf(bytes), size, addressOf, file);
};

const tiff = async (file: Blob, addressOf: AddressOf): Promise<Drawn | undefined> => {
  const { readTiff } = await import("../../artwork/logo/read-tiff.ts");
  const pixels = await readTiff(await file.arrayBuffer());
  return pixels && shown(await drawPixels(pixels), pixels, addressOf);
};

const psd = async (file: Blob, addressOf: AddressOf): Promise<Drawn | undefined> => {
  const { readPsd } = await import("../../artwork/logo/read-psd.ts");
  const pixels = readPsd(new Uint8Array(await file.arrayBuffer()));
  return pixels && shown(await drawPixels(pixels), pixels, addressOf);
};

const draw = async (file: Blob, addressOf: AddressOf): Promise<Drawn | undefined> => {
  switch (logoKind(new Uint8Array(await file.slice(0, LOGO_HEAD).arrayBuffer()))) {
    case "png":
      return byBrowser(file, "image/png", addressOf);
    case "jpeg":
      return byBrowser(file, "image/jpeg", addressOf);
    case "svg":
      return svg(file, addressOf);
    case "pdf":
      return pdf(file, addressOf);
    case "tiff":
      return tiff(file, addressOf);
    case "psd":
      return psd(file, addressOf);
    case "postscript":
    case "zip":
    case undefined:
      return undefined;
  }
};

/**
 * Makes a picture of a logo file by its content: vectors of an SVG where possible, else pixels. Readers for other
 * formats load on demand. EPS, ZIP, and files that are damaged, encrypted, blank or too large get a card with the
 * file's name. Never rejects.
 */
export const logoPicture = async (
  file: Blob,
  { path, name }: Pick<StoredLogo, "path" | "name">,
  addressOf: AddressOf,
): Promise<LogoPicture> => {
  const drawn = await draw(file, addressOf).catch(() => undefined);
  return drawn ? { path, ...drawn } : { path, logo: namedCard(name), file };
};
