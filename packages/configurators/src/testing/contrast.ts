import { contrastRatio, levelsOf, luminance } from "../artwork/colour-contrast.ts";
import type { Colour } from "../artwork/drawing/operation.ts";
import type { Box } from "../artwork/page/boxes.ts";
import type { Pixels } from "./raster.ts";

/** Part of a text's background that may have less contrast, such as a light tile joint as thin as a stroke. */
const SPECKS = 0.02;

/** The WCAG 2 contrast of a colour against the background in a box, without its worst specks. */
export const contrastOn = (background: Pixels, perMillimetre: number, box: Box, colour: Colour): number => {
  const own = luminance(...levelsOf(colour));
  const ratios: number[] = [];
  const right = Math.min(background.width - 1, Math.ceil((box.x + box.width) * perMillimetre));
  const bottom = Math.min(background.height - 1, Math.ceil((box.y + box.height) * perMillimetre));
  for (let y = Math.floor(box.y * perMillimetre); y <= bottom; y += 1)
    for (let x = Math.floor(box.x * perMillimetre); x <= right; x += 1) {
      const at = (y * background.width + x) * 4;
      ratios.push(
        contrastRatio(
          own,
          luminance(background.data[at] ?? 0, background.data[at + 1] ?? 0, background.data[at + 2] ?? 0),
        ),
      );
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * SPECKS)] ?? 0;
};
