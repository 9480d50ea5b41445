import type { Plane } from "../pixels.ts";
import { screenLevel } from "../screen-level.ts";

/** Linear light of a screen (IEC 61966-2-1) from the light of CIE XYZ under the white of print (D50). */
const LIGHT = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const WHITE = [0.9642, 1, 0.8249] as const;

/** Steps of light whose level on a screen is looked up: a picture has up to 25 million pixels. */
const STEPS = 4096;
const levelsOfLight = (): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => screenLevel(step / STEPS));

const LINEAR = 6 / 29;
const cubed = (value: number): number => (value > LINEAR ? value ** 3 : 3 * LINEAR ** 2 * (value - 4 / 29));

/** Light by lightness and one of the other two planes, each of 256 levels. */
const lightBy = (white: number, step: number): Float32Array =>
  Float32Array.from(
    { length: 65_536 },
    (_, index) => white * cubed(((index >> 8) / 2.55 + 16) / 116 + ((index & 255) - 128) * step),
  );

/**
 * Planes of CIE L*a*b* (D50) as red, green and blue of a screen; colours that a screen does not have are the nearest
 * levels.
 * @param planes of lightness, 0 to 255, and of a and b, 128 for none
 */
export const labColours = ([lightness, a, b]: readonly Plane[]): Plane[] => {
  if (!lightness || !a || !b) return [];
  const levels = levelsOfLight();
  const [ofX, ofY, ofZ] = [lightBy(WHITE[0], 1 / 500), lightBy(WHITE[1], 0), lightBy(WHITE[2], -1 / 200)];
  return LIGHT.map(([fromX, fromY, fromZ]) => {
    const plane = new Uint8ClampedArray(lightness.length);
    for (let pixel = 0; pixel < plane.length; pixel += 1) {
      const row = (lightness[pixel] ?? 0) << 8;
      const x = ofX[row | (a[pixel] ?? 0)] ?? 0;
      const z = ofZ[row | (b[pixel] ?? 0)] ?? 0;
      const light = fromX * x + fromY * (ofY[row] ?? 0) + fromZ * z;
      plane[pixel] = levels[Math.round(STEPS * Math.min(1, Math.max(0, light)))] ?? 0;
    }
    return plane;
  });
};
