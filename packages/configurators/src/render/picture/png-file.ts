import type { Operation } from "../../artwork/drawing/operation.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { fetchImage, type LoadImage } from "./load-image.ts";
import { pageDrawing, stepsOf } from "../svg/page-drawing.ts";
import { rasteriseOnCanvas, type Rasterise } from "./rasterise.ts";
import { toSvg } from "../svg/svg.ts";

export interface PngOptions {
  readonly side: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  /** Loads the bytes of an uploaded bitmap logo. */
  readonly loadImage?: LoadImage;
  /** Default: a canvas. Required outside a browser. */
  readonly rasterise?: Rasterise;
}

const typeOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x89) return "image/png";
  return bytes[0] === 0xff ? "image/jpeg" : "image/svg+xml";
};

const dataAddress = (bytes: Uint8Array): string => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${typeOf(bytes)};base64,${btoa(binary)}`;
};

/** An SVG that is shown as a picture may not load anything, so its images are inlined. */
const inlined = async (operations: readonly Operation[], load: LoadImage): Promise<Operation[]> =>
  Promise.all(
    operations.map(async (operation) => {
      if (operation.kind === "group") return { ...operation, operations: await inlined(operation.operations, load) };
      if (operation.kind !== "image" || operation.href.startsWith("data:")) return operation;
      return { ...operation, href: dataAddress(await load(operation.href)) };
    }),
  );

/**
 * One trimmed side as a PNG file, drawn from the SVG of the preview.
 * @throws {Error} for a side that does not exist, and for a logo that cannot be loaded
 */
export const pngFile = async (
  artwork: ArtworkLayout,
  { side, width, loadImage = fetchImage, rasterise = rasteriseOnCanvas }: PngOptions,
): Promise<Uint8Array> => {
  const page = artwork.pages.find((one) => one.side === side);
  if (!page) throw new Error(`The artwork has no side "${side}"`);
  const drawing = pageDrawing(artwork, { ...page, operations: await inlined(page.operations, loadImage) });
  const svg = toSvg(drawing, { steps: stepsOf(drawing), fit: "whole" });
  const longest = Math.round(width * Math.max(1, drawing.height / drawing.width));
  return rasterise(svg, { longest });
};
