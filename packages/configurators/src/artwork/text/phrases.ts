import type { Piece } from "./breaks.ts";
import { leansBack, leansForward } from "./function-words.ts";
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
/** Cost of a sentence that ends inside a line after it began on another line. */
const SPLIT_SENTENCE = 4;
/** Cost of a list of which some items have a line of their own and others do not. */
const UNEVEN_LIST = 22;
/** Cost of a line that is shorter than this fraction of the width. */
const ORPHAN = { width: 0.3, cost: 4 } as const;

const isShort = (text: string): boolean => /^\p{L}+$/u.test(text) && [...text].length <= SHORT_WORD;

const endsSentence = ({ text }: Piece): boolean => /[.!?…:;–—·]["”»“)]?$/u.test(text);

const endsItem = ({ text }: Piece): boolean => /,["”»“)]?$/u.test(text);

const breakCost = (before: Piece, after: Piece, language: string): number => {
  if (!after.spaced) return COST.hyphen;
  if (endsSentence(before)) return COST.sentence;
  if (endsItem(before)) return COST.comma;
  const [first = ""] = after.text.split("\u00a0");
  const last = before.text.split("\u00a0").at(-1) ?? "";
  if (leansForward(last, language) || leansBack(first, language)) return COST.insidePhrase;
  if (isShort(last)) return COST.afterShortWord;
  return isShort(first) ? COST.beforeShortWord : COST.words;
};

/** Lines of a headline, and their total cost. */
export interface PhraseLines {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** The best lines for each number of lines, of each way to set a list. Undefined for a number that does not fit. */
export type PhraseLayouts = readonly (PhraseLines | undefined)[];

/** The costs of breaks as they are, and for a list also with no break after its commas. */
const listCosts = (pieces: readonly Piece[], costs: readonly number[]): readonly (readonly number[])[] => {
  const commas = pieces.flatMap((piece, index) => (endsItem(piece) && index < pieces.length - 1 ? [index] : []));
  if (commas.length < 2) return [costs];
  const never = costs.map((cost, index) => (commas.includes(index) ? Infinity : cost));
  return [costs, never];
};

/** Whether lines end after some commas of a list, but not after all. */
const isUneven = (lines: readonly string[]): boolean => {
  const text = lines.join("\n");
  const inside = (text.match(/, /gu) ?? []).length;
  const ended = (text.match(/,\n/gu) ?? []).length;
  return inside > 0 && ended > 0 && inside + ended > 1;
};

/**
 * Prepares pieces to be broken between phrases: after punctuation, before short words rather than after them, and with
 * little unused width. The result breaks them into up to `most` lines of at most `width`, in the unit of `measure`. It
 * is called for many widths, so what depends on the words alone is computed once.
 */
export const phraseBreaker = (spans: Spans, language: string): ((width: number, most: number) => PhraseLayouts) => {
  const { pieces } = spans;
  const ends = pieces.map(endsSentence);
  const usual = pieces.map((piece, index) => {
    const after = pieces[index + 1];
    return after ? breakCost(piece, after, language) : 0;
  });
  const ways = listCosts(pieces, usual);

  const breakWith = (costs: readonly number[], width: number, most: number): PhraseLayouts => {
    /** The best way to set the first n pieces in as many lines as this step has, by n. */
    let best = new Map<number, PhraseLines>([[0, { lines: [], cost: 0 }]]);
    return Array.from({ length: most }, (_, line) => {
      const next = new Map<number, PhraseLines>();
      for (const [start, before] of best) {
        let split = 0;
        const continues = start > 0 && ends[start - 1] !== true;
        for (let end = start; end < pieces.length; end += 1) {
          const used = spans.width(start, end + 1) / width;
          if (used > 1) break;
          if (end > start && continues && ends[end - 1] === true) split = SPLIT_SENTENCE;
          // A headline of one short line is not an orphan.
          const isOnly = line === 0 && end === pieces.length - 1;
          const orphan = used < ORPHAN.width && !isOnly ? ORPHAN.cost : 0;
          const cost = before.cost + split + (costs[end] ?? 0) + orphan + UNUSED * (1 - used) ** 2;
          const known = next.get(end + 1);
          if (cost < (known?.cost ?? Infinity))
            next.set(end + 1, { lines: [...before.lines, spans.text(start, end + 1)], cost });
        }
      }
      best = next;
      const found = best.get(pieces.length);
      return found && { ...found, cost: found.cost + (isUneven(found.lines) ? UNEVEN_LIST : 0) };
    });
  };

  return (width, most) => ways.flatMap((costs) => breakWith(costs, width, most));
};
