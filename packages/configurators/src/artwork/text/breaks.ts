/** A piece of text that stays on one line, and its joint to the previous piece. */
export interface Piece {
  readonly text: string;
  /** A space separates it from the previous piece on the same line; false after a hyphen and at the start. */
  readonly spaced: boolean;
}

export interface BreakRules {
  /** Two-letter code of the text's language. */
  readonly language: string;
  /** No breaks at all, for a phone number, e-mail or link. */
  readonly whole?: boolean;
}

/** Languages whose typesetting rules allow no one-letter word at the end of a line: Slavic prepositions and "and". */
const NO_LONELY_LETTER: ReadonlySet<string> = new Set(["bg", "bs", "cs", "hr", "pl", "sk", "sl", "sr", "uk"]);

const NO_BREAK = "\u00a0";
const PHONE = /\+?\d[\d ()/.-]{5,}\d/gu;
const ADDRESS = /@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/u;

const keepPhonesTogether = (text: string): string => text.replace(PHONE, (phone) => phone.replaceAll(" ", NO_BREAK));

/** Joins one-letter words to the next word: "w domu i ogrodzie" becomes two pairs. */
const tieLonelyLetters = (text: string): string => text.replace(/(?<=^|[ \u00a0„“”«»‚‘"(])(\p{L}) /gu, `$1${NO_BREAK}`);

/** Splits a word after hyphens and dashes between letters, unless it is an address. */
const partsOf = (word: string): string[] => (ADDRESS.test(word) ? [word] : word.split(/(?<=\p{L}[-–—])(?=\p{L})/u));

/**
 * Splits cleaned text at every possible line break. Phone numbers, e-mail addresses, links and words joined by a
 * no-break space are never split.
 */
export const piecesOf = (text: string, { language, whole = false }: BreakRules): Piece[] => {
  if (text === "") return [];
  if (whole) return [{ text, spaced: false }];
  const joined = keepPhonesTogether(text);
  const tied = NO_LONELY_LETTER.has(language) ? tieLonelyLetters(joined) : joined;
  return tied
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word, index) =>
      partsOf(word).map((part, position) => ({ text: part, spaced: index > 0 && position === 0 })),
    );
};
