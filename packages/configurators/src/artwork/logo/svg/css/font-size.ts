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

/** Most words before the size of a `font`, and its most characters. */
const MAX_BEFORE = 4;
const MAX_LENGTH = 600;

const isSize = (word: string): boolean =>
  Object.hasOwn(WORDS, word) ||
  /^(?:larger|smaller|calc\()/u.test(word) ||
  /^[-+]?(?:0$|[\d.]{1,20}(?:e[-+]?\d{1,3})?(?:%|[a-z]))/u.test(word);

/** The declarations of a `font`, in which everything else returns to what is usual; none for what no browser reads. */
export const fontOf = (value: string): Readonly<Record<string, string>> => {
  const words = value
    .slice(0, MAX_LENGTH)
    // There may be spaces between the size and the line height.
    .replaceAll(/\s{0,9}\/\s{0,9}/gu, "/")
    .trim()
    .split(/\s+/u);
  const at = words.slice(0, MAX_BEFORE + 1).findIndex((word) => isSize(word.toLowerCase().split("/")[0] ?? ""));
  const [size = ""] = (words[at] ?? "").split("/");
  const family = words.slice(at + 1).join(" ");
  if (at < 0 || size === "" || family === "") return {};
  const font: Record<string, string> = {
    "font-family": family,
    "font-size": size,
    "font-style": "normal",
    "font-variant": "normal",
    "font-weight": "normal",
  };
  for (const word of words.slice(0, at).map((one) => one.toLowerCase())) {
    if (/^(?:italic|oblique)$/u.test(word)) font["font-style"] = word;
    else if (/^(?:bold|bolder|lighter|[1-9]\d{0,3})$/u.test(word)) font["font-weight"] = word;
    else if (word === "small-caps") font["font-variant"] = word;
    else if (word !== "normal") font["font-stretch"] = word;
  }
  return font;
};
