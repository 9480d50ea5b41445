import { endOfInlinePicture, textOf, tokenAt } from "../ink/content-tokens.ts";

const SHOWS = new Set(["Tj", "TJ", "'", '"']);
/** Longest operator that is read, and longest name, whose bytes may all be written as codes. */
const MAX_OPERATOR_LENGTH = 2;
const MAX_NAME_LENGTH = 3 * 127;
/** Most graphics states of one text that are looked at. */
const MAX_STATES = 8;

/** Where a content stream takes a font from: by the name of the font, or of a graphics state that may have one. */
export interface ShownFont {
  readonly by: "Font" | "ExtGState";
  readonly name: string;
}

/** The fonts in which a content stream shows text. A font that is only chosen is not among them. */
export const shownFonts = (content: Uint8Array): readonly ShownFont[] => {
  const shown = new Map<string, ShownFont>();
  const states: (readonly ShownFont[])[] = [];
  let fonts: readonly ShownFont[] = [];
  let name = "";
  for (let token = tokenAt(content, 0); token;) {
    let next = token.to;
    const length = token.to - token.from;
    if (token.kind === "name")
      name = length <= MAX_NAME_LENGTH ? textOf(content, { ...token, from: token.from + 1 }) : "";
    else if (token.kind === "word" && length <= MAX_OPERATOR_LENGTH) {
      const word = textOf(content, token);
      if (word === "q") states.push(fonts);
      else if (word === "Q") fonts = states.pop() ?? fonts;
      else if (word === "Tf") fonts = [{ by: "Font", name }];
      // A state without a font leaves the one before it; more than one make no difference.
      else if (word === "gs") fonts = [...fonts.slice(0, MAX_STATES), { by: "ExtGState", name }];
      else if (word === "ID") next = endOfInlinePicture(content, token.to);
      else if (SHOWS.has(word)) for (const font of fonts) shown.set(`${font.by} ${font.name}`, font);
    }
    token = tokenAt(content, next);
  }
  return [...shown.values()];
};
