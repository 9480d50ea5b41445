import { PDFArray, PDFName, PDFRawStream, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { MAX_PIXELS } from "../../../artwork/logo/pixels.ts";
import { key } from "../ink/ink-tables.ts";
import { unpack } from "./picture-samples.ts";

/** Bytes of the largest picture: four inks of eight bits. */
const MAX_BYTES = 4 * MAX_PIXELS;
const LZW = key("LZWDecode");
/** Coding of text around the bytes. */
const TEXT = [key("ASCII85Decode"), key("ASCIIHexDecode")];

const listOf = (context: PDFContext, object: PDFObject | undefined): (PDFObject | undefined)[] => {
  const found = context.lookup(object);
  return found instanceof PDFArray ? found.asArray().map((entry) => context.lookup(entry)) : [found];
};

/** Packs streams in LZW, which PDF/X forbids, with Flate instead. The parameters of their predictor are the same. */
export const replaceLzw = (context: PDFContext): void => {
  for (const [, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream)) continue;
    const { dict } = stream;
    const filters = listOf(context, dict.get(key("Filter")));
    if (filters.at(-1) !== LZW || !filters.slice(0, -1).every((name) => name instanceof PDFName && TEXT.includes(name)))
      continue;
    stream.contents = context.flateStream(unpack(stream, MAX_BYTES)).contents;
    dict.set(key("Filter"), key("FlateDecode"));
    const predictor = listOf(context, dict.get(key("DecodeParms"))).at(-1);
    dict.delete(key("DecodeParms"));
    if (predictor) dict.set(key("DecodeParms"), predictor);
  }
};
