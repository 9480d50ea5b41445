import { endOfInlinePicture, textOf, tokenAt, type Token } from "../ink/content-tokens.ts";

const SHOWS = new Set(["Tj", "TJ", "'", '"']);
/** Longest operator and number that are read, and longest name, whose bytes may all be written as codes. */
const MAX_OPERATOR_LENGTH = 2;
const MAX_NUMBER_LENGTH = 8;
const MAX_NAME_LENGTH = 3 * 127;
/** Most graphics states of one text that are looked at. */
const MAX_STATES = 8;
/** The rendering mode of text that is not seen: programs that read scanned pages lay it over them. */
export const INVISIBLE = 3;

/** Where a content stream takes a font from: by the name of the font, or of a graphics state that may have one. */
export interface FontPlace {
  readonly by: "Font" | "ExtGState";
  readonly name: string;
}

/** A text that a content stream shows. */
export interface ShownText {
  readonly fonts: readonly FontPlace[];
  /** Whether it has nothing but the code 32, which is a space in most fonts of one byte per letter. */
  readonly isBlank: boolean;
  /** The bytes of the operator and what it is given. */
  readonly from: number;
  readonly to: number;
  /** Its rendering mode; undefined where it is that of the content around it. */
  readonly mode: number | undefined;
}

interface State {
  readonly fonts: readonly FontPlace[];
  readonly mode: number | undefined;
}

type Letters = "none" | "blank" | "some";

/** The code of a space, as a byte and as hexadecimal digits. */
const SPACE = [0x20];
const HEX_SPACE = [0x32, 0x30];

/** What a string contains, which is written in brackets or as hexadecimal digits. */
const lettersOf = (content: Uint8Array, { from, to }: Token): Letters => {
  const isHex = content[from] === 0x3c;
  const code = isHex ? HEX_SPACE : SPACE;
  let read = 0;
  for (let at = from + 1; at < to - 1; at += 1) {
    const byte = content[at] ?? 0;
    // Lines may break between digits.
    if (isHex && byte <= 0x20) continue;
    if (byte !== code[read % code.length]) return "some";
    read += 1;
  }
  return read === 0 ? "none" : "blank";
};

const isString = (content: Uint8Array, { kind, from, to }: Token): boolean =>
  kind === "other" &&
  (content[from] === 0x28 || (content[from] === 0x3c && content[from + 1] !== 0x3c)) &&
  to > from + 1;

const modeAt = (content: Uint8Array, number: Token | undefined): number | undefined => {
  const mode = number && number.to - number.from <= MAX_NUMBER_LENGTH ? Number(textOf(content, number)) : Number.NaN;
  return Number.isInteger(mode) ? mode : undefined;
};

/**
 * The texts of a content stream that may be seen: none that is empty or invisible. A font that is only chosen is not
 * among them.
 * @param mode the rendering mode at its beginning
 */
export function* shownTexts(content: Uint8Array, mode?: number): Generator<ShownText, void> {
  const states: State[] = [];
  let state: State = { fonts: [], mode };
  let name = "";
  let number: Token | undefined;
  let letters: Letters = "none";
  /** Where what an operator is given begins. */
  let begin: number | undefined;
  for (let token = tokenAt(content, 0); token;) {
    let next = token.to;
    const length = token.to - token.from;
    begin ??= token.from;
    if (token.kind === "name")
      name = length <= MAX_NAME_LENGTH ? textOf(content, { ...token, from: token.from + 1 }) : "";
    else if (isString(content, token)) {
      if (letters !== "some") {
        const found = lettersOf(content, token);
        if (found !== "none") letters = found;
      }
    } else if (token.kind === "word") {
      const first = content[token.from] ?? 0;
      // Digits, signs and the decimal point.
      if (first >= 0x2b && first <= 0x39) number = token;
      else {
        const word = length <= MAX_OPERATOR_LENGTH ? textOf(content, token) : "";
        if (word === "q") states.push(state);
        else if (word === "Q") state = states.pop() ?? state;
        else if (word === "Tf") state = { ...state, fonts: [{ by: "Font", name }] };
        // A state without a font leaves the one before it; more than one make no difference.
        else if (word === "gs")
          state = { ...state, fonts: [...state.fonts.slice(0, MAX_STATES), { by: "ExtGState", name }] };
        else if (word === "Tr") state = { ...state, mode: modeAt(content, number) };
        else if (word === "ID") next = endOfInlinePicture(content, token.to);
        else if (SHOWS.has(word) && letters !== "none" && state.mode !== INVISIBLE)
          yield { ...state, isBlank: letters === "blank", from: begin, to: token.to };
        letters = "none";
        begin = undefined;
      }
    }
    token = tokenAt(content, next);
  }
}
