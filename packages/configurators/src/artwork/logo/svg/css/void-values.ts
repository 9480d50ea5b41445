import { colourOf } from "../colour.ts";
import type { Declarations } from "./declarations.ts";

export const IMPORTANT = /!\s*important\s*$/iu;

const COLOURS: ReadonlySet<string> = new Set(["fill", "stroke", "color", "stop-color"]);
const RULES = ["nonzero", "evenodd"];
/** Properties with the words that they may be. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["clip-rule", RULES],
  ["fill-rule", RULES],
  ["stroke-linecap", ["butt", "round", "square"]],
  ["stroke-linejoin", ["miter", "round", "bevel"]],
]);
/** Properties that are numbers, shares or lengths, and those of them that may be below zero. */
const NUMBERS: ReadonlySet<string> = new Set([
  "fill-opacity",
  "opacity",
  "stop-opacity",
  "stroke-dashoffset",
  "stroke-miterlimit",
  "stroke-opacity",
  "stroke-width",
]);
const BELOW_ZERO: ReadonlySet<string> = new Set([
  "fill-opacity",
  "opacity",
  "stop-opacity",
  "stroke-dashoffset",
  "stroke-opacity",
]);

const WIDE: ReadonlySet<string> = new Set(["inherit", "initial", "revert", "revert-layer", "unset"]);
const NUMBER = /^[-+]?(?:\d{1,60}\.?\d{0,60}|\.\d{1,60})(?:e[-+]?\d{1,3})?(?:%|[a-z]{1,5})?$/iu;

const isNumber = (word: string, mayBeBelow: boolean): boolean =>
  NUMBER.test(word) && (mayBeBelow || !(Number.parseFloat(word) < 0));

/**
 * Whether a browser leaves a declaration out, so that the one before it or around it stays: editors write `null` for what
 * is not chosen, drawing programs a colour of a wider space after the usual one. What is no colour function is checked
 * where it is painted.
 */
export const isVoid = (name: string, written: string): boolean => {
  const value = written.replace(IMPORTANT, "").trim().toLowerCase();
  if (/(?:var|env)\(/u.test(value) || WIDE.has(value)) return false;
  if (COLOURS.has(name)) return /^(?!url)[a-z-]+\(/u.test(value) && colourOf(value) === undefined;
  const words = WORDS.get(name);
  if (words) return !words.includes(value);
  if (value.includes("(")) return false;
  if (NUMBERS.has(name)) return !isNumber(value, BELOW_ZERO.has(name));
  return (
    name === "stroke-dasharray" && value !== "none" && !value.split(/[\s,]+/u).every((dash) => isNumber(dash, false))
  );
};

/** Attributes without those that a browser leaves out. */
export const withoutVoid = (attributes: Declarations): Declarations => {
  const entries = Object.entries(attributes);
  const kept = entries.filter(([name, value]) => !isVoid(name, value));
  return kept.length === entries.length ? attributes : Object.fromEntries(kept);
};
