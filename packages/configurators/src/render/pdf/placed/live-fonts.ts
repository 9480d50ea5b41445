import { PDFArray, PDFRawStream, type PDFContext, type PDFDict, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { partsOf, type FormPart } from "./form-parts.ts";
import { dictionaryOf, key, MAX_CONTENT } from "../ink/ink-tables.ts";
import { unpack } from "./picture-samples.ts";
import { shownFonts, type ShownFont } from "./shown-fonts.ts";

const PROGRAMS = ["FontFile", "FontFile2", "FontFile3"].map((name) => key(name));

/** Whether a font has no letters of its own in the file. */
const isMissing = (context: PDFContext, font: PDFDict): boolean => {
  if (font.get(key("Subtype")) === key("Type3")) return false;
  const descendants = context.lookup(font.get(key("DescendantFonts")));
  const own = descendants instanceof PDFArray ? dictionaryOf(context, descendants.get(0)) : font;
  const descriptor = dictionaryOf(context, own?.get(key("FontDescriptor")));
  return !descriptor || !PROGRAMS.some((program) => descriptor.has(program));
};

const isMissingAt = (context: PDFContext, place: PDFObject | undefined): boolean => {
  const font = dictionaryOf(context, place);
  return !font || isMissing(context, font);
};

/** The content streams of a part: its own, or those of drawn letters. */
const contentsOf = (context: PDFContext, { kind, object, dict }: FormPart): PDFRawStream[] => {
  if (kind === "Font")
    return (dictionaryOf(context, dict.get(key("CharProcs")))?.values() ?? []).flatMap((letter) => {
      const drawn = context.lookup(letter);
      return drawn instanceof PDFRawStream ? [drawn] : [];
    });
  return object instanceof PDFRawStream && dict.get(key("Subtype")) !== key("Image") ? [object] : [];
};

const isShownMissing = (context: PDFContext, resources: PDFDict | undefined, { by, name }: ShownFont): boolean => {
  const found = dictionaryOf(context, resources?.get(key(by)))?.get(key(name));
  if (by === "Font") return isMissingAt(context, found);
  const set = context.lookup(dictionaryOf(context, found)?.get(key("Font")));
  return set instanceof PDFArray && set.size() > 0 && isMissingAt(context, set.get(0));
};

/**
 * Whether a form shows text in a font that the file does not contain: a viewer would replace it with another one. Text in
 * forms, patterns, soft masks and drawn letters inside counts too; a font that nothing is written in does not.
 * @throws {UnprintableLogo} when a stream cannot be read
 */
export const hasLiveFonts = (context: PDFContext, form: PDFRef): boolean => {
  const outer = dictionaryOf(context, dictionaryOf(context, form)?.get(key("Resources")));
  // Letters and fonts may share a drawing thousands of times.
  const known = new Map<PDFRawStream, readonly ShownFont[]>();
  for (const part of partsOf(context, form)) {
    const resources = part.resources ?? outer;
    for (const content of contentsOf(context, part)) {
      const shown = known.get(content) ?? shownFonts(unpack(content, MAX_CONTENT));
      known.set(content, shown);
      if (shown.some((font) => isShownMissing(context, resources, font))) return true;
    }
  }
  return false;
};
