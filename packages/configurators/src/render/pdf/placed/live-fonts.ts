import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFContext,
  type PDFObject,
  type PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { contentsOf, partsOf } from "./form-parts.ts";
import { joined } from "../ink/content-tokens.ts";
import { dictionaryOf, key, MAX_CONTENT, rewrite } from "../ink/ink-tables.ts";
import { unpack } from "./picture-samples.ts";
import { INVISIBLE, shownTexts, type FontPlace, type ShownText } from "./shown-fonts.ts";

const PROGRAMS = ["FontFile", "FontFile2", "FontFile3"].map((name) => key(name));

/** Whether a font has no letters of its own in the file. */
const isMissing = (context: PDFContext, font: PDFDict): boolean => {
  if (font.get(key("Subtype")) === key("Type3")) return false;
  const descendants = context.lookup(font.get(key("DescendantFonts")));
  const own = descendants instanceof PDFArray ? dictionaryOf(context, descendants.get(0)) : font;
  const descriptor = dictionaryOf(context, own?.get(key("FontDescriptor")));
  return !descriptor || !PROGRAMS.some((program) => descriptor.has(program));
};

/** Kinds of fonts with one byte for each letter. */
const SIMPLE: ReadonlySet<PDFObject | undefined> = new Set(["Type1", "MMType1", "TrueType"].map((name) => key(name)));
const SPACE = 32;

/** Whether the code 32 is a space in a font: in one of one byte per letter, unless the file says that it is another letter. */
const hasPlainSpace = (font: PDFDict): boolean => {
  if (!SIMPLE.has(font.lookup(key("Subtype")))) return false;
  const encoding = font.lookup(key("Encoding"));
  const changes = encoding instanceof PDFDict ? encoding.lookup(key("Differences")) : undefined;
  if (!(changes instanceof PDFArray)) return true;
  let code = 0;
  for (const change of changes.asArray()) {
    if (change instanceof PDFNumber) code = change.asNumber();
    else if (!(change instanceof PDFName) || (code === SPACE && change !== key("space"))) return false;
    else code += 1;
  }
  return true;
};

/** The font at a place; undefined where a graphics state has none. */
const fontAt = (
  context: PDFContext,
  resources: PDFDict | undefined,
  { by, name }: FontPlace,
): PDFObject | "none" | undefined => {
  const found = dictionaryOf(context, resources?.get(key(by)))?.get(key(name));
  if (by === "Font") return found;
  const set = context.lookup(dictionaryOf(context, found)?.get(key("Font")));
  return set instanceof PDFArray && set.size() > 0 ? set.get(0) : "none";
};

/** What a text in a font needs of it: letters that the file has, or that it lacks, or only spaces that it lacks. */
const needOf = (
  context: PDFContext,
  resources: PDFDict | undefined,
  { font, isBlank }: ShownFont,
): "met" | "letters" | "spaces" => {
  const found = fontAt(context, resources, font);
  if (found === "none") return "met";
  const dict = dictionaryOf(context, found);
  if (dict && !isMissing(context, dict)) return "met";
  return dict && isBlank && hasPlainSpace(dict) ? "spaces" : "letters";
};

interface ShownFont {
  readonly font: FontPlace;
  readonly isBlank: boolean;
}

/** The fonts of a content, each once for its letters and once for texts of spaces alone. */
const shownFonts = (content: Uint8Array): readonly ShownFont[] => {
  const shown = new Map<string, ShownFont>();
  for (const { fonts, isBlank } of shownTexts(content))
    for (const font of fonts) shown.set(`${font.by} ${font.name} ${isBlank}`, { font, isBlank });
  return [...shown.values()];
};

/** The last mode of those that only paint letters: areas, lines, both. */
const MOST_PAINTED = 2;

/** A content in which some texts are invisible. They move what follows them as before. */
const withHidden = (
  content: Uint8Array,
  start: number | undefined,
  isHidden: (text: ShownText) => boolean,
): Uint8Array => {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (const text of shownTexts(content, start)) {
    const { from, to, mode } = text;
    // One of an unknown mode, and one that clips what follows it, stays.
    if (mode === undefined || mode > MOST_PAINTED || !isHidden(text)) continue;
    pieces.push(content.subarray(copied, from), encoder.encode(`${INVISIBLE} Tr `), content.subarray(from, to));
    pieces.push(encoder.encode(` ${mode} Tr`));
    copied = to;
  }
  return joined([...pieces, content.subarray(copied)]);
};

/**
 * Whether a form shows text in a font that the file does not contain: a viewer would replace it with another one. Text in
 * forms, patterns, soft masks and drawn letters inside counts too; a font that nothing is written in does not, nor one of
 * empty and invisible texts. Nor does one of spaces, which programs write between paragraphs: they become invisible, so that
 * nobody needs their font.
 * @throws {UnprintableLogo} when a stream cannot be read
 */
export const hasLiveFonts = (context: PDFContext, form: PDFRef): boolean => {
  const outer = dictionaryOf(context, dictionaryOf(context, form)?.get(key("Resources")));
  // Letters and fonts may share a drawing thousands of times.
  const known = new Map<PDFRawStream, readonly ShownFont[]>();
  const blank = new Map<PDFRawStream, PDFDict | undefined>();
  for (const part of partsOf(context, form)) {
    const resources = part.resources ?? outer;
    for (const content of contentsOf(context, part)) {
      const shown = known.get(content) ?? shownFonts(unpack(content, MAX_CONTENT));
      known.set(content, shown);
      for (const font of shown) {
        const need = needOf(context, resources, font);
        if (need === "letters") return true;
        if (need === "spaces") blank.set(content, resources);
      }
    }
  }
  for (const [content, resources] of blank) {
    const isHidden = ({ fonts, isBlank }: ShownText): boolean =>
      isBlank && fonts.some((font) => needOf(context, resources, { font, isBlank }) === "spaces");
    const start = content === context.lookup(form) ? 0 : undefined;
    rewrite(context, content, withHidden(unpack(content, MAX_CONTENT), start, isHidden));
  }
  return false;
};
