import type { Colour } from "./drawing/operation.ts";

/** Amounts of the four printing inks, 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/**
 * The colours of templates on screen and in print. Body text is black only, so that it stays sharp when the plates are
 * slightly out of register.
 */
export const PALETTE = {
  paper: { shown: "#ffffff", inks: [0, 0, 0, 0] },
  text: { shown: "#182229", inks: [0, 0, 0, 1] },
  "text-muted": { shown: "#4a5962", inks: [0, 0, 0, 0.76] },
  code: { shown: "#000000", inks: [0, 0, 0, 1] },
  brand: { shown: "#0f5b52", inks: [0.88, 0.34, 0.62, 0.38] },
  "brand-deep": { shown: "#08322e", inks: [0.88, 0.48, 0.66, 0.64] },
  "brand-pale": { shown: "#a9d6cc", inks: [0.36, 0, 0.22, 0] },
  "brand-soft": { shown: "#edf6f4", inks: [0.07, 0, 0.05, 0] },
  daylight: { shown: "#ffd166", inks: [0, 0.18, 0.7, 0] },
  band: { shown: "#e6ebed", inks: [0.08, 0.03, 0.03, 0.03] },
} as const satisfies Record<string, { shown: Colour; inks: Inks }>;

export type PaletteColour = keyof typeof PALETTE;

/** Smallest light type on a dark area, in points: four inks slightly out of register close thinner strokes. */
export const MIN_REVERSED = 7;
/** Type with less black and less ink in all than this is light, so it needs a dark area. */
const LIGHT = { black: 0.5, sum: 1 };

/** Whether type in this colour is light on a dark area. */
export const isReversed = (colour: PaletteColour): boolean => {
  const { inks } = PALETTE[colour];
  return inks[3] < LIGHT.black && inks[0] + inks[1] + inks[2] + inks[3] < LIGHT.sum;
};

const PRINTED: ReadonlyMap<string, Inks> = new Map(Object.values(PALETTE).map(({ shown, inks }) => [shown, inks]));

/**
 * The inks of any colour: the palette's own inks if it is a palette colour, else with its grey component printed in
 * black, so that one colour ink is always zero and the sum stays within 300%.
 */
export const inksOf = (colour: Colour): Inks => {
  const own = PRINTED.get(colour);
  if (own) return own;
  const missing = [1, 3, 5].map((at) => 1 - Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const black = Math.min(...missing);
  const [cyan = 0, magenta = 0, yellow = 0] = missing.map((share) => (black >= 1 ? 0 : (share - black) / (1 - black)));
  return [cyan, magenta, yellow, black];
};
