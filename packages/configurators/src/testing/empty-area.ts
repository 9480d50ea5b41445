import type { Pixels } from "./raster.ts";

/** Levels between neighbours that are still one flat area: a gradient is flat, a roof is not. */
const FLAT = 6;

/** The share of a picture that its largest flat rectangle covers. */
export const largestEmptyShare = ({ width, height, data }: Pixels): number => {
  const isFlat = (x: number, y: number): boolean =>
    [x > 0 ? -4 : 0, y > 0 ? -4 * width : 0].every((back) => {
      const at = (y * width + x) * 4;
      return [0, 1, 2].every((channel) => {
        const [here, there] = [data[at + channel] ?? 0, data[at + back + channel] ?? 0];
        return Math.abs(here - there) <= FLAT;
      });
    });
  /** How many flat pixels are above each pixel of the row, with it. */
  const above = Array.from({ length: width }, () => 0);
  let largest = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) above[x] = isFlat(x, y) ? (above[x] ?? 0) + 1 : 0;
    for (let left = 0; left < width; left += 1) {
      let lowest = Infinity;
      for (let right = left; right < width; right += 1) {
        lowest = Math.min(lowest, above[right] ?? 0);
        if (lowest === 0) break;
        largest = Math.max(largest, lowest * (right - left + 1));
      }
    }
  }
  return largest / (width * height);
};
