const isSpace = (byte: number): boolean => byte <= 0x20;
const ENDS = new Set(Array.from("()<>[]{}/%", (character) => character.charCodeAt(0)));
const isPlain = (byte: number): boolean => !isSpace(byte) && !ENDS.has(byte);

/** A word of a content stream. */
export interface Token {
  readonly kind: "word" | "name" | "other";
  readonly from: number;
  readonly to: number;
}

/** Position after a string, whose brackets may be nested. */
const endOfString = (bytes: Uint8Array, from: number): number => {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0x5c) at += 1;
    else if (bytes[at] === 0x28) depth += 1;
    else if (bytes[at] === 0x29) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
};

const endOfPlain = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && isPlain(bytes[at] ?? 0)) at += 1;
  return at;
};

/** Position after a string of hexadecimal digits, or after the two brackets of a dictionary. */
const endOfAngles = (bytes: Uint8Array, from: number): number => {
  if (bytes[from + 1] === 0x3c) return from + 2;
  const end = bytes.indexOf(0x3e, from);
  return end < 0 ? bytes.length : end + 1;
};

/** The next token; brackets of arrays and dictionaries are tokens of their own. */
export const tokenAt = (bytes: Uint8Array, start: number): Token | undefined => {
  let from = start;
  for (; from < bytes.length; from += 1) {
    const byte = bytes[from] ?? 0;
    if (byte === 0x25) while (from + 1 < bytes.length && bytes[from] !== 0x0a && bytes[from] !== 0x0d) from += 1;
    else if (!isSpace(byte)) break;
  }
  if (from >= bytes.length) return undefined;
  const byte = bytes[from] ?? 0;
  if (byte === 0x28) return { kind: "other", from, to: endOfString(bytes, from) };
  if (byte === 0x3c) return { kind: "other", from, to: endOfAngles(bytes, from) };
  if (byte === 0x2f) return { kind: "name", from, to: endOfPlain(bytes, from + 1) };
  return isPlain(byte) ? { kind: "word", from, to: endOfPlain(bytes, from) } : { kind: "other", from, to: from + 1 };
};

/** Position after the data of an inline picture: `EI` between spaces. */
export const endOfInlinePicture = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const isEnd = bytes[at] === 0x45 && bytes[at + 1] === 0x49 && isSpace(bytes[at - 1] ?? 0);
    if (isEnd && isSpace(bytes[at + 2] ?? 0)) return at + 2;
  }
  return bytes.length;
};

/** Words are short and there may be millions of them: a loop is faster than a view for each. */
export const textOf = (bytes: Uint8Array, { from, to }: Token): string => {
  let text = "";
  for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
};

/** Pieces of a content as one. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const content = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
};
