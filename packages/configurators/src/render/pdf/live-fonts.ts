import { PDFArray, type PDFContext, type PDFDict, type PDFRef } from "@cantoo/pdf-lib";
import { partsOf } from "./form-parts.ts";
import { dictionaryOf, key } from "./ink-tables.ts";

const PROGRAMS = ["FontFile", "FontFile2", "FontFile3"].map((name) => key(name));

/** Whether a font has no letters of its own in the file. */
const isMissing = (context: PDFContext, font: PDFDict): boolean => {
  if (font.get(key("Subtype")) === key("Type3")) return false;
  const descendants = context.lookup(font.get(key("DescendantFonts")));
  const own = descendants instanceof PDFArray ? dictionaryOf(context, descendants.get(0)) : font;
  const descriptor = dictionaryOf(context, own?.get(key("FontDescriptor")));
  return !descriptor || !PROGRAMS.some((program) => descriptor.has(program));
};

/**
 * Whether a form uses a font that the file does not contain: a viewer would replace it with another one. The fonts of
 * forms, patterns, soft masks and drawn letters inside count too.
 */
export const hasLiveFonts = (context: PDFContext, form: PDFRef): boolean => {
  for (const { kind, dict, resources } of partsOf(context, form)) {
    if (kind === "Font" && isMissing(context, dict)) return true;
    const fonts = dictionaryOf(context, resources?.get(key("Font")))?.values() ?? [];
    if (fonts.some((font) => !dictionaryOf(context, font))) return true;
  }
  return false;
};
