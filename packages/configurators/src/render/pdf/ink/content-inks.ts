import { limitInks, MAX_INK, sumOfInks } from "../../../artwork/logo/colour/ink.ts";
import { endOfInlinePicture, joined, textOf, tokenAt, type Token } from "./content-tokens.ts";
import { number } from "./operators.ts";

interface Colours {
  /** Whether the colours of areas and of lines are inks. */
  readonly fill: boolean;
  readonly stroke: boolean;
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
export const limitContent = (bytes: Uint8Array, isInks: (name: string) => boolean): LimitedContent => {
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const states: Colours[] = [];
  let colours: Colours = { fill: false, stroke: false };
  let operands: Token[] = [];
  let name = "";
  let ink = 0;
  let copied = 0;

  const set = (operator: Token): void => {
    const numbers = operands.slice(-4);
    const components = numbers.map((token) => Number(textOf(bytes, token)));
    const [first] = numbers;
    if (!first || components.some((component) => !Number.isFinite(component))) return;
    const sum = sumOfInks(components);
    ink = Math.max(ink, sum);
    if (sum <= MAX_INK) return;
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = components;
    const limited = limitInks([cyan, magenta, yellow, black]).map((component) => number(component));
    pieces.push(bytes.subarray(copied, first.from), encoder.encode(`${limited.join(" ")} `));
    copied = operator.from;
  };

  const run = (word: string, token: Token): number => {
    if (word === "q") states.push(colours);
    else if (word === "Q") colours = states.pop() ?? colours;
    else if (word === "k" || word === "K") {
      colours = word === "k" ? { ...colours, fill: true } : { ...colours, stroke: true };
      set(token);
    } else if (SCREEN_FILL.has(word)) colours = { ...colours, fill: false };
    else if (SCREEN_STROKE.has(word)) colours = { ...colours, stroke: false };
    else if (word === "cs") colours = { ...colours, fill: isInks(name) };
    else if (word === "CS") colours = { ...colours, stroke: isInks(name) };
    else if (SETS_FILL.has(word) ? colours.fill : SETS_STROKE.has(word) && colours.stroke) set(token);
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
  return { ink, content: joined([...pieces, bytes.subarray(copied)]) };
};
