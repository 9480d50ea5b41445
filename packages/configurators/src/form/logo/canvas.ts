import type { ImageLogo } from "../../artwork/layout/data.ts";
import { coloursOfPixels } from "../../artwork/logo/colour/colours.ts";
import type { LogoPixels } from "../../artwork/logo/pixels.ts";
import type { Size } from "../../artwork/page/boxes.ts";

/** Longest side of a preview in pixels: more than 300 ppi on all handheld products. */
export const MAX_SIDE = 2000;

/** Longest side of the picture whose colours are counted, in pixels. */
const SAMPLE = 64;

/** A canvas of whole pixels, at least 1 × 1. It needs no page, so that logos are drawn in a worker. */
export const canvasOf = ({ width, height }: Size): OffscreenCanvas =>
  new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));

/** @throws {Error} in a browser without a canvas */
export const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  return context;
};

/** Scales a size so that its longer side has this many pixels. */
const scaledTo = ({ width, height }: Size, longest: number): Size => {
  const scale = longest / Math.max(width, height);
  return { width: width * scale, height: height * scale };
};

/** Draws a picture, scaled down if the preview needs fewer pixels, and releases it. */
const drawBitmap = (image: ImageBitmap): OffscreenCanvas => {
  const { width, height } = image;
  const canvas = canvasOf(scaledTo({ width, height }, Math.min(MAX_SIDE, Math.max(width, height))));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas;
};

/** Draws decoded pixels. */
export const drawPixels = async ({ width, height, data }: LogoPixels): Promise<OffscreenCanvas> =>
  drawBitmap(await createImageBitmap(new ImageData(data, width, height)));

/**
 * Draws a PNG or JPEG, upright.
 * @throws {Error} when the browser cannot decode it
 */
export const drawPicture = async (file: Blob): Promise<OffscreenCanvas> => drawBitmap(await createImageBitmap(file));

const readCanvas = (canvas: OffscreenCanvas): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

/** Whether nothing was drawn. */
export const isBlank = (canvas: OffscreenCanvas): boolean =>
  readCanvas(canvas).every((level, at) => at % 4 !== 3 || level === 0);

/** The canvas as a PNG file. */
export const pngOf = (canvas: OffscreenCanvas): Promise<Blob> => canvas.convertToBlob({ type: "image/png" });

/** The colours of the drawing. */
export const visibleColours = (canvas: OffscreenCanvas): Pick<ImageLogo, "colours" | "background"> => {
  const sample = canvasOf({ width: SAMPLE, height: SAMPLE });
  contextOf(sample).drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  return coloursOfPixels(readCanvas(sample), SAMPLE);
};
