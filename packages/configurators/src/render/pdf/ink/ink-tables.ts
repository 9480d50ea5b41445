import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from "@cantoo/pdf-lib";
import { inkOfPicture, limitInks, limitPicture, sumOfInks } from "../../../artwork/logo/colour/ink.ts";
import { toSamples, type LogoPlanes } from "../../../artwork/logo/pixels.ts";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";
import { unpack } from "../placed/picture-samples.ts";

export const key = (name: string): PDFName => PDFName.of(name);
const INKS = 4;
/** Largest content stream or table in bytes. */
export const MAX_CONTENT = 25_000_000;
/** Colour spaces within each other: a pattern's of a table's of a spot colour's. */
const MAX_SPACES = 4;
/** Functions within each other. */
const MAX_PARTS = 100;

/** Samples of four inks as planes. */
export const planesOf = (samples: Uint8Array, width: number, height: number): LogoPlanes => {
  const colours = Array.from({ length: INKS }, () => new Uint8Array(width * height));
  for (const [ink, plane] of colours.entries())
    for (let pixel = 0, at = ink; pixel < plane.length; pixel += 1, at += INKS) plane[pixel] = samples[at] ?? 0;
  return { width, height, model: "cmyk", colours };
};

/** The dictionary of an object or of its stream. */
export const dictionaryOf = (context: PDFContext, object: PDFObject | undefined): PDFDict | undefined => {
  const found = context.lookup(object);
  if (found instanceof PDFStream) return found.dict;
  return found instanceof PDFDict ? found : undefined;
};

/** Content of up to this many bytes is not packed: packing would take most of the time of a file with thousands of streams. */
const SMALL = 200;

/** Writes a stream's content again. */
export const rewrite = (context: PDFContext, stream: PDFRawStream, bytes: Uint8Array): void => {
  stream.dict.delete(key("DecodeParms"));
  if (bytes.length <= SMALL) {
    stream.dict.delete(key("Filter"));
    stream.contents = bytes;
    return;
  }
  stream.dict.set(key("Filter"), key("FlateDecode"));
  stream.contents = context.flateStream(bytes).contents;
};

/** Finds the colour spaces of a PDF that are inks, and limits the inks in their tables and in gradients. */
export class InkTables {
  /** Largest sum of inks before the limit. */
  most = 0;
  private readonly context: PDFContext;
  private readonly seen = new Set<PDFObject>();

  constructor(context: PDFContext) {
    this.context = context;
  }

  count(ink: number): void {
    this.most = Math.max(this.most, ink);
  }

  /** Whether the colours of a space, by its name or description, are the four inks. */
  isInks(object: PDFObject | undefined, levels = 0): boolean {
    if (levels > MAX_SPACES) throw new UnprintableLogo("damaged");
    const space = this.context.lookup(object);
    if (space === key("DeviceCMYK")) return true;
    if (!(space instanceof PDFArray) || space.size() < 2) return false;
    const [kind, second, third, fourth] = space.asArray();
    switch (kind) {
      case key("ICCBased"): {
        const components = dictionaryOf(this.context, second)?.lookup(key("N"));
        return components instanceof PDFNumber && components.asNumber() === INKS;
      }
      case key("Separation"):
      case key("DeviceN"):
        if (this.isInks(third, levels + 1)) this.limitFunction(fourth);
        return false;
      case key("Indexed"):
        if (this.isInks(second, levels + 1)) this.limitTable(space, fourth);
        return false;
      case key("Pattern"):
        return this.isInks(second, levels + 1);
      default:
        return false;
    }
  }

  /** Limits the colours of a gradient. */
  limitShading(object: PDFObject | undefined): void {
    const shading = dictionaryOf(this.context, object);
    if (shading && this.isInks(shading.get(key("ColorSpace")))) this.limitFunction(shading.get(key("Function")));
  }

  /** Limits the results of a function with four of them; it may have parts. */
  private limitFunction(object: PDFObject | undefined, levels = 0): void {
    if (levels > MAX_PARTS) throw new UnprintableLogo("too-complex");
    const found = this.context.lookup(object);
    const dict = dictionaryOf(this.context, object);
    if (!found || !dict || this.seen.has(found)) return;
    this.seen.add(found);
    for (const end of ["C0", "C1"]) this.limitNumbers(dict.get(key(end)));
    const parts = this.context.lookup(dict.get(key("Functions")));
    if (parts instanceof PDFArray) for (const part of parts.asArray()) this.limitFunction(part, levels + 1);
    if (found instanceof PDFRawStream) this.limitSamples(found);
  }

  private limitNumbers(object: PDFObject | undefined): void {
    const list = this.context.lookup(object);
    if (!(list instanceof PDFArray) || list.size() !== INKS) return;
    const numbers = list.asArray().map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : 0));
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = numbers;
    this.count(sumOfInks(numbers));
    for (const [index, ink] of limitInks([cyan, magenta, yellow, black]).entries()) list.set(index, PDFNumber.of(ink));
  }

  /** Limits the table of a sampled function. */
  private limitSamples(stream: PDFRawStream): void {
    const [range, bits] = ["Range", "BitsPerSample"].map((name) => stream.dict.lookup(key(name)));
    if (!(range instanceof PDFArray) || range.size() !== 2 * INKS) return;
    if (!(bits instanceof PDFNumber) || bits.asNumber() !== 8) return;
    const bytes = unpack(stream, MAX_CONTENT);
    const limited = this.limitBytes(bytes);
    if (limited !== bytes) rewrite(this.context, stream, limited);
  }

  /** Limits the table of an indexed space. */
  private limitTable(space: PDFArray, object: PDFObject | undefined): void {
    const table = this.context.lookup(object);
    if (!table || this.seen.has(table)) return;
    this.seen.add(table);
    if (table instanceof PDFRawStream) {
      const bytes = unpack(table, MAX_CONTENT);
      const limited = this.limitBytes(bytes);
      if (limited !== bytes) rewrite(this.context, table, limited);
    } else if (table instanceof PDFString || table instanceof PDFHexString)
      space.set(3, PDFHexString.fromBytes(this.limitBytes(table.asBytes())));
  }

  private limitBytes(bytes: Uint8Array): Uint8Array {
    const planes = planesOf(bytes, Math.floor(bytes.length / INKS), 1);
    this.count(inkOfPicture(planes));
    const limited = limitPicture(planes);
    return limited === planes ? bytes : toSamples(limited);
  }
}
