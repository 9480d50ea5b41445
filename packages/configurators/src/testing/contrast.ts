import type { Colour } from "../artwork/drawing/operation.ts";
import type { Box } from "../artwork/page/boxes.ts";
import type { Pixels } from "./raster.ts";

const linear = (level: number): number => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Share of a text's ground that may fall short: a lit tile joint no wider than a stroke of a letter. */
const SPECKS = 0.02;

/** The contrast (WCAG 2) of a colour against the ground in a box, apart from the worst specks of it. */
export const contrastOn = (ground: Pixels, perMillimetre: number, box: Box, colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const own = luminance(red, green, blue);
  const ratios: number[] = [];
  const right = Math.min(ground.width - 1, Math.ceil((box.x + box.width) * perMillimetre));
  const bottom = Math.min(ground.height - 1, Math.ceil((box.y + box.height) * perMillimetre));
  for (let y = Math.floor(box.y * perMillimetre); y <= bottom; y += 1)
    for (let x = Math.floor(box.x * perMillimetre); x <= right; x += 1) {
      const at = (y * ground.width + x) * 4;
      ratios.push(ratio(own, luminance(ground.data[at] ?? 0, ground.data[at + 1] ?? 0, ground.data[at + 2] ?? 0)));
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * SPECKS)] ?? 0;
};
