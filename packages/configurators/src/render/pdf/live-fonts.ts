import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";

const key = (name: string): PDFName => PDFName.of(name);
const PROGRAMS = ["FontFile", "FontFile2", "FontFile3"].map((name) => key(name));
/** Where resources contain streams with resources of their own. */
const CONTAINERS = ["XObject", "Pattern"].map((name) => key(name));

/**
 * Whether a form uses a font that the file does not contain: a viewer would replace it with another one. The fonts of
 * forms, patterns and drawn letters inside count too.
 */
export const hasLiveFonts = (context: PDFContext, form: PDFRef): boolean => {
  const seen = new Set<PDFDict>();
  const waiting: PDFObject[] = [form];
  const dictionary = (object: PDFObject | undefined): PDFDict | undefined => {
    const found = context.lookup(object);
    return found instanceof PDFStream ? found.dict : found instanceof PDFDict ? found : undefined;
  };
  const isMissing = (font: PDFDict): boolean => {
    const kind = font.get(key("Subtype"));
    if (kind === key("Type3")) {
      waiting.push(font);
      return false;
    }
    const descendants = context.lookup(font.get(key("DescendantFonts")));
    const own = descendants instanceof PDFArray ? dictionary(descendants.get(0)) : font;
    const descriptor = dictionary(own?.get(key("FontDescriptor")));
    return !descriptor || !PROGRAMS.some((program) => descriptor.has(program));
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const owner = dictionary(next);
    if (!owner || seen.has(owner)) continue;
    seen.add(owner);
    const resources = dictionary(owner.get(key("Resources")));
    if (!resources) continue;
    for (const value of dictionary(resources.get(key("Font")))?.values() ?? []) {
      const font = dictionary(value);
      if (!font || isMissing(font)) return true;
    }
    for (const container of CONTAINERS) waiting.push(...(dictionary(resources.get(container))?.values() ?? []));
  }
  return false;
};
