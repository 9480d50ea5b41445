import type { Piece } from "./breaks.ts";
import { leansBack, leansForward } from "./function-words.ts";
import { endsItem, endsSentence, shortListIn, type ShortList } from "./short-list.ts";
import type { Spans } from "./spans.ts";

/** Words of up to this many letters are mostly prepositions, articles and conjunctions. */
const SHORT_WORD = 3;

/** How bad a line break is after a piece, by what it separates. Lower is better. */
const COST = {
  sentence: 0,
  comma: 2,
  beforeShortWord: 2,
  words: 5,
  hyphen: 7,
  afterShortWord: 12,
  insidePhrase: 18,
} as const;

/** Cost of a line's unused width, as a multiple of its squared fraction. */
const UNUSED = 4;
/** Cost of a sentence or clause that ends inside a line after it began on another line. */
const SPLIT = { sentence: 4, clause: 3 } as const;
/** Cost of a line that ends with the first word of a sentence or clause. */
const STRANDED_WORD = 4;
/** Cost of a list of which some items have a line of their own and others do not. */
const UNEVEN_LIST = 60;
/** Cost of a line that is shorter than this fraction of the width, and more for one that is a single word. */
const ORPHAN = { width: 0.3, cost: 4 } as const;
const LONE_WORD = { width: 0.5, cost: 5 } as const;

const isShort = (text: string): boolean => /^\p{L}+$/u.test(text) && [...text].length <= SHORT_WORD;

/** The cost of a line break after a piece. */
const breakCost = (pieces: readonly Piece[], index: number, language: string): number => {
  const [before, after] = [pieces[index], pieces[index + 1]];
  if (!before || !after) return 0;
  if (!after.spaced) return COST.hyphen;
  if (endsSentence(before)) return COST.sentence;
  if (endsItem(before)) return COST.comma;
  const [first = ""] = after.text.split("\u00a0");
  const last = before.text.split("\u00a0").at(-1) ?? "";
  if (leansForward(last, language) || leansBack(first, language)) return COST.insidePhrase;
  if (isShort(last)) return COST.afterShortWord;
  return isShort(first) || leansForward(first, language) ? COST.beforeShortWord : COST.words;
};

/** Lines of a headline, and their total cost. */
export interface PhraseLines {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** The best lines for each number of lines, of each way to set a list. Undefined for a number that does not fit. */
export type PhraseLayouts = readonly (PhraseLines | undefined)[];

/** Where lines may end. */
interface Way {
  /** Cost of a line break after each piece. */
  readonly costs: readonly number[];
  /** Pieces after which a line must end. */
  readonly forced: ReadonlySet<number>;
}

/** The usual breaks, and for a list those of one line and those of a line for each item. */
const waysOf = (costs: readonly number[], list: ShortList | undefined): readonly Way[] => {
  const usual = { costs, forced: new Set<number>() };
  if (!list) return [usual];
  const { heading, ends } = list;
  const [from, to] = heading;
  const whole = costs.map((cost, index) => cost + (index >= from && index < to ? COST.insidePhrase : 0));
  const between = ends.slice(0, -1);
  const never = whole.map((cost, index) => (between.includes(index) ? Infinity : cost));
  return [
    { ...usual, costs: whole },
    { ...usual, costs: never },
    { costs: whole, forced: new Set([to, ...ends]) },
  ];
};

/** The pieces after which the lines end, and the cost of the lines. */
interface Breaks {
  readonly ends: readonly number[];
  readonly cost: number;
}

/** Whether lines end after some items of a list, but not after all. */
const isUneven = ({ ends }: Breaks, list: ShortList): boolean => {
  const between = list.ends.slice(0, -1);
  const broken = between.filter((end) => ends.includes(end)).length;
  return broken > 0 && broken < between.length;
};

/** Whether a line is the heading of a list or one item of it, which may be as short as they are. */
const isPartOf = ({ heading: [first, last], ends }: ShortList, start: number, end: number): boolean =>
  (start === first && end === last) || (ends.includes(end) && [last, ...ends].includes(start - 1));

/**
 * Prepares pieces to be broken between phrases: after punctuation, before short words rather than after them, and with
 * little unused width. The result breaks them into up to `most` lines of at most `width`, in the unit of `measure`. It
 * is called for many widths, so what depends on the words alone is computed once.
 */
export const phraseBreaker = (spans: Spans, language: string): ((width: number, most: number) => PhraseLayouts) => {
  const { pieces } = spans;
  const stops = pieces.map(endsSentence);
  const pauses = pieces.map((piece, index) => stops[index] === true || endsItem(piece));
  const list = shortListIn(pieces);
  const ways = waysOf(
    pieces.map((_, index) => breakCost(pieces, index, language)),
    list,
  );
  const parts = pieces.map((_, start) => pieces.map((__, end) => list !== undefined && isPartOf(list, start, end)));
  const isLone = pieces.map(({ text }) => !text.includes("\u00a0"));

  const shortCost = (start: number, end: number, used: number): number => {
    // A headline of one short line is not an orphan.
    if (parts[start]?.[end] === true || end - start === pieces.length - 1) return 0;
    const lone = start === end && isLone[start] === true && used < LONE_WORD.width ? LONE_WORD.cost : 0;
    return lone + (used < ORPHAN.width ? ORPHAN.cost : 0);
  };

  const breakIn = ({ costs, forced }: Way, width: number, most: number): PhraseLayouts => {
    /** The best way to set the first n pieces in as many lines as this step has, by n. */
    let best = new Map<number, Breaks>([[0, { ends: [], cost: 0 }]]);
    return Array.from({ length: most }, () => {
      const next = new Map<number, Breaks>();
      for (const [start, before] of best) {
        let split = 0;
        const continues = start > 0 && stops[start - 1] !== true;
        const continuesClause = start > 0 && pauses[start - 1] !== true;
        for (let end = start; end < pieces.length; end += 1) {
          const used = spans.width(start, end + 1) / width;
          if (used > 1 || (end > start && forced.has(end - 1))) break;
          if (end > start && continues && stops[end - 1] === true) split = SPLIT.sentence;
          else if (end > start && continuesClause && pauses[end - 1] === true) split = Math.max(split, SPLIT.clause);
          const stranded = end > start && end < pieces.length - 1 && pauses[end - 1] === true && pauses[end] !== true;
          const badEnd = (costs[end] ?? 0) + (stranded ? STRANDED_WORD : 0);
          const cost = before.cost + split + badEnd + shortCost(start, end, used) + UNUSED * (1 - used) ** 2;
          const known = next.get(end + 1);
          if (cost < (known?.cost ?? Infinity)) next.set(end + 1, { ends: [...before.ends, end], cost });
        }
      }
      best = next;
      const found = best.get(pieces.length);
      if (!found) return undefined;
      const lines = found.ends.map((end, line) => spans.text((found.ends[line - 1] ?? -1) + 1, end + 1));
      return { lines, cost: found.cost + (list && isUneven(found, list) ? UNEVEN_LIST : 0) };
    });
  };

  return (width, most) => ways.flatMap((way) => breakIn(way, width, most));
};
