import type { Box } from "../../page/boxes.ts";

/** Pixels of one unit. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  // Text is not drawn: its size is the one that a browser starts with.
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH =
  /^\s*([-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?)\s*(px|pt|pc|mm|cm|q|in|em|rem|ex)\s*$/iu;

/** A length in pixels, as far as it has a unit; shares and numbers stay. */
export const inPixels = (value: string): string => {
  const [, number, unit = ""] = LENGTH.exec(value) ?? [];
  return number === undefined ? value : String(Number(number) * (UNITS[unit.toLowerCase()] ?? 1));
};

/**
 * A length of CSS in pixels.
 * @param whole what a share refers to
 * @returns undefined for what is no length, such as `calc()`
 */
export const pixelsOf = (text: string, whole: number): number | undefined => {
  const share = /^\s*([-+]?[\d.]{1,20})%\s*$/u.exec(text)?.[1];
  const number = share === undefined ? Number(inPixels(text).trim() || "none") : (Number(share) / 100) * whole;
  return Number.isFinite(number) ? number : undefined;
};

const SIDES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** A point in a box, such as "left 40px" or "center": two lengths, shares or sides. Undefined for any other notation. */
export const pointIn = (text: string, { x, y, width, height }: Box): readonly [number, number] | undefined => {
  const words = text.trim().toLowerCase().split(/\s+/u);
  const [first = "", second = "center", ...others] = words;
  if (others.length > 0) return undefined;
  const isSwapped = ["top", "bottom"].includes(first) || ["left", "right"].includes(second);
  const [across, down] = isSwapped ? [second, first] : [first, second];
  const side = (word: string, whole: number): number | undefined =>
    pixelsOf(Object.hasOwn(SIDES, word) ? `${SIDES[word]}%` : word, whole);
  const [dx, dy] = [side(across, width), side(down, height)];
  return dx === undefined || dy === undefined ? undefined : [x + dx, y + dy];
};
