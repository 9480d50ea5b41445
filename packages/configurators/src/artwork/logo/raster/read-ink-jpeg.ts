import { JpegImage } from "pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs";
import { MAX_PIXELS, type LogoPlanes } from "../pixels.ts";

const INKS = 4;

/** The samples of a JPEG in inks, four per pixel. */
export interface InkSamples {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Decodes a JPEG in inks. Browsers and image libraries only give its colours on a screen.
 * @param stored the samples as the file stores them, for a PDF; else amounts of ink
 * @returns undefined for other colours, and more than 25 million pixels
 * @throws {Error} when the file is damaged
 */
export const readInkSamples = (bytes: Uint8Array, stored: boolean): InkSamples | undefined => {
  const image = new JpegImage();
  image.parse(bytes);
  const { width, height, numComponents } = image;
  if (numComponents !== INKS || width * height > MAX_PIXELS) return undefined;
  return { width, height, samples: image.getData({ width, height, isSourcePDF: stored }) };
};

/** The picture of a JPEG in inks, as it is stored: perhaps turned. See `readInkSamples`. */
export const readInkJpeg = (bytes: Uint8Array): LogoPlanes | undefined => {
  const read = readInkSamples(bytes, false);
  if (!read) return undefined;
  const { width, height, samples } = read;
  const colours = Array.from({ length: INKS }, () => new Uint8Array(width * height));
  for (const [ink, plane] of colours.entries())
    for (let pixel = 0, at = ink; pixel < plane.length; pixel += 1, at += INKS) plane[pixel] = samples[at] ?? 0;
  return { width, height, model: "cmyk", colours };
};
