import type { Box } from "../../../page/boxes.ts";
import { mathOf } from "./math.ts";
import { inPixels } from "./units.ts";

/**
 * A length of CSS in pixels.
 * @param whole what a share refers to
 * @returns undefined for what is no length
 */
export const pixelsOf = (text: string, whole: number): number | undefined => {
  const plain = mathOf(text, whole);
  const share = /^\s*([-+]?[\d.]{1,20})%\s*$/u.exec(plain)?.[1];
  const number = share === undefined ? Number(inPixels(plain).trim() || "none") : (Number(share) / 100) * whole;
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
