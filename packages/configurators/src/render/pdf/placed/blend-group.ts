import {
  PDFArray,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  type PDFPage,
  type PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { endOfInlinePicture, textOf, tokenAt } from "../ink/content-tokens.ts";
import { dictionaryOf, key, MAX_CONTENT } from "../ink/ink-tables.ts";
import { contentsOf, partsOf, PRINTED, spacesOf } from "./form-parts.ts";
import { unpack } from "./picture-samples.ts";

/** Colours of a screen, or inks. Grey is both. */
type Colours = "screen" | "inks";

/** Colour spaces within each other. */
const MAX_SPACES = 4;
/** Longest operator or name that is read. */
const MAX_WORD_LENGTH = 12;

/** What operators and names in a content stream say of its colours; the short names are of pictures inside it. */
const WORDS: ReadonlyMap<string, Colours> = new Map([
  ["rg", "screen"],
  ["RG", "screen"],
  ["/DeviceRGB", "screen"],
  ["/RGB", "screen"],
  ["k", "inks"],
  ["K", "inks"],
  ["/DeviceCMYK", "inks"],
  ["/CMYK", "inks"],
]);
const SPACES: ReadonlyMap<PDFObject | undefined, Colours> = new Map([
  [key("DeviceRGB"), "screen"],
  [key("CalRGB"), "screen"],
  [key("Lab"), "screen"],
  [key("DeviceCMYK"), "inks"],
  [key("Separation"), "inks"],
  [key("DeviceN"), "inks"],
]);
const COMPONENTS: Readonly<Record<number, Colours>> = { 3: "screen", 4: "inks" };

const coloursOfSpace = (context: PDFContext, object: PDFObject | undefined, levels = 0): Colours | undefined => {
  const space = context.lookup(object);
  if (!(space instanceof PDFArray)) return SPACES.get(space);
  if (space.size() === 0 || levels > MAX_SPACES) return undefined;
  const [kind, second] = space.asArray();
  if (kind === key("Indexed") || kind === key("Pattern")) return coloursOfSpace(context, second, levels + 1);
  const components = kind === key("ICCBased") && dictionaryOf(context, second)?.lookup(key("N"));
  return components instanceof PDFNumber ? COMPONENTS[components.asNumber()] : SPACES.get(kind);
};

const coloursOfContent = (content: Uint8Array): Set<Colours> => {
  const found = new Set<Colours>();
  for (let token = tokenAt(content, 0); token;) {
    let next = token.to;
    if (token.kind !== "other" && token.to - token.from <= MAX_WORD_LENGTH) {
      const word = textOf(content, token);
      const colours = WORDS.get(word);
      if (colours) found.add(colours);
      if (word === "ID") next = endOfInlinePicture(content, token.to);
    }
    token = tokenAt(content, next);
  }
  return found;
};

/** The colours that a form is drawn in. */
const coloursOf = (context: PDFContext, form: PDFRef): Set<Colours> => {
  const found = new Set<Colours>();
  const known = new Set<PDFRawStream>();
  for (const part of partsOf(context, form, PRINTED)) {
    for (const space of spacesOf(context, part)) {
      const colours = coloursOfSpace(context, space);
      if (colours) found.add(colours);
    }
    for (const content of contentsOf(context, part)) {
      if (known.has(content)) continue;
      known.add(content);
      for (const colours of coloursOfContent(unpack(content, MAX_CONTENT))) found.add(colours);
    }
  }
  return found;
};

const isPlainMode = (mode: PDFObject | undefined): boolean =>
  mode === undefined || mode === key("Normal") || mode === key("Compatible");

const hasBlendMode = (state: PDFDict): boolean => {
  const mode = state.lookup(key("BM"));
  return mode instanceof PDFArray ? !mode.asArray().every(isPlainMode) : !isPlainMode(mode);
};

const isTransparent = (dict: PDFDict): boolean =>
  ["ca", "CA"].some((name) => {
    const opacity = dict.lookup(key(name));
    return opacity instanceof PDFNumber && opacity.asNumber() < 1;
  });

/** Whether a graphics state or a picture has a mask of opacities. */
const hasMask = (dict: PDFDict): boolean => {
  const [mask, own] = [dict.lookup(key("SMask")), dict.lookup(key("SMaskInData"))];
  return (mask !== undefined && !(mask instanceof PDFName)) || (own instanceof PDFNumber && own.asNumber() > 0);
};

/** The colour space of a page's own group, where that is one of screens, copied into a document. */
export const blendSpaceOf = (page: PDFPage, context: PDFContext): PDFObject | undefined | "none" => {
  const source = page.node.context;
  const space = dictionaryOf(source, page.node.get(key("Group")))?.get(key("CS"));
  if (space === undefined) return "none";
  return coloursOfSpace(source, space) === "screen" ? PDFObjectCopier.for(source, context).copy(space) : undefined;
};

/**
 * Mixes a placed page's colours as its viewers do, and apart from what is behind it on the sheet: in the space of the page's
 * own group, or where it has none and is drawn in the colours of screens alone, in these. The sheet's own group mixes
 * inks, which gives other colours: it stays for a page in inks, in grey, or without anything to mix, so that they are not
 * converted.
 * @param own the colour space of the page's group in this document; "none" where the page says none
 */
export const keepBlendGroup = (context: PDFContext, form: PDFRef, own: PDFObject | undefined | "none"): void => {
  const parts = [...partsOf(context, form)].map(({ dict }) => dict);
  const blends = parts.some(hasBlendMode);
  if (!blends && !parts.some((dict) => isTransparent(dict) || hasMask(dict))) return;
  const group: PDFDict = context.obj({ Type: "Group", S: "Transparency", I: true, K: false });
  const colours = coloursOf(context, form);
  const guessed = blends && !colours.has("inks") && colours.has("screen") ? key("DeviceRGB") : undefined;
  const space = own === "none" ? guessed : colours.size > 0 ? own : undefined;
  if (space) group.set(key("CS"), space);
  dictionaryOf(context, form)?.set(key("Group"), group);
};
