import { MAX_PDF_JUNK, MAX_PDF_OBJECTS, MAX_UNPACKED } from "../../limits.ts";
import { refuse } from "../../refusal.ts";
import { PDF_FILTERS } from "./pdf-filters.ts";

/** The head of an object, no longer than programs write it. */
const HEAD = /\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{0,9}obj/y;
/** Where the bytes between objects end: at a head or at the keyword of a section. */
const NEXT = /\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{0,9}obj|xref|trailer|startxref/g;
const SPACES = /[\0\t\n\f\r ]*/y;
const LINE_END = /[\n\r]/g;
/** An entry of a table of objects, or the head of a section of it. */
const ENTRY = /\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,10}[\0\t\n\f\r ]{1,9}[nf]?/y;
const POSITION = /startxref[\0\t\n\f\r ]{0,9}\d{1,10}/y;
/** A value that is neither a list nor a text. */
const PLAIN =
  /true|false|null|\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R|[-+.\d]{1,20}|\/[^\0\t\n\f\r ()<>[\]{}/%]{0,127}/y;
const MARKS = /[()<>[\]%]|[^()<>[\]%]+/y;
/** The length of a stream and the first byte of its value. */
const LENGTH = /\/Length(?![^\0\t\n\f\r ()<>[\]{}/%])[\0\t\n\f\r ]*(.?)/gs;
const STREAM = /stream(?: \r\n|\r\n|\r|\n)?/y;
/** The number of a packed object and its position. */
const PAIR = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})(?!\d)/y;

/** Where a pattern that matches at `from` ends; undefined where it does not match. */
const endOf = (pattern: RegExp, text: string, from: number): number | undefined => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

const lineEnd = (text: string, from: number): number => {
  LINE_END.lastIndex = from;
  return LINE_END.exec(text)?.index ?? text.length;
};

/** The next byte that is no space and in no comment. */
const skipSpaces = (text: string, from: number): number => {
  let at = endOf(SPACES, text, from) ?? from;
  while (text[at] === "%") at = endOf(SPACES, text, lineEnd(text, at)) ?? text.length;
  return at;
};

/** The end of a text in round brackets. */
const skipText = (text: string, from: number): number => {
  let levels = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") levels += 1;
    else if (text[at] === ")") levels -= 1;
    if (levels === 0) return at + 1;
  }
  return text.length;
};

/** The end of the value at `from`, which need not be well-formed: readers give up on the file then. */
const skipValue = (text: string, from: number): number => {
  if (text[from] === "(") return skipText(text, from);
  let levels = 0;
  let at = from;
  do {
    const two = text.slice(at, at + 2);
    if (two === "<<" || two === ">>") {
      levels += two === "<<" ? 1 : -1;
      at += 2;
    } else if (text[at] === "[" || text[at] === "]") {
      levels += text[at] === "[" ? 1 : -1;
      at += 1;
    } else if (text[at] === "(") at = skipText(text, at);
    else if (text[at] === "<") at = text.indexOf(">", at) + 1 || text.length;
    else if (text[at] === "%") at = lineEnd(text, at);
    else if (levels === 0) return endOf(PLAIN, text, at) ?? at;
    else at = endOf(MARKS, text, at) ?? text.length;
  } while (levels > 0 && at < text.length);
  return at;
};

/** The one number of this name in a dictionary. */
const numberOf = (dictionary: string, name: string): number => {
  const found = dictionary.split(new RegExp(`/${name}(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`));
  const number = /^[\0\t\n\f\r ]*(\d{1,9})[\0\t\n\f\r ]*[/>]/.exec(found[1] ?? "")?.[1];
  return found.length === 2 && number !== undefined ? Number(number) : refuse("file.too_complex");
};

