import { PDFNumber, PDFRawStream, type PDFContext, type PDFDict, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { inkOfPicture, limitPicture } from "../../../artwork/logo/colour/ink.ts";
import { MAX_PIXELS, toSamples } from "../../../artwork/logo/pixels.ts";
import { limitContent } from "./content-inks.ts";
import { partsOf, PRINTED } from "../placed/form-parts.ts";
import { dictionaryOf, InkTables, key, MAX_CONTENT, planesOf, rewrite } from "./ink-tables.ts";
import { inksOfPicture, unpack } from "../placed/picture-samples.ts";

/** Limits the inks of a content stream. */
const limitStream = (
  context: PDFContext,
  tables: InkTables,
  stream: PDFRawStream,
  resources: PDFDict | undefined,
): void => {
  const spaces = dictionaryOf(context, resources?.get(key("ColorSpace")));
  const known = new Map<string, boolean>();
  const isInks = (name: string): boolean => {
    const found = known.get(name) ?? tables.isInks(spaces?.get(key(name)) ?? key(name));
    known.set(name, found);
    return found;
  };
  const { ink, content } = limitContent(unpack(stream, MAX_CONTENT), isInks);
  tables.count(ink);
  if (content) rewrite(context, stream, content);
};

/**
 * Limits the inks of a picture.
 * @param room pixels that may be read
 * @returns the pixels read
 */
const limitImage = async (
  context: PDFContext,
  tables: InkTables,
  stream: PDFRawStream,
  room: number,
): Promise<number> => {
  const { dict } = stream;
  const samples = tables.isInks(dict.get(key("ColorSpace"))) ? await inksOfPicture(stream, room) : undefined;
  if (!samples) return 0;
  const [width, height] = ["Width", "Height"].map((name) => dict.lookup(key(name), PDFNumber).asNumber());
  const planes = planesOf(samples, width ?? 0, height ?? 0);
  tables.count(inkOfPicture(planes));
  const limited = limitPicture(planes);
  if (limited !== planes) {
    dict.delete(key("Decode"));
    dict.set(key("BitsPerComponent"), PDFNumber.of(8));
    rewrite(context, stream, toSamples(limited));
  }
  return planes.width * planes.height;
};

/**
 * Limits the inks of a foreign PDF's form (CONF-28): colours of its content, of forms, patterns and drawn letters inside,
 * gradients, tables of indexed and spot colours, and pictures of eight bits. Not counted are pictures in JPEG 2000,
 * pictures and tables that do not have eight bits in the usual range, pictures inside a content stream, JPEG pictures that
 * are packed again, gradients over meshes, colours that the file computes by a program, and areas that are printed over
 * each other.
 * @returns the largest sum of inks before, 1 for the full cover of one ink
 * @throws {UnprintableLogo} when a part is damaged or too large
 */
export const limitPdfInk = async (context: PDFContext, form: PDFRef): Promise<number> => {
  const tables = new InkTables(context);
  let room = MAX_PIXELS;
  /** Drawn letters that are limited already: letters may share one drawing. */
  const letters = new Set<PDFRawStream>();
  const visit = async (found: PDFObject | undefined, owner: PDFDict, resources: PDFDict | undefined): Promise<void> => {
    const kind = owner.get(key("Subtype"));
    if (kind === key("Type3")) {
      for (const letter of dictionaryOf(context, owner.get(key("CharProcs")))?.values() ?? []) {
        const drawn = context.lookup(letter);
        if (!(drawn instanceof PDFRawStream) || letters.has(drawn)) continue;
        letters.add(drawn);
        limitStream(context, tables, drawn, resources);
      }
    } else if (owner.has(key("Shading"))) tables.limitShading(owner.get(key("Shading")));
    else if (!(found instanceof PDFRawStream)) return;
    else if (kind === key("Image")) room -= await limitImage(context, tables, found, room);
    else limitStream(context, tables, found, resources);
  };
  for (const { object, dict, resources } of partsOf(context, form, PRINTED)) {
    await visit(object, dict, resources);
    for (const shading of dictionaryOf(context, resources?.get(key("Shading")))?.values() ?? [])
      tables.limitShading(shading);
  }
  return tables.most;
};
