import { calc } from "@csstools/css-calc";
import type { Declarations } from "./declarations.ts";

/** Longest value with a function of numbers that is read. */
const MAX_LENGTH = 400;
const MATH = /(?<![\w-])(?:calc|min|max|clamp|round|mod|rem|abs|sign|sin|cos|tan|sqrt|hypot|pow)\(/iu;

/** Brackets, spaces and commas of a function inside a list of values, so that the list can be read before it. */
const SEALED = [
  ["(", "⟨"],
  [")", "⟩"],
  [" ", "␣"],
  [",", "‚"],
] as const;

/** Replaces each function of numbers in a value, whose brackets may hold others. */
const seal = (value: string): string => {
  let sealed = "";
  let rest = value;
  for (let found = MATH.exec(rest); found; found = MATH.exec(rest)) {
    const from = found.index;
    let at = from + found[0].length;
    for (let depth = 1; at < rest.length && depth > 0; at += 1)
      depth += rest[at] === "(" ? 1 : rest[at] === ")" ? -1 : 0;
    const inside = SEALED.reduce((text, [open, closed]) => text.replaceAll(open, closed), rest.slice(from, at));
    sealed += rest.slice(0, from) + inside;
    rest = rest.slice(at);
  }
  return sealed + rest;
};

/** Whether a value is a function of lengths and shares. */
export const isMixed = (value: string): boolean => value.includes("⟨");

/**
 * A function of lengths and shares, as `withoutMath` leaves it.
 * @param whole what a share refers to, in pixels
 * @returns a length, or the value itself if it has no such function
 */
export const mathOf = (value: string, whole: number): string => {
  if (!isMixed(value)) return value;
  const open = SEALED.reduce((text, [plain, closed]) => text.replaceAll(closed, plain), value);
  return calc(open.replaceAll(/([\d.]+)%/gu, (_, share: string) => `${(Number(share) / 100) * whole}px`));
};

/**
 * Declarations without `calc()`, `min()` and the like. One that mixes lengths and shares depends on the size of its
 * element: it becomes a word without spaces, which `mathOf` reads.
 */
export const withoutMath = (declared: Declarations): Declarations => {
  const entries = Object.entries(declared);
  const isMath = ([name, value]: readonly [string, string]): boolean =>
    name !== "href" && value.length <= MAX_LENGTH && MATH.test(value);
  if (!entries.some(isMath)) return declared;
  return Object.fromEntries(entries.map((entry) => [entry[0], isMath(entry) ? seal(calc(entry[1])) : entry[1]]));
};
