import type { Size } from "../../../page/boxes.ts";
import { inPixels } from "./units.ts";

/** Longest condition that is read. */
const MAX_LENGTH = 400;

const PART = /\s+and\s+/iu;
const FEATURE = /^\(\s*([\w-]{1,40})\s*(?::\s*([^()]{1,40}))?\)$/u;

/** What a style sheet's conditions are about: a light screen of a drawing's size. */
const WORDS: Readonly<Record<string, (value: string | undefined, window: Size) => boolean>> = {
  color: () => true,
  orientation: (value, { width, height }) => value === (width > height ? "landscape" : "portrait"),
  "prefers-color-scheme": (value) => value === undefined || value === "light",
  "prefers-contrast": (value) => value === "no-preference",
  "prefers-reduced-motion": (value) => value === "no-preference",
};

const RANGE = /^\(\s*(width|height)\s*(<|<=|=|>=|>)\s*([^()<>=]{1,40})\)$/iu;

const inRange = (own: number, sign: string, length: number): boolean =>
  sign === "="
    ? own === length
    : sign.startsWith(">")
      ? own > length || (own === length && sign === ">=")
      : own < length || (own === length && sign === "<=");

const holdsFor = (feature: string, window: Size): boolean | undefined => {
  const [, measured = "", sign = "", than = ""] = RANGE.exec(feature.trim()) ?? [];
  const bounded = Number(inPixels(than));
  if (sign !== "" && Number.isFinite(bounded))
    return inRange(measured.toLowerCase() === "width" ? window.width : window.height, sign, bounded);
  const [, name = "", written] = FEATURE.exec(feature.trim()) ?? [];
  const value = written?.trim().toLowerCase();
  const word = Object.hasOwn(WORDS, name.toLowerCase()) ? WORDS[name.toLowerCase()] : undefined;
  if (word) return word(value, window);
  const [, bound, side] = /^(min|max)-(width|height)$/iu.exec(name) ?? [];
  if (bound === undefined || value === undefined) return undefined;
  const length = Number(inPixels(value));
  const own = side?.toLowerCase() === "width" ? window.width : window.height;
  if (!Number.isFinite(length)) return undefined;
  return bound.toLowerCase() === "min" ? own >= length : own <= length;
};

/** Whether one query holds; an unknown part makes it false, with `not` too. */
const queryHolds = (query: string, window: Size): boolean => {
  const [, word, rest = ""] = /^\s*(?:(not|only)\s+)?(.*?)\s*$/isu.exec(query) ?? [];
  const parts = rest === "" ? [] : rest.split(PART);
  const found = parts.map((part) =>
    /^[a-z]{1,20}$/iu.test(part.trim()) ? /^(?:all|screen)$/iu.test(part.trim()) : holdsFor(part, window),
  );
  if (found.includes(undefined)) return false;
  return found.every((one) => one === true) !== (word?.toLowerCase() === "not");
};

/** Whether a style sheet's part holds for a picture of this size on a light screen. */
export const mediaHolds = (condition: string, window: Size): boolean =>
  condition.length <= MAX_LENGTH && condition.split(",").some((query) => queryHolds(query, window));
