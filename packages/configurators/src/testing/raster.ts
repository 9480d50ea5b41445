import sharp from "sharp";
import type { Rasterise } from "../render/picture/rasterise.ts";

/** RGBA pixels, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Draws an SVG document `width` pixels wide on white. */
export const rasterise = async (svg: string, width: number): Promise<Pixels> => {
  const [, across = "1", down = "1"] = /width="([\d.]+)" height="([\d.]+)"/u.exec(svg) ?? [];
  const height = Math.round((width * Number(down)) / Number(across));
  const sized = svg.replace(/width="[\d.]+" height="[\d.]+"/u, `width="${width}" height="${height}"`);
  const { data, info } = await sharp(Buffer.from(sized), { unlimited: true })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Draws an SVG document as a PNG with transparency, like a canvas in a browser. */
export const rasteriseInNode: Rasterise = async (svg, { longest }) =>
  sharp(Buffer.from(svg), { unlimited: true, density: 300 })
    .resize(longest, longest, { fit: "inside" })
    .png()
    .toBuffer();

/** Reads a PNG, JPEG or PPM file. */
export const readPixels = async (file: string | Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(file, { unlimited: true, limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The same picture at half its size, each pixel the mean of four. */
export const halved = async ({ width, height, data }: Pixels): Promise<Pixels> => {
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.floor(width / 2), Math.floor(height / 2), { kernel: "linear", fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: small.info.width, height: small.info.height, data: small.data };
};
