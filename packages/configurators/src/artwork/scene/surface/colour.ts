import type { Colour } from "../../drawing/operation.ts";

const channels = (colour: Colour): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hex = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

/** Mixes two colours: `share` 0 returns the first, 1 the second. */
export const mix = (a: Colour, b: Colour, share: number): Colour => {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  return `#${hex(r1 + (r2 - r1) * share)}${hex(g1 + (g2 - g1) * share)}${hex(b1 + (b2 - b1) * share)}`;
};
