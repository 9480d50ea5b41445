/** A piece of text that must stay on one line, and how it joins the piece before it. */
export interface Piece {
  readonly text: string;
  /** True when a space stands before it on the same line; false after a hyphen or at the start. */
  readonly spaced: boolean;
}

export interface BreakRules {
  /** Two-letter code of the text's language. */
  readonly language: string;
  /** For a phone number, e-mail or link: no break at all. */
  readonly whole?: boolean;
}

/** Typesetting in these languages leaves no word of one letter at the end of a line. */
const NO_LONELY_LETTER: ReadonlySet<string> = new Set(["pl", "cs", "sk"]);

const NO_BREAK = "\u00a0";
const PHONE = /\+?\d[\d ()/.-]{5,}\d/gu;
const ADDRESS = /@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/u;

const keepPhonesTogether = (text: string): string => text.replace(PHONE, (phone) => phone.replaceAll(" ", NO_BREAK));

/** Ties words of one letter to the next word: "w domu i ogrodzie" keeps both pairs. */
const tieLonelyLetters = (text: string): string => text.replace(/(?<=^|[ \u00a0„“”"(])(\p{L}) /gu, `$1${NO_BREAK}`);

/** Parts of one word: it may break after a hyphen or dash between letters, unless it is an address. */
const partsOf = (word: string): string[] => (ADDRESS.test(word) ? [word] : word.split(/(?<=\p{L}[-–—])(?=\p{L})/u));

/**
 * Splits cleaned text at every place where a line may break. Phone numbers, e-mail addresses and links inside it are
 * never broken, nor are words tied by a no-break space.
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
