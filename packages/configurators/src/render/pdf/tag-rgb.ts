import { PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";

const RESOURCES = PDFName.of("Resources");
const COLOURS = PDFName.of("ColorSpace");
const DEFAULT_RGB = PDFName.of("DefaultRGB");
/** Where resources contain streams with resources of their own. */
const CONTAINERS = ["XObject", "Pattern"].map((name) => PDFName.of(name));

/**
 * Gives every untagged RGB colour inside a form a profile, by the default colour space of its resources (ISO 32000-1,
 * 8.6.5.6): colours and pictures of a foreign PDF need no rewriting. Forms and patterns inside are included.
 */
export const tagRgb = (context: PDFContext, form: PDFRef, profile: "DeviceCMYK" | PDFRef): void => {
  if (typeof profile === "string") return;
  const seen = new Set<PDFDict>();
  const waiting: PDFObject[] = [form];
  const dictionary = (object: PDFObject | undefined): PDFDict | undefined => {
    const found = context.lookup(object);
    return found instanceof PDFDict ? found : undefined;
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const stream = context.lookup(next);
    const owner = stream instanceof PDFStream ? stream.dict : dictionary(stream);
    if (!owner || seen.has(owner)) continue;
    seen.add(owner);
    const resources = dictionary(owner.get(RESOURCES));
    if (!resources) continue;
    const colours = dictionary(resources.get(COLOURS)) ?? context.obj({});
    if (!colours.has(DEFAULT_RGB)) colours.set(DEFAULT_RGB, profile);
    resources.set(COLOURS, colours);
    for (const container of CONTAINERS) waiting.push(...(dictionary(resources.get(container))?.values() ?? []));
  }
};
