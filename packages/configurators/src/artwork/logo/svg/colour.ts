import { color, ColorNotation, serializeRGB, SyntaxFlag, type ColorData } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import type { Colour } from "../../drawing/operation.ts";
import { numbersOf } from "./matrix.ts";

/** A colour and how much of it is there, 0 to 1. */
export interface SvgColour {
  readonly colour: Colour;
  readonly opacity: number;
}

/** Longest colour that is read. */
const MAX_LENGTH = 400;
/** The largest number of cached colours: a drawing has few, and each shape needs its own more than once. */
const MAX_KEPT = 1_000;

/** Two hexadecimal digits of a level, which may be beyond 0 to 255. */
export const hexOf = (level: number): string =>
  Math.round(Math.min(255, Math.max(0, level)))
    .toString(16)
    .padStart(2, "0");

/** A print is light: of a pair for both schemes it has the first one. */
const lightOf = (text: string): string => /^light-dark\(\s*([^,]+),[^,]*\)$/u.exec(text)?.[1] ?? text;

const parsed = (written: string): ColorData | undefined => {
  // A colour of a press may follow; drawing programs show the one before it.
  const [text = ""] = written.split(/\s(?:icc-color|device-cmyk)\(/u);
  const value = parseComponentValue(tokenize({ css: lightOf(text.trim()) }));
  return (value && color(value)) || undefined;
};

const read = (written: string): SvgColour | undefined => {
  const found = parsed(written);
  if (!found) return undefined;
  // Browsers cut the levels of a wider space to those of the screen.
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbersOf(serializeRGB(found, false).toString());
  return { colour: `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`, opacity };
};

const kept = new Map<string, SvgColour | undefined>();

/** A colour as browsers read it; undefined for one that they do not know: the declaration is void then. */
export const colourOf = (written: string): SvgColour | undefined => {
  const text = written.trim().toLowerCase();
  if (text === "" || text.length > MAX_LENGTH) return undefined;
  if (kept.has(text)) return kept.get(text);
  if (kept.size >= MAX_KEPT) kept.clear();
  const found = read(text);
  kept.set(text, found);
  return found;
};

const USUAL: ReadonlySet<ColorNotation> = new Set([
  ColorNotation.HEX,
  ColorNotation.HSL,
  ColorNotation.HWB,
  ColorNotation.RGB,
]);

/** Whether a colour is in a notation that browsers mix in Oklab: one of a wide space, or one from others. */
export const isWideColour = (written: string): boolean => {
  const text = written.trim().toLowerCase();
  if (!text.includes("(") || text.length > MAX_LENGTH) return false;
  const found = parsed(text);
  if (!found) return false;
  const isMade = [SyntaxFlag.ColorMix, SyntaxFlag.RelativeColorSyntax].some((flag) => found.syntaxFlags.has(flag));
  return isMade || !USUAL.has(found.colorNotation);
};

/** A colour with an opacity of its own. */
interface Mixed {
  readonly colour: string;
  readonly opacity: number;
}

/** Two colours mixed as browsers mix those of a gradient: levels and opacity apart from each other. */
export const mixedColour = (from: Mixed, to: Mixed, share: number, space: "oklab" | "srgb-linear"): SvgColour => {
  const known = [from, to].map(({ colour, opacity }) => {
    const own = colourOf(colour);
    return { solid: own ? `oklab(from ${colour} l a b / 1)` : "black", opacity: opacity * (own?.opacity ?? 1) };
  });
  const [one = { solid: "black", opacity: 1 }, other = one] = known;
  const mixed = read(`color-mix(in ${space}, ${one.solid} ${100 * (1 - share)}%, ${other.solid} ${100 * share}%)`);
  return { colour: mixed?.colour ?? "#000000", opacity: one.opacity * (1 - share) + other.opacity * share };
};

/** Red, green and blue of a plain colour, from 0 to 255. */
export const levelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A number from 0 to 1, written as a number or a percentage; the other one for anything else. */
export const shareOf = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? "") / (text?.trim().endsWith("%") === true ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;
};
