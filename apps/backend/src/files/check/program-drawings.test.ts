import sharp from "sharp";
import { expect, it } from "vitest";

import { everyNth } from "../../../../../test-sample.ts";
import { EFFECT_DRAWINGS } from "../testing/effect-drawings.ts";
import { LETTERED_DRAWINGS } from "../testing/lettered-drawings.ts";
import { MASK_DRAWINGS } from "../testing/mask-drawings.ts";
import { ODD_DRAWINGS } from "../testing/odd-drawings.ts";
import { PROGRAM_DRAWINGS } from "../testing/program-drawings.ts";
import { inspectOrderFile } from "./inspect-file.ts";

const [COLUMNS, ROWS] = [6, 3];
const SIDE = 50;

/** The mean colours of the fields of a stored drawing, on white. */
const coloursOf = async (bytes: Buffer): Promise<number[][]> => {
  const [width, height] = [COLUMNS * SIDE, ROWS * SIDE];
  const data = await sharp(bytes, { density: 288, unlimited: true })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return Array.from({ length: COLUMNS * ROWS }, (_, field) => {
    const [left, top] = [(field % COLUMNS) * SIDE, Math.floor(field / COLUMNS) * SIDE];
    return [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let y = top; y < top + SIDE; y += 1)
        for (let x = left; x < left + SIDE; x += 1) sum += data[(y * width + x) * 3 + channel] ?? 0;
      return sum / SIDE ** 2;
    });
  });
};

/** Levels by which the mean of a field may differ: edges are rounded in other ways. */
const NEAR = 16;

const DRAWINGS = [...PROGRAM_DRAWINGS, ...ODD_DRAWINGS, ...EFFECT_DRAWINGS, ...MASK_DRAWINGS, ...LETTERED_DRAWINGS];

it.each(everyNth(40, DRAWINGS))("a drawing is stored as Chromium draws it: $name", async ({ source, colours }) => {
  const { converted } = await inspectOrderFile(Buffer.from(source), "logo.svg");
  const found = await coloursOf(converted ?? Buffer.from(source));
  for (const [field, hex] of colours.split(" ").entries()) {
    const wanted = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    for (const [channel, level] of wanted.entries())
      expect(Math.abs((found[field]?.[channel] ?? 0) - level), `field ${field}`).toBeLessThanOrEqual(NEAR);
  }
});
