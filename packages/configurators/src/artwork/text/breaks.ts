/** A piece of text that stays on one line, and its joint to the previous piece. */
export interface Piece {
  readonly text: string;
  /** A space separates it from the previous piece on the same line; false after a hyphen and at the start. */
  readonly spaced: boolean;
}

/**
 * Where a line may end: between words; nowhere; at every space; in an address after `@` and `/` and before dots; also
 * after its hyphens; or after any character. A broken address gets no hyphen, which a reader would type off.
 */
export type Joints = "words" | "none" | "spaces" | "address" | "hyphens" | "letters";

export interface BreakRules {
  /** Two-letter code of the text's language. */
  readonly language: string;
  readonly joints?: Joints;
}

/** Languages whose typesetting rules allow no one-letter word at the end of a line: Slavic prepositions and "and". */
const NO_LONELY_LETTER: ReadonlySet<string> = new Set(["bg", "bs", "cs", "hr", "pl", "sk", "sl", "sr", "uk"]);

const NO_BREAK = "\u00a0";
const PHONE = /\+?\d[\d ()/.-]{5,}\d/gu;
const ADDRESS = /@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/u;

const keepPhonesTogether = (text: string): string => text.replace(PHONE, (phone) => phone.replaceAll(" ", NO_BREAK));

/** Joins one-letter words to the next word: "w domu i ogrodzie" becomes two pairs. */
const tieLonelyLetters = (text: string): string => text.replace(/(?<=^|[ \u00a0„“”«»‚‘"(])(\p{L}) /gu, `$1${NO_BREAK}`);

/** Abbreviations of legal forms and addresses belong to the next word: "Sp. z o.o.", "ul. Dekarska". */
const ABBREVIATION = /(?<=^|[ \u00a0„“"«(])((?:ul|al|os|pl|nr|str|bld|ing|inż|бул|ул|вул|просп|пл|ет|ап)\.) (?=\S)/giu;
const LEGAL_FORM = /(?:Sp\. z o\.o\.|spol\. s r\. ?o\.|s\. r\. o\.)/giu;

const tieAbbreviations = (text: string): string =>
  text
    .replace(LEGAL_FORM, (form) => form.replaceAll(" ", NO_BREAK))
    .replace(ABBREVIATION, (_, short: string) => `${short}${NO_BREAK}`);

/** Splits a word after hyphens and dashes between letters, unless it is an address. */
const partsOf = (word: string): string[] => (ADDRESS.test(word) ? [word] : word.split(/(?<=\p{L}[-–—])(?=\p{L}{3})/u));

const splitAt = (text: string, end: RegExp): Piece[] =>
  text.split(end).map((part, index) => ({ text: part, spaced: index > 0 && end === SPACE }));

const SPACE = / /u;

const SPLITS: Readonly<Record<Exclude<Joints, "words" | "none">, RegExp>> = {
  spaces: SPACE,
  address: /(?<=[@/])|(?=\.)/u,
  hyphens: /(?<=[@/_?&=-])|(?=\.)/u,
  letters: /(?!^)(?=.)/u,
};

/**
 * Splits cleaned text at every possible line break. Between words, phone numbers, e-mail addresses, links and words
 * joined by a no-break space are never split.
 */
export const piecesOf = (text: string, { language, joints = "words" }: BreakRules): Piece[] => {
  if (text === "") return [];
  if (joints === "none") return [{ text, spaced: false }];
  if (joints !== "words") return splitAt(text, SPLITS[joints]);
  const joined = tieAbbreviations(keepPhonesTogether(text));
  const tied = NO_LONELY_LETTER.has(language) ? tieLonelyLetters(joined) : joined;
  return tied
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word, index) =>
      partsOf(word).map((part, position) => ({ text: part, spaced: index > 0 && position === 0 })),
    );
};
