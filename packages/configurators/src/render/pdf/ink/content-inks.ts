import { limitInks, MAX_INK, sumOfInks } from "../../../artwork/logo/colour/ink.ts";
import { endOfInlinePicture, textOf, tokenAt, type Token } from "./content-tokens.ts";
import { number } from "./operators.ts";

/** A colour space whose colours are inks: the four of the press, or a tint on all plates (registration). */
export type InkSpace = "inks" | "all";

/** Inks within the limit; the same numbers when they are. */
const limitColour = (space: InkSpace, components: readonly number[]): readonly number[] => {
  if (space === "all") return components.map((tint) => Math.min(tint, MAX_INK / 4));
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = components;
  return limitInks([cyan, magenta, yellow, black]);
};

/** Sum of the inks of a colour. */
const inkOfColour = (space: InkSpace, components: readonly number[]): number =>
  space === "all" ? 4 * Math.max(0, ...components) : sumOfInks(components);

interface Colours {
  readonly fill: InkSpace | undefined;
  readonly stroke: InkSpace | undefined;
}

/** Longest operand or operator that is read. */
const MAX_WORD_LENGTH = 64;
/** Longest name that is read: 127 bytes at most, which may all be written as codes. */
const MAX_NAME_LENGTH = 3 * 127;
/** Most operands of an operator that are kept; colours have up to four. */
const MAX_OPERANDS = 32;
/** Operators without ink of their own colour space. */
const SCREEN_FILL = new Set(["g", "rg"]);
const SCREEN_STROKE = new Set(["G", "RG"]);
const SETS_FILL = new Set(["sc", "scn"]);
const SETS_STROKE = new Set(["SC", "SCN"]);

export interface LimitedContent {
  /** Largest sum of inks before the limit. */
  readonly ink: number;
  /** The content with its inks limited; undefined when nothing had to be. */
  readonly content?: Uint8Array | undefined;
}

/** Finds the colours in inks of a content stream and limits them (CONF-28). */
export const limitContent = (bytes: Uint8Array, spaceOf: (name: string) => InkSpace | undefined): LimitedContent => {
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const states: Colours[] = [];
  let colours: Colours = { fill: undefined, stroke: undefined };
  let operands: Token[] = [];
  let name = "";
  let ink = 0;
  let copied = 0;

  const set = (space: InkSpace | undefined, operator: Token): void => {
    if (!space) return;
    const numbers = operands.slice(space === "all" ? -1 : -4);
    const components = numbers.map((token) => Number(textOf(bytes, token)));
    const [first] = numbers;
    if (!first || components.some((component) => !Number.isFinite(component))) return;
    const sum = inkOfColour(space, components);
    ink = Math.max(ink, sum);
    if (sum <= MAX_INK) return;
    const limited = limitColour(space, components).map((component) => number(component));
    pieces.push(bytes.subarray(copied, first.from), encoder.encode(`${limited.join(" ")} `));
    copied = operator.from;
  };

  const run = (word: string, token: Token): number => {
    if (word === "q") states.push(colours);
    else if (word === "Q") colours = states.pop() ?? colours;
    else if (word === "k" || word === "K") {
      colours = word === "k" ? { ...colours, fill: "inks" } : { ...colours, stroke: "inks" };
      set("inks", token);
    } else if (SCREEN_FILL.has(word)) colours = { ...colours, fill: undefined };
    else if (SCREEN_STROKE.has(word)) colours = { ...colours, stroke: undefined };
    else if (word === "cs") colours = { ...colours, fill: spaceOf(name) };
    else if (word === "CS") colours = { ...colours, stroke: spaceOf(name) };
    else if (SETS_FILL.has(word)) set(colours.fill, token);
    else if (SETS_STROKE.has(word)) set(colours.stroke, token);
    else if (word === "ID") return endOfInlinePicture(bytes, token.to);
    return token.to;
  };

  for (let token = tokenAt(bytes, 0); token;) {
    let next = token.to;
    if (token.kind === "name")
      name = token.to - token.from <= MAX_NAME_LENGTH ? textOf(bytes, { ...token, from: token.from + 1 }) : "";
    else if (token.kind === "word" && token.to - token.from <= MAX_WORD_LENGTH) {
      const first = bytes[token.from] ?? 0;
      // Digits, signs and the decimal point.
      if (first >= 0x2b && first <= 0x39) {
        if (operands.length === MAX_OPERANDS) operands.shift();
        operands.push(token);
      } else {
        next = run(textOf(bytes, token), token);
        operands = [];
      }
    }
    token = tokenAt(bytes, next);
  }
  if (pieces.length === 0) return { ink };
  pieces.push(bytes.subarray(copied));
  const content = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return { ink, content };
};
