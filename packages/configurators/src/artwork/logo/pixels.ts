import type { Size } from "../page/boxes.ts";

/** A logo as RGBA pixels, row by row, as a canvas takes them. */
export interface LogoPixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Largest number of pixels that is read, as for print. A file of ten megabytes can claim far more. */
export const MOST_PIXELS = 25_000_000;

/** Meaning of a picture's planes. The planes of `cmyk` hold amounts of ink. */
export type ColourModel = "grey" | "rgb" | "cmyk";

export const PLANES: Readonly<Record<ColourModel, number>> = { grey: 1, rgb: 3, cmyk: 4 };

/** One value of 0 to 255 per pixel. */
export type Plane = Readonly<ArrayLike<number>>;

type Level = readonly [red: number, green: number, blue: number];

/** Coated paper with no, one, two and three coloured inks over each other, as a screen shows them. */
const PAPER: Level = [255, 255, 255];
const CYAN: Level = [0, 174, 239];
const MAGENTA: Level = [236, 0, 140];
const YELLOW: Level = [255, 242, 0];
const BLUE: Level = [46, 49, 146];
const GREEN: Level = [0, 166, 81];
const RED: Level = [237, 28, 36];
const ALL: Level = [54, 54, 57];
/** The light that full black ink leaves. */
const BLACK_LEAVES = 0.13;

/**
 * Writes the visible colour of a halftone: the average of the overprints, weighted by the paper area that each covers.
 * An approximation for a preview; the print shop's profile decides.
 */
const writeInks = (target: Uint8ClampedArray, at: number, c: number, m: number, y: number, k: number): void => {
  const light = 1 - k * (1 - BLACK_LEAVES);
  for (let channel = 0; channel < 3; channel += 1) {
    const of = (level: Level): number => level[channel] ?? 0;
    const bright = (1 - m) * ((1 - c) * of(PAPER) + c * of(CYAN)) + m * ((1 - c) * of(MAGENTA) + c * of(BLUE));
    const warm = (1 - m) * ((1 - c) * of(YELLOW) + c * of(GREEN)) + m * ((1 - c) * of(RED) + c * of(ALL));
    target[at + channel] = light * ((1 - y) * bright + y * warm);
  }
};

/** Joins colour planes and an optional opacity plane into pixels. */
export const joinPlanes = (
  { width, height }: Size,
  model: ColourModel,
  planes: readonly Plane[],
  opacity?: Plane,
): LogoPixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  const [first = [], second = first, third = first, fourth = []] = planes;
  for (let pixel = 0, at = 0; at < data.length; pixel += 1, at += 4) {
    const [a, b, c] = [first[pixel] ?? 0, second[pixel] ?? 0, third[pixel] ?? 0];
    if (model === "cmyk") writeInks(data, at, a / 255, b / 255, c / 255, (fourth[pixel] ?? 0) / 255);
    else {
      data[at] = a;
      data[at + 1] = b;
      data[at + 2] = c;
    }
    data[at + 3] = opacity ? (opacity[pixel] ?? 0) : 255;
  }
  return { width, height, data };
};

/**
 * Removes a background of 0 (black) or 255 (white) that half transparent pixels were mixed with. Changes the pixels.
 */
export const unmix = ({ data }: LogoPixels, background: number): void => {
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    if (share === 0 || share === 1) continue;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = background + ((data[at + channel] ?? 0) - background) / share;
  }
};