/** Unpacks a stream of objects with the filters that its dictionary names. */
const unpack = async (dictionary: string, packed: Buffer): Promise<string> => {
  let bytes = packed;
  const late = /\/EarlyChange[\0\t\n\f\r ]*0/.test(dictionary);
  for (const name of dictionary.match(/[A-Z]\w+Decode/gi) ?? []) {
    const decode = PDF_FILTERS.get(name === "LZWDecode" && late ? "LZWDecode0" : name);
    if (!decode) continue;
    ({ bytes } = await decode(bytes, MAX_UNPACKED));
  }
  return bytes.toString("latin1");
};

/** Readers read each packed object from its position on: each must end before the next one starts. */
const checkPacked = (text: string, count: number, first: number): void => {
  if (count > MAX_PDF_OBJECTS) refuse("file.too_many_parts", { parts: MAX_PDF_OBJECTS });
  PAIR.lastIndex = 0;
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const start = first + Number(PAIR.exec(text)?.[2]);
    if (!(start >= end && start < text.length)) refuse("file.damaged");
    end = skipValue(text, skipSpaces(text, start));
  }
};

/** Reads the objects of a PDF in their order, as the PDF library does. */
class PdfOrder {
  private readonly bytes: Buffer;
  private readonly text: string;
  private junk = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.text = bytes.toString("latin1");
  }

  async check(): Promise<void> {
    const { text } = this;
    for (let at = skipSpaces(text, 0); at < text.length; at = skipSpaces(text, at)) {
      const head = endOf(HEAD, text, at);
      if (head !== undefined) at = await this.skipObject(skipSpaces(text, head));
      else if (text.startsWith("xref", at)) at = this.skipTable(this.count(at, at + 4));
      else if (text.startsWith("trailer", at)) at = skipValue(text, skipSpaces(text, this.count(at, at + 7)));
      else at = this.count(at, endOf(POSITION, text, at) ?? this.nextPart(at));
    }
  }

  private async skipObject(from: number): Promise<number> {
    const { text } = this;
    let at = skipValue(text, from);
    const start = endOf(STREAM, text, skipSpaces(text, at));
    if (text.startsWith("<<", from) && start !== undefined) {
      const end = text.indexOf("endstream", start);
      // The library refuses it too.
      if (end === -1) return text.length;
      // Any letter of a name may be written as a character code.
      const dictionary = text
        .slice(from, at)
        .replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
      await this.checkStream(dictionary, start, end);
      at = end + "endstream".length;
    }
    at = skipSpaces(text, at);
    return text.startsWith("endobj", at) ? at + "endobj".length : at;
  }

  private async checkStream(dictionary: string, start: number, end: number): Promise<void> {
    // The library goes back by a negative length, to read the same objects again.
    for (const [, first] of dictionary.matchAll(LENGTH)) if (!/\d/.test(first ?? "")) refuse("file.damaged");
    if (!dictionary.includes("/ObjStm")) return;
    const packed = await unpack(dictionary, this.bytes.subarray(start, end));
    checkPacked(packed, numberOf(dictionary, "N"), numberOf(dictionary, "First"));
  }

  private skipTable(from: number): number {
    let at = skipSpaces(this.text, from);
    for (let end = endOf(ENTRY, this.text, at); end !== undefined; end = endOf(ENTRY, this.text, at)) {
      at = skipSpaces(this.text, end);
    }
    return at;
  }

  private nextPart(from: number): number {
    NEXT.lastIndex = 0;
    const next = NEXT.exec(this.text.slice(from + 1, from + 2 * MAX_PDF_JUNK))?.index;
    return next === undefined ? this.text.length : from + 1 + next;
  }

  /** Counts bytes between objects. The library tries each as the start of one, with all spaces and comments after it. */
  private count(from: number, to: number): number {
    this.junk += to - from;
    return this.junk > MAX_PDF_JUNK ? refuse("file.damaged") : to;
  }
}

/**
 * Checks what a PDF library does with the order of a file's objects: bytes that belong to none, streams of a negative
 * length, and packed objects inside each other make it read the same bytes again and again.
 *
 * @throws {RefusedFile}
 */
export const checkPdfOrder = (bytes: Buffer): Promise<void> => new PdfOrder(bytes).check();
