import { color, serializeRGB } from "@csstools/css-color-parser";
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
const MAX_LENGTH = 100;
/** The largest number of cached colours: a drawing has few, and each shape needs its own more than once. */
const MAX_KEPT = 1_000;

const hex = (level: number): string =>
  Math.round(Math.min(255, Math.max(0, level)))
    .toString(16)
    .padStart(2, "0");

/** A print is light: of a pair for both schemes it has the first one. */
const lightOf = (text: string): string => /^light-dark\(\s*([^,]+),[^,]*\)$/u.exec(text)?.[1] ?? text;

const read = (written: string): SvgColour | undefined => {
  // A colour of a press may follow; drawing programs show the one before it.
  const [text = ""] = written.split(/\s(?:icc-color|device-cmyk)\(/u);
  const value = parseComponentValue(tokenize({ css: lightOf(text.trim()) }));
  const found = value && color(value);
  if (!found) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbersOf(serializeRGB(found).toString());
  return { colour: `#${hex(red)}${hex(green)}${hex(blue)}`, opacity };
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

/** A number from 0 to 1, written as a number or a percentage; the other one for anything else. */
export const shareOf = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? "") / (text?.trim().endsWith("%") === true ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;
};
