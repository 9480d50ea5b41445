import { MAX_LEVELS, MAX_PDF_ENTRIES, MAX_PDF_OBJECTS, MAX_UNPACKED } from "../../limits.ts";
import { refuse } from "../../refusal.ts";
import { sizeOfJpeg } from "../picture/check-jpeg.ts";
import { checkPdfOrder } from "./check-pdf-order.ts";
import { checkPixels } from "../picture/check-pixels.ts";
import { unpacksToTooMuch } from "../inflate-bounded.ts";
import { PDF_FILTERS } from "./pdf-filters.ts";

/** Image filters: not unpacked here, but their pixels are counted. */
const PICTURES = new Set(["DCTDecode", "JPXDecode", "CCITTFaxDecode", "JBIG2Decode"]);
/** Streams may be packed more than once. */
const MAX_FILTERS = 4;
/** Longest name that is read; every filter's name is shorter, even with all letters as character codes. */
const MAX_NAME_LENGTH = 48;
/** Bytes that may be unpacked per byte of the file. Streams are read once; other text is unpacked only by mistake. */
const MAX_READINGS = 3;

/** Largest number of unterminated streams: a damaged file has one; with many, readers scan it repeatedly. */
const MAX_OPEN_STREAMS = 100;
/** Least cost of each attempt to unpack a stream, in bytes. */
const READING = 500;

const SLASH = 0x2f;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_DICTIONARY = 0x3c;
const CLOSE_DICTIONARY = 0x3e;
const LETTER_E = 0x65;
const LETTER_O = 0x6f;
const LETTER_S = 0x73;
const SPACES = new Set(Buffer.from(" \t\r\n\f\0", "latin1"));
const ENDS = new Set(Buffer.from("()<>[]{}/% \t\r\n\f\0", "latin1"));
const ENDSTREAM = Buffer.from("endstream");
const STREAM = Buffer.from("stream");
const OBJECT = Buffer.from("obj");
/** A number that is no reference to another object. */
const OWN_NUMBER = /^[\s\0]*(\d{1,9})[\s\0]*[/>]/;
/** A reference to another object, or a comment that may hide one. */
const REFERENCE = /^[\s\0]*(?:\d{1,10}[\s\0]+\d{1,5}[\s\0]+R|%)/;
/** Longest value of an entry that is read. */
const MAX_VALUE_LENGTH = 4 * (MAX_NAME_LENGTH + 8);

/** The three widths in bytes of an entry in a stream of references. */
const WIDTHS = /^[\s\0]*\[[\s\0]*(\d{1,3})[\s\0]+(\d{1,3})[\s\0]+(\d{1,3})[\s\0]*\]/;
/** A list without lists inside. */
const LIST = /^[\s\0]*\[([^\]]*)\]/;
/** Largest width of an entry's field: readers take one byte after the other. */
const MAX_WIDTH = 8;
/** Longest list of an entry's sections that is read. */
const MAX_INDEX_LENGTH = 100_000;

