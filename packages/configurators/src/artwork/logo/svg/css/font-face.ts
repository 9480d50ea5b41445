import { tokenize, TokenType } from "@csstools/css-tokenizer";
import { bytesOfAddress } from "../data-address.ts";

/** Lightest and boldest weight, 1 to 1000. */
export type Weights = readonly [least: number, most: number];

/** A font that a style sheet contains. */
export interface FontFace {
  readonly family: string;
  /** Undefined for those that the font itself has. */
  readonly weights: Weights | undefined;
  readonly isItalic: boolean;
  /** Letters that it is used for; undefined for all. */
  readonly letters: readonly (readonly [from: number, to: number])[] | undefined;
  readonly bytes: Uint8Array;
}

/** Most fonts of a drawing. */
const MAX_FACES = 20;
const BLOCK = /@font-face\s{0,20}\{([^{}]*)\}/giu;

/** A name without quotes, as families are compared. */
export const familyName = (written: string): string =>
  written
    .trim()
    .replaceAll(/^["']|["']$/gu, "")
    .replaceAll(/\s+/gu, " ")
    .toLowerCase();

const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** The values of a block by their property, each as its tokens; a data address has semicolons inside. */
const valuesOf = (body: string): ReadonlyMap<string, string[]> => {
  const values = new Map<string, string[]>();
  let name: string | undefined;
  let inAddress = false;
  for (const token of tokenize({ css: body })) {
    const own = name === undefined ? undefined : values.get(name);
    if (token[0] === TokenType.Semicolon) name = undefined;
    else if (token[0] === TokenType.Ident && name === undefined) {
      name = token[4].value.toLowerCase();
      values.set(name, []);
    } else if (token[0] === TokenType.URL) own?.push(token[4].value);
    else if (token[0] === TokenType.Function) inAddress = token[4].value.toLowerCase() === "url";
    else if (token[0] === TokenType.String) {
      if (inAddress || name !== "src") own?.push(token[4].value);
    } else if (token[0] !== TokenType.Colon && token[0] !== TokenType.Whitespace) own?.push(token[1]);
  }
  return values;
};

const weightsOf = (words: readonly string[]): Weights | undefined => {
  if (words.length === 0 || words[0]?.toLowerCase() === "auto") return undefined;
  const numbers = words.map((word) => WEIGHTS[word.toLowerCase()] ?? Number(word)).filter(Number.isFinite);
  const [least = 400, most = least] = numbers;
  return [Math.min(least, most), Math.max(least, most)];
};

const RANGE = /u\+([\da-f]{0,6})(\?{0,6})(?:-([\da-f]{1,6}))?/giu;

const lettersOf = (body: string): FontFace["letters"] => {
  const written = /unicode-range\s*:([^;]*)/iu.exec(body)?.[1];
  if (written === undefined) return undefined;
  return [...written.matchAll(RANGE)].map(([, start = "", any = "", end]) => [
    Number.parseInt(start + "0".repeat(any.length), 16),
    Number.parseInt(end ?? start + "f".repeat(any.length), 16),
  ]);
};

/** The fonts whose files are in a style sheet; those with an address elsewhere are not loaded. */
export const fontFacesOf = (sheet: string): FontFace[] => {
  const faces: FontFace[] = [];
  for (const [, body = ""] of sheet.matchAll(BLOCK)) {
    const values = valuesOf(body);
    const [family] = [(values.get("font-family") ?? []).join(" ")];
    const bytes = (values.get("src") ?? []).flatMap((address) => bytesOfAddress(address) ?? []).at(0);
    if (family === "" || !bytes) continue;
    const style = (values.get("font-style") ?? []).join(" ").toLowerCase();
    faces.push({
      family: familyName(family),
      weights: weightsOf(values.get("font-weight") ?? []),
      isItalic: /^(?:italic|oblique)/u.test(style),
      letters: lettersOf(body),
      bytes,
    });
    if (faces.length === MAX_FACES) break;
  }
  return faces;
};
