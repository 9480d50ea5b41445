import type { TextTools } from "../outline-font.ts";
import type { Letter, Lettering } from "./text-letters.ts";

/** Hebrew, Arabic and the like, which run from right to left, and marks that change the direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/** A letter in the order in which the letters are seen. */
export interface SeenLetter extends Letter {
  /** It belongs to a part from right to left. */
  readonly isReversed: boolean;
  /** Its number in the order in which the text is written. */
  readonly index: number;
  /** The number of its part: one that begins at a place, or on a line. */
  readonly part: number;
}

const isAnchored = ({ place }: Letter): boolean => place.x !== undefined || place.y !== undefined;

/** The order in which letters are seen: parts are reversed from the highest level down to the lowest odd one (UAX #9, L2). */
const orderOf = (count: number, level: (at: number) => number): number[] => {
  let order = Array.from({ length: count }, (_, at) => at);
  const highest = Math.max(0, ...order.map(level));
  for (let least = highest; least >= 1; least -= 1) {
    const next: number[] = [];
    for (let at = 0; at < order.length;) {
      let to = at;
      while (to < order.length && level(order[to] ?? 0) >= least) to += 1;
      next.push(...(to > at ? order.slice(at, to).toReversed() : order.slice(at, at + 1)));
      at = Math.max(to, at + 1);
    }
    order = next;
  }
  return order;
};

/** The letters of a text as they are seen from left to right; undefined for a text whose direction is not read. */
export const inSeenOrder = ({ letters }: Lettering, tools: TextTools): SeenLetter[] | undefined => {
  const [first] = letters;
  const isTurned = letters.some(({ character, style }) => style.direction === "rtl" || RIGHT_TO_LEFT.test(character));
  if (isTurned && letters.some(({ character }) => character.length > 1)) return undefined;
  const text = letters.map(({ character }) => character).join("");
  const levels = first && isTurned ? tools.levelsOf(text, first.style.direction) : [];
  const startsPart = (letter: Letter, at: number): boolean =>
    at > 0 && (isAnchored(letter) || letter.path !== letters[at - 1]?.path);
  const seen: SeenLetter[] = [];
  for (let [from, part] = [0, 0]; from < letters.length; part += 1) {
    const next = letters.findIndex((letter, at) => at > from && startsPart(letter, at));
    const to = next < 0 ? letters.length : next;
    const level = (at: number): number => levels[from + at] ?? 0;
    for (const at of orderOf(to - from, level)) {
      const letter = letters[from + at];
      if (letter) seen.push({ ...letter, isReversed: level(at) % 2 === 1, index: from + at, part });
    }
    from = to;
  }
  return seen;
};
