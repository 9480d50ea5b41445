import type { Declarations } from "./declarations.ts";
import { withoutMath } from "./math.ts";
import { withoutRelativeUnits, type Bases } from "./relative-units.ts";
import { pixelsOf } from "./lengths.ts";

/** The size of text that a browser starts with, in pixels. */
export const MEDIUM = 16;

const WORDS: Readonly<Record<string, number>> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: MEDIUM,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
  "xxx-large": 48,
};
/** What `larger` and `smaller` change a size by. */
const STEP = 1.2;

/**
 * The size of an element's text in pixels.
 * @param outside with the size around it
 */
export const fontSizeOf = ({ "font-size": written }: Declarations, outside: Bases): number => {
  const word = written?.trim().toLowerCase() ?? "inherit";
  const named = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (named !== undefined) return named;
  if (word === "larger") return outside.em * STEP;
  if (word === "smaller") return outside.em / STEP;
  if (word === "initial") return MEDIUM;
  const own = withoutMath(withoutRelativeUnits({ size: word }, outside));
  const pixels = pixelsOf(own["size"] ?? "", outside.em);
  return pixels !== undefined && pixels >= 0 ? pixels : outside.em;
};

/** Style, variant, weight and width, the size with the height of lines, and the families of a `font`. */
const SHORTHAND = /^((?:[a-z\d-]{1,20}\s+){0,4})([^\s/]{1,40})(?:\s*\/\s*[^\s]{1,20})?\s+(.{1,500})$/iu;

/** The declarations of a `font`, in which everything else returns to what is usual; none for what no browser reads. */
export const fontOf = (value: string): Readonly<Record<string, string>> => {
  const [, before = "", size, family] = SHORTHAND.exec(value.trim()) ?? [];
  if (size === undefined || family === undefined || !/^(?:[\d.+-]|[a-z-]{5,9}$|calc\()/iu.test(size)) return {};
  const font: Record<string, string> = {
    "font-family": family,
    "font-size": size,
    "font-style": "normal",
    "font-variant": "normal",
    "font-weight": "normal",
  };
  for (const word of before.toLowerCase().split(/\s+/u)) {
    if (/^(?:italic|oblique)$/u.test(word)) font["font-style"] = word;
    else if (/^(?:bold|bolder|lighter|[1-9]\d{0,3})$/u.test(word)) font["font-weight"] = word;
    else if (word === "small-caps") font["font-variant"] = word;
    else if (word !== "" && word !== "normal") font["font-stretch"] = word;
  }
  return font;
};
