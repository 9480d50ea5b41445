import type { Piece } from "./breaks.ts";

/** A list of short items with its heading: "Roof windows: supplied, fitted, serviced". Numbers are places of pieces. */
export interface ShortList {
  /** The first and the last piece of the heading. */
  readonly heading: readonly [first: number, last: number];
  /** The last piece of each item. */
  readonly ends: readonly number[];
}

const MIN_ITEMS = 3;
/** Longer items are clauses, which break as sentences do. */
const MAX_WORDS_OF_ITEM = 2;

export const endsSentence = ({ text }: Piece): boolean => /[.!?…:;–—·]["”»“)]?$/u.test(text);

export const endsItem = ({ text }: Piece): boolean => /,["”»“)]?$/u.test(text);

/** The first list of short items. */
export const shortListIn = (pieces: readonly Piece[]): ShortList | undefined => {
  let heading: ShortList["heading"] | undefined;
  let first = 0;
  let ends: number[] = [];
  let longest = 0;
  for (const [index, piece] of pieces.entries()) {
    const closes = endsSentence(piece) || index === pieces.length - 1;
    if (!closes && !endsItem(piece)) continue;
    longest = Math.max(longest, index - (ends.at(-1) ?? first - 1));
    ends = [...ends, index];
    if (!closes) continue;
    if (heading && ends.length >= MIN_ITEMS && longest <= MAX_WORDS_OF_ITEM) return { heading, ends };
    heading = piece.text.endsWith(":") ? [first, index] : undefined;
    [first, ends, longest] = [index + 1, [], 0];
  }
  return undefined;
};