/** Whether a stream's filters are names: a reference to another object would hide them from this scan. */
const areNamed = (value: string): boolean => {
  const text = value.replace(/^[\s\0]+/, "");
  if (!text.startsWith("[")) return text.startsWith("/") || text.startsWith("null");
  const end = text.indexOf("]");
  const filters = text
    .slice(1, Math.max(end, 1))
    .replaceAll("/", " /")
    .split(/[\s\0]+/)
    .filter((filter) => filter !== "");
  return end > 0 && filters.every((filter) => /^\/[^()<>[{}%]+$/.test(filter));
};

const nameAt = (bytes: Buffer, from: number): { name: string; to: number } => {
  let at = from;
  while (at < bytes.length && at - from < MAX_NAME_LENGTH && !ENDS.has(bytes[at] ?? 0)) at += 1;
  // Any letter may be written as a character code.
  const name = bytes
    .toString("latin1", from, at)
    .replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return { name, to: at };
};

const numberAfter = (bytes: Buffer, from: number): number =>
  Number.parseInt(bytes.toString("latin1", from, from + 24), 10) || 0;

/** The parsed part of a stream's dictionary. */
interface Dictionary {
  filters: string[];
  width: number;
  height: number;
  /** LZW codes grow one code later than usual. */
  late: boolean;
  /** The stream holds objects. */
  holds: boolean;
  /** How many objects; not a number when that stands elsewhere. */
  held: number;
  /** The stream holds references to all objects. */
  refers: boolean;
  /** Where the values of `W`, `Index` and `Size` start. */
  widthsAt: number | undefined;
  indexAt: number | undefined;
  sizeAt: number | undefined;
}

const emptyDictionary = (): Dictionary => ({
  filters: [],
  width: 0,
  height: 0,
  late: false,
  holds: false,
  held: Number.NaN,
  refers: false,
  widthsAt: undefined,
  indexAt: undefined,
  sizeAt: undefined,
});

/** Counts the unpacked bytes of all streams of a file. */
class Streams {
  private room = MAX_UNPACKED;
  private readings: number;

  constructor(size: number) {
    this.readings = MAX_READINGS * size + 1_000_000;
  }

  /**
   * Unpacks the stream at the start of `rest` with the filters of its dictionary. Only the filter finds where it ends.
   */
  async count(rest: Buffer, { filters, width, height, late }: Dictionary): Promise<void> {
    let piece = rest;
    for (const [index, filter] of filters.entries()) {
      if (PICTURES.has(filter)) {
        const own = filter === "DCTDecode" ? sizeOfJpeg(piece) : undefined;
        checkPixels(Math.max(1, width), Math.max(1, height));
        if (own) checkPixels(own.width, own.height);
        this.spend(Math.max(width * height, own ? own.width * own.height : 0));
        return;
      }
      const decode = PDF_FILTERS.get(filter === "LZWDecode" && late ? "LZWDecode0" : filter);
      if (!decode) return;
      const { bytes, used } = await decode(piece, this.room);
      if (index === 0) this.readings -= READING + used;
      if (this.readings < 0) refuse("file.damaged");
      this.spend(bytes.length);
      piece = bytes;
    }
  }

  private spend(bytes: number): void {
    this.room -= bytes;
    if (this.room < 0) throw unpacksToTooMuch();
  }
}

/** Scans each byte outside streams once, for names, brackets and the stream keywords. */
class PdfScanner {
  private readonly bytes: Buffer;
  private readonly streams: Streams;
  private dictionary = emptyDictionary();
  private levels = 0;
  private objects = 0;
  private entries = 0;
  private hasStream = false;
  private openStreams = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.streams = new Streams(bytes.length);
  }

  async scan(): Promise<void> {
    for (let at = 0; at < this.bytes.length; at += 1) {
      switch (this.bytes[at]) {
        case SLASH:
          this.readName(at + 1);
          break;
        case OPEN_ARRAY:
        case OPEN_DICTIONARY:
          this.enter();
          break;
        case CLOSE_ARRAY:
        case CLOSE_DICTIONARY:
          this.levels = Math.max(0, this.levels - 1);
          break;
        case LETTER_E:
          if (this.has(ENDSTREAM, at)) {
            this.dictionary = emptyDictionary();
            this.hasStream = false;
            this.openStreams -= 1;
            if (this.openStreams < -MAX_OPEN_STREAMS) refuse("file.damaged");
            this.levels = 0;
            at += ENDSTREAM.length - 1;
          }
          break;
        case LETTER_S:
          if (this.has(STREAM, at)) await this.readStream(at + STREAM.length);
          break;
        case LETTER_O:
          if (SPACES.has(this.bytes[at - 1] ?? 0) && this.has(OBJECT, at)) this.enterObjects(1);
          break;
        default:
      }
    }
  }

  private has(word: Buffer, at: number): boolean {
    return this.bytes.compare(word, 0, word.length, at, Math.min(at + word.length, this.bytes.length)) === 0;
  }

  private enter(): void {
    // Packed bytes contain brackets by chance.
    if (this.hasStream) return;
    this.levels += 1;
    // Dictionaries start with two.
    if (this.levels > 2 * MAX_LEVELS) refuse("file.too_deep", { levels: MAX_LEVELS });
  }

  private enterObjects(count: number): void {
    this.levels = 0;
    this.objects += count;
    if (Number.isNaN(this.objects)) refuse("file.too_complex");
    if (this.objects > MAX_PDF_OBJECTS) refuse("file.too_many_parts", { parts: MAX_PDF_OBJECTS });
  }

  private valueAt(from: number, length = MAX_VALUE_LENGTH): string {
    return this.bytes.toString("latin1", from, from + length);
  }

  /** Counts the entries of a stream of references: readers process as many as it names, whatever it contains. */
  private enterReferences({ widthsAt, indexAt, sizeAt }: Dictionary): void {
    const widths = widthsAt === undefined ? null : WIDTHS.exec(this.valueAt(widthsAt));
    if (!widths || widths.slice(1).some((width) => Number(width) > MAX_WIDTH)) refuse("file.damaged");
    this.entries +=
      indexAt === undefined ? numberAfter(this.bytes, sizeAt ?? this.bytes.length) : this.indexed(indexAt);
    if (!(this.entries <= MAX_PDF_ENTRIES)) refuse("file.too_complex");
  }

  /** The entries of all sections: each is a first number and a count. Not a number when they stand elsewhere. */
  private indexed(from: number): number {
    const list = LIST.exec(this.valueAt(from, MAX_INDEX_LENGTH))?.[1];
    if (list === undefined) return Number.NaN;
    const numbers = list.split(/[\s\0]+/).filter((part) => part !== "");
    return numbers.reduce((sum, count, at) => (at % 2 === 1 ? sum + Number(count) : sum), 0);
  }

  private readName(from: number): void {
    const { name, to } = nameAt(this.bytes, from);
    const { dictionary } = this;
    if (PDF_FILTERS.has(name) || PICTURES.has(name)) {
      dictionary.filters.push(name);
      if (dictionary.filters.length > MAX_FILTERS) refuse("file.too_deep", { levels: MAX_FILTERS });
    } else if (name === "Width" || name === "Columns") dictionary.width = numberAfter(this.bytes, to);
    else if (name === "Height" || name === "Rows") dictionary.height = numberAfter(this.bytes, to);
    else if (name === "EarlyChange") dictionary.late = numberAfter(this.bytes, to) === 0;
    else if (name === "ObjStm") dictionary.holds = true;
    else if (name === "XRef") dictionary.refers = true;
    else if (name === "W") dictionary.widthsAt = to;
    else if (name === "Index") dictionary.indexAt = to;
    else if (name === "Size") dictionary.sizeAt = to;
    // A type that stands elsewhere would hide a stream of objects from this scan.
    else if (name === "Type" && REFERENCE.test(this.valueAt(to))) refuse("file.too_complex");
    else if (name === "N") dictionary.held = Number(OWN_NUMBER.exec(this.valueAt(to))?.[1]);
    else if (name === "Filter" && !areNamed(this.valueAt(to))) refuse("file.too_complex");
    else if (name === "Encrypt" && !this.hasStream) refuse("file.encrypted");
  }

  /** The keyword may also occur in a string: then nothing is unpacked, or garbage that ends soon. */
  private async readStream(from: number): Promise<void> {
    const line = this.bytes[from] === 0x0d && this.bytes[from + 1] === 0x0a ? 2 : 1;
    this.hasStream = true;
    this.openStreams += 1;
    if (this.openStreams > MAX_OPEN_STREAMS) refuse("file.damaged");
    if (this.dictionary.holds) this.enterObjects(this.dictionary.held);
    if (this.dictionary.refers) this.enterReferences(this.dictionary);
    if (this.dictionary.filters.length > 0) await this.streams.count(this.bytes.subarray(from + line), this.dictionary);
  }
}

/**
 * Checks the structure of a PDF, also of an Illustrator file with a PDF: depth, number of objects, unpacked size of
 * streams through all their filters, and the pixels of its pictures. Encrypted files are refused because they cannot be
 * read.
 *
 * @throws {RefusedFile}
 */
export const checkPdf = async (bytes: Buffer): Promise<void> => {
  await new PdfScanner(bytes).scan();
  await checkPdfOrder(bytes);
};
