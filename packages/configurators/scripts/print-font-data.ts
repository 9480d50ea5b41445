import type { Font, FontCollection } from "fontkit";
import type { FontData, KerningClasses } from "../src/artwork/font/font-data.ts";
import { LOCAL_FORMS, PRINT_CHARACTERS } from "./print-font-characters.ts";

/** A glyph to export: its character, and the language if it is a local form. */
interface Entry {
  readonly character: string;
  readonly language?: string;
}

/** Ligatures are off: pair sums would be wrong with them, and headlines in this typeface do not need them. */
export const FEATURES = { liga: false, calt: false, clig: false };

/** @throws {Error} for a font collection */
export const single = (font: Font | FontCollection): Font => {
  if ("fonts" in font) throw new Error("Expected a single font, not a collection");
  return font;
};

const scriptOf = (text: string): string => (/\p{Script=Cyrillic}/u.test(text) ? "cyrl" : "latn");

const layoutOf = (font: Font, text: string, language?: string) => {
  const local = language === undefined ? undefined : LOCAL_FORMS[language];
  return font.layout(text, FEATURES, local?.script ?? scriptOf(text), local?.tag);
};

const glyphIn = (font: Font, character: string, language?: string) => {
  const [glyph] = layoutOf(font, character, language).glyphs;
  if (!glyph) throw new Error(`No glyph for ${character}`);
  return glyph;
};

const COMMANDS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

const outlineOf = (font: Font, { character, language }: Entry): string =>
  glyphIn(font, character, language)
    .path.commands.map(({ command, args }) => `${COMMANDS[command]}${args.map((value) => Math.round(value)).join(" ")}`)
    .join("");

const kerningOf = (font: Font, left: Entry, right: Entry, advance: number): number => {
  if (left.language && right.language && left.language !== right.language) return 0;
  const { glyphs, positions } = layoutOf(font, left.character + right.character, left.language ?? right.language);
  return glyphs.length === 2 && positions[0] ? Math.round(positions[0].xAdvance - advance) : 0;
};

/** Assigns a number to each distinct list, starting at 0. */
const classesOf = (lists: readonly (readonly number[])[]): { classes: number[]; members: (readonly number[])[] } => {
  const known = new Map<string, number>();
  const members: (readonly number[])[] = [];
  const classes = lists.map((list) => {
    const key = list.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, members.length);
    members.push(list);
    return members.length - 1;
  });
  return { classes, members };
};

const groupKerning = (rows: readonly (readonly number[])[]): KerningClasses => {
  const left = classesOf(rows);
  const columns = rows.map((_, column) => left.members.map((row) => row[column] ?? 0));
  const right = classesOf(columns);
  const firstOf = right.members.map((_, index) => right.classes.indexOf(index));
  return {
    left: left.classes,
    right: right.classes,
    values: left.members.map((row) => firstOf.map((column) => row[column] ?? 0)),
  };
};

/** Reads advances, outlines, local forms and all kerning pairs of a font. */
export const readFontData = (font: Font): FontData => {
  const characters = [...new Set(PRINT_CHARACTERS)];
  const missing = characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`The print font lacks ${missing.join(" ")}`);

  const entries: Entry[] = characters.map((character) => ({ character }));
  const localForms: Record<string, Record<string, number>> = {};
  for (const language of Object.keys(LOCAL_FORMS)) {
    const forms: Record<string, number> = {};
    for (const character of characters) {
      if (glyphIn(font, character, language).id === glyphIn(font, character).id) continue;
      forms[character] = entries.length;
      entries.push({ character, language });
    }
    localForms[language] = forms;
  }
  const advances = entries.map(({ character, language }) =>
    Math.round(glyphIn(font, character, language).advanceWidth),
  );
  const pairs = entries.map((left, index) =>
    entries.map((right) => kerningOf(font, left, right, advances[index] ?? 0)),
  );
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: -font.descent,
    capHeight: font.capHeight,
    characters: characters.join(""),
    advances,
    outlines: entries.map((entry) => outlineOf(font, entry)),
    localForms,
    kerning: groupKerning(pairs),
  };
};
