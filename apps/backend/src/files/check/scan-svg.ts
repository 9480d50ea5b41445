import { isUtf8 } from "node:buffer";

import { MOST_ELEMENTS, MOST_LEVELS } from "../limits.ts";
import { refuse } from "../refusal.ts";

/** A parsed element. */
export interface ScannedElement {
  readonly name: string;
  /** Values with their character references resolved. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly ScannedElement[];
  /** Text directly inside. */
  readonly text: string;
}

interface OpenElement extends ScannedElement {
  readonly children: OpenElement[];
  text: string;
}

const MOST_ATTRIBUTES = 200;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
/** The characters that end a name: space, `/`, `=`, `>`, `<`, quotes or the end of the text (NaN). */
const endsName = (code: number): boolean =>
  isSpace(code) || [0x2f, 0x3d, 0x3e, 0x3c, 0x22, 0x27].includes(code) || Number.isNaN(code);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
const LAST_CHARACTER = 0x10ffff;

const characterOf = (reference: string): string => {
  const known = ENTITIES.get(reference);
  if (known !== undefined) return known;
  const digits = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(reference);
  const code = digits?.[1] === undefined ? Number(digits?.[2]) : Number.parseInt(digits[1], 16);
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : refuse("file.damaged");
};

const resolved = (text: string): string => {
  const parts = text.split("&");
  if (parts.length === 1) return text;
  return parts.reduce((whole, part) => {
    const end = part.slice(0, 12).indexOf(";");
    return end < 0 ? refuse("file.damaged") : whole + characterOf(part.slice(0, end)) + part.slice(end + 1);
  });
};

/** Scans markup from left to right in linear time. */
class SvgScanner {
  private readonly text: string;
  private at = 0;
  private count = 0;
  private readonly open: OpenElement[] = [];
  private root: OpenElement | undefined;

  constructor(text: string) {
    this.text = text;
  }

  scan(): ScannedElement {
    while (this.at < this.text.length) {
      const next = this.text.indexOf("<", this.at);
      this.addText(this.text.slice(this.at, next < 0 ? undefined : next));
      if (next < 0) break;
      this.at = next;
      this.readTag();
    }
    return this.root && this.open.length === 0 ? this.root : refuse("file.damaged");
  }

  private addText(text: string): void {
    const here = this.open.at(-1);
    if (here) here.text += resolved(text);
    else if (text.trim() !== "" && text.trim() !== "\uFEFF") refuse("file.damaged");
  }

  /** Returns the text up to `end` and skips it. */
  private until(end: string): string {
    const stop = this.text.indexOf(end, this.at);
    if (stop < 0) refuse("file.damaged");
    const part = this.text.slice(this.at, stop);
    this.at = stop + end.length;
    return part;
  }

  private readTag(): void {
    const { text, at } = this;
    if (text.startsWith("<!--", at)) {
      this.at += 4;
      this.until("-->");
    } else if (text.startsWith("<![CDATA[", at)) {
      this.at += 9;
      const content = this.until("]]>");
      // An HTML parser would see elements where an XML parser sees text.
      if (content.includes("<")) refuse("file.svg_not_drawing");
      this.addText(content.replaceAll("&", "&amp;"));
    } else if (text.startsWith("<!", at)) refuse("file.svg_not_drawing");
    else if (text.startsWith("<?", at)) {
      this.at += 2;
      if (this.until("?>").startsWith("xml-stylesheet")) refuse("file.svg_not_drawing");
    } else if (text.startsWith("</", at)) {
      this.at += 2;
      if (this.open.pop()?.name !== this.until(">").trimEnd()) refuse("file.damaged");
    } else {
      this.at += 1;
      this.readElement();
    }
  }

  private skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at += 1;
  }

  private readName(): string {
    const from = this.at;
    while (!endsName(this.text.charCodeAt(this.at))) this.at += 1;
    return this.at === from ? refuse("file.damaged") : this.text.slice(from, this.at);
  }

  private readElement(): void {
    const name = this.readName();
    const attributes = new Map<string, string>();
    const element: OpenElement = { name, attributes, children: [], text: "" };
    this.count += 1;
    if (this.count > MOST_ELEMENTS) refuse("file.too_many_parts", { parts: MOST_ELEMENTS });
    this.open.at(-1)?.children.push(element);
    if (!this.root) this.root = element;
    else if (this.open.length === 0) refuse("file.damaged");
    for (;;) {
      this.skipSpace();
      if (this.text.startsWith("/>", this.at)) {
        this.at += 2;
        return;
      }
      if (this.text.startsWith(">", this.at)) {
        this.at += 1;
        this.open.push(element);
        if (this.open.length > MOST_LEVELS) refuse("file.too_deep", { levels: MOST_LEVELS });
        return;
      }
      this.readAttribute(attributes);
    }
  }

  private readAttribute(attributes: Map<string, string>): void {
    const name = this.readName();
    this.skipSpace();
    if (this.text[this.at] !== "=") refuse("file.damaged");
    this.at += 1;
    this.skipSpace();
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") return refuse("file.damaged");
    this.at += 1;
    const value = this.until(quote);
    if (value.includes("<") || attributes.has(name)) refuse("file.damaged");
    if (attributes.size >= MOST_ATTRIBUTES) refuse("file.too_many_parts", { parts: MOST_ATTRIBUTES });
    attributes.set(name, resolved(value));
  }
}

/**
 * Parses an SVG into its elements in linear time: UTF-8, well-formed, no document type, limited depth and number of
 * elements.
 *
 * @throws {RefusedFile}
 */
export const scanSvg = (bytes: Buffer): ScannedElement => {
  if (!isUtf8(bytes) || bytes.includes(0)) refuse("file.damaged");
  return new SvgScanner(bytes.toString("utf8")).scan();
};

/** How far into a file the root element is searched: drawing programs write long comments. */
const HEAD = 65_536;

/** The local name of an XML document's root element; undefined for other files. */
export const rootOfSvg = (bytes: Buffer): string | undefined => {
  const text = bytes.toString("utf8", 0, HEAD).replace(/^\uFEFF/, "");
  let at = 0;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    if (text[at] !== "<") return undefined;
    const end = text.startsWith("<!--", at) ? "-->" : /^<[!?]/.test(text.slice(at, at + 2)) ? ">" : undefined;
    if (end === undefined) break;
    const stop = text.indexOf(end, at + 2);
    if (stop < 0) return undefined;
    at = stop + end.length;
  }
  const from = at + 1;
  for (at = from; !endsName(text.charCodeAt(at));) at += 1;
  return text.slice(from, at).split(":").at(-1)?.toLowerCase();
};
