import { PDFArray, PDFRawStream, type PDFContext, type PDFDict, type PDFObject } from "@cantoo/pdf-lib";
import { endOfInlinePicture, textOf, tokenAt } from "./content-tokens.ts";
import { partsOf } from "./form-parts.ts";
import { dictionaryOf, key, MOST_CONTENT } from "./ink-tables.ts";
import { loadPdf } from "./pdf-logo.ts";
import { unpack } from "./picture-samples.ts";

/** Operators that draw: areas, lines, gradients, text and the data of a picture. */
const DRAWS = new Set(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Tj", "TJ", "'", '"', "ID"]);
const LONGEST_OPERATOR = 2;

/** Whether a content stream draws by itself, or a picture that it has. */
const draws = (content: Uint8Array, hasPicture: boolean): boolean => {
  for (let token = tokenAt(content, 0); token;) {
    let next = token.to;
    if (token.kind === "word" && token.to - token.from <= LONGEST_OPERATOR) {
      const word = textOf(content, token);
      if (DRAWS.has(word) || (hasPicture && word === "Do")) return true;
      if (word === "BI") next = endOfInlinePicture(content, token.to);
    }
    token = tokenAt(content, next);
  }
  return false;
};

/** Whether resources have a picture. */
const hasPicture = (context: PDFContext, resources: PDFDict | undefined): boolean => {
  const objects = dictionaryOf(context, resources?.get(key("XObject")))?.values() ?? [];
  return objects.some((object) => dictionaryOf(context, object)?.get(key("Subtype")) === key("Image"));
};

/**
 * Whether the first page of a PDF draws anything, or is blank.
 * @throws {UnprintableLogo} when the file is locked or damaged
 */
export const pdfShowsAnything = async (bytes: Uint8Array): Promise<boolean> => {
  const document = await loadPdf(bytes);
  const { context } = document;
  const { node } = document.getPage(0);
  const resources = node.Resources();
  const isDrawn = (stream: PDFObject | undefined, own: PDFDict | undefined): boolean =>
    stream instanceof PDFRawStream &&
    stream.dict.get(key("Subtype")) !== key("Image") &&
    draws(unpack(stream, MOST_CONTENT), hasPicture(context, own));
  const written = node.Contents();
  const contents = written instanceof PDFArray ? written.asArray() : [written];
  if (contents.some((part) => isDrawn(context.lookup(part), resources))) return true;
  const page = context.register(context.obj({ Resources: resources ?? context.obj({}) }));
  return [...partsOf(context, page, ["XObject"])].some((part) => isDrawn(part.object, part.resources));
};
