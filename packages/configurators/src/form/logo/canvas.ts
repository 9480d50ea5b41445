import type { ImageLogo } from "../../artwork/layout/data.ts";
import { coloursOfPixels } from "../../artwork/logo/colours.ts";
import type { LogoPixels } from "../../artwork/logo/pixels.ts";
import type { Size } from "../../artwork/page/boxes.ts";

/** Longest side of a preview in pixels: more than 300 ppi on all handheld products. */
export const LONGEST = 2000;

/** Longest side of the picture whose colours are counted, in pixels. */
const SAMPLE = 64;

/** A canvas of whole pixels, at least 1 × 1. */
export const canvasOf = ({ width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
};

/** @throws {Error} in a browser without a canvas */
export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  return context;
};

/** Scales a size so that its longer side has this many pixels. */
export const scaledTo = ({ width, height }: Size, longest: number): Size => {
  const scale = longest / Math.max(width, height);
  return { width: width * scale, height: height * scale };
};

/** Draws decoded pixels, scaled down if the preview needs fewer. */
export const drawPixels = async ({ width, height, data }: LogoPixels): Promise<HTMLCanvasElement> => {
  const canvas = canvasOf(scaledTo({ width, height }, Math.min(LONGEST, Math.max(width, height))));
  const image = await createImageBitmap(new ImageData(data, width, height), {
    resizeWidth: canvas.width,
    resizeHeight: canvas.height,
    resizeQuality: "high",
  });
  contextOf(canvas).drawImage(image, 0, 0);
  image.close();
  return canvas;
};

/** Draws a picture that the browser can show, no larger than the preview needs. */
export const drawImage = (image: HTMLImageElement): HTMLCanvasElement => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = canvasOf(scaledTo({ width, height }, Math.min(LONGEST, Math.max(width, height))));
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** The pixels of a canvas; undefined for a tainted canvas. */
const readCanvas = (canvas: HTMLCanvasElement): Uint8ClampedArray | undefined => {
  try {
    return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    return undefined;
  }
};

/** Whether nothing was drawn. */
export const isBlank = (canvas: HTMLCanvasElement): boolean =>
  readCanvas(canvas)?.every((level, at) => at % 4 !== 3 || level === 0) ?? false;

/** The canvas as a PNG file. */
export const pngOf = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for a canvas");
  return blob;
};

/** The colours of the drawing, if they may be read. */
export const visibleColours = (canvas: HTMLCanvasElement): Pick<ImageLogo, "colours" | "background"> => {
  const sample = canvasOf({ width: SAMPLE, height: SAMPLE });
  contextOf(sample).drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const pixels = readCanvas(sample);
  return pixels ? coloursOfPixels(pixels, SAMPLE) : {};
};
