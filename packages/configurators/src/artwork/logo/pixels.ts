import type { Size } from "../page/boxes.ts";
import type { EmbeddedPictureProfile } from "./colour/embedded-profile.ts";

/** A logo as RGBA pixels, row by row, as a canvas takes them. */
export interface LogoPixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Largest number of pixels that is read. A file of ten megabytes can claim far more. */
export const MAX_PIXELS = 25_000_000;

/** Largest number of pixels of a PNG that a server has drawn: 600 ppi of the largest logo on a banner, 440 by 110 mm. */
export const MAX_DRAWN_PIXELS = 27_500_000;

/** Meaning of a picture's planes. The planes of `cmyk` hold amounts of ink. */
export type ColourModel = "grey" | "rgb" | "cmyk";

export const PLANES: Readonly<Record<ColourModel, number>> = { grey: 1, rgb: 3, cmyk: 4 };

/** One value of 0 to 255 per pixel. */
export type Plane = Uint8Array | Uint8ClampedArray;

/**
 * A plane with each level changed. It is a plain loop, because `from` of a typed array makes a list of all levels first:
 * seconds and hundreds of megabytes for a large picture.
 */
export const changed = (
  plane: Readonly<ArrayLike<number>>,
  change: (level: number, pixel: number) => number,
): Uint8ClampedArray => {
  const result = new Uint8ClampedArray(plane.length);
  for (let pixel = 0; pixel < result.length; pixel += 1) result[pixel] = change(plane[pixel] ?? 0, pixel);
  return result;
};

/** A decoded picture in its own colours: one plane per channel. Screen and print convert the same planes. */
export interface LogoPlanes extends Size {
  readonly model: ColourModel;
  readonly colours: readonly Plane[];
  readonly opacity?: Plane | undefined;
  /** The profile whose levels red, green and blue are, where the file has one. */
  readonly profile?: EmbeddedPictureProfile | undefined;
  /** Largest sum of its inks before they were limited, 1 for the full cover of one ink. */
  readonly ink?: number | undefined;
}

/** Light of one colour from paper without ink, and with one, two and three of the coloured inks laid over each other. */
interface Overprints {
  readonly paper: number;
  readonly cyan: number;
  readonly magenta: number;
  readonly blue: number;
  readonly yellow: number;
  readonly green: number;
  readonly red: number;
  readonly all: number;
}

/** Coated paper, as a screen shows it. */
const RED: Overprints = { paper: 255, cyan: 0, magenta: 236, blue: 46, yellow: 255, green: 0, red: 237, all: 54 };
const GREEN: Overprints = { paper: 255, cyan: 174, magenta: 0, blue: 49, yellow: 242, green: 166, red: 28, all: 54 };
const BLUE: Overprints = { paper: 255, cyan: 239, magenta: 140, blue: 146, yellow: 0, green: 81, red: 36, all: 57 };
/** The light that full black ink leaves. */
const BLACK_LEAVES = 0.13;

/** The visible colour of a halftone: the average of the overprints, weighted by the paper area that each covers. */
const lightOf = (of: Overprints, c: number, m: number, y: number): number =>
  (1 - y) * ((1 - m) * ((1 - c) * of.paper + c * of.cyan) + m * ((1 - c) * of.magenta + c * of.blue)) +
  y * ((1 - m) * ((1 - c) * of.yellow + c * of.green) + m * ((1 - c) * of.red + c * of.all));

/** Writes inks as light. An approximation for a preview; the print shop's profile decides. */
const writeInks = (target: Uint8ClampedArray, at: number, c: number, m: number, y: number, k: number): void => {
  const light = 1 - k * (1 - BLACK_LEAVES);
  target[at] = light * lightOf(RED, c, m, y);
  target[at + 1] = light * lightOf(GREEN, c, m, y);
  target[at + 2] = light * lightOf(BLUE, c, m, y);
};

/** The picture as a screen shows it. */
export const toPixels = ({ width, height, model, colours, opacity }: LogoPlanes): LogoPixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  const [first = new Uint8Array(), second = first, third = first, fourth = new Uint8Array()] = colours;
  for (let pixel = 0, at = 0; at < data.length; pixel += 1, at += 4) {
    const a = first[pixel] ?? 0;
    const b = second[pixel] ?? 0;
    const c = third[pixel] ?? 0;
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

/** The colour samples pixel by pixel, as a print file stores them. */
export const toSamples = ({ width, height, colours }: LogoPlanes): Uint8Array => {
  const samples = new Uint8Array(width * height * colours.length);
  for (const [channel, plane] of colours.entries())
    for (let pixel = 0, at = channel; at < samples.length; pixel += 1, at += colours.length)
      samples[at] = plane[pixel] ?? 0;
  return samples;
};

/** Removes a background of one level that half transparent pixels were mixed with. */
export const unmixed = (colours: readonly Plane[], opacity: Plane, background: number): Plane[] =>
  colours.map((plane) =>
    changed(plane, (level, pixel) => {
      const share = (opacity[pixel] ?? 0) / 255;
      return share === 0 || share === 1 ? level : background + (level - background) / share;
    }),
  );
