/** Encodings by the bytes that a file starts with: a byte order mark, or the first bracket in two bytes. */
const STARTS: readonly (readonly [encoding: string, start: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0x3c, 0]],
  ["utf-16be", [0, 0x3c]],
];
/** Longest XML declaration. */
const DECLARATION = 256;

/** The encoding that an XML file has by its first bytes or names itself. */
const encodingOf = (bytes: Uint8Array): string => {
  const found = STARTS.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const declaration = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARATION));
  const named = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(declaration)?.[1] ?? "utf-8";
  // The declaration could be read byte by byte: it is not in two bytes per letter.
  return /^utf-?16|^ucs|^iso-10646/iu.test(named) ? "utf-8" : named;
};

const decoderOf = (encoding: string, fatal: boolean): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return new TextDecoder("utf-8", { fatal });
  }
};

/**
 * The text of an XML file in any encoding that a browser reads.
 * @throws {TypeError} when its bytes are no text
 */
export const xmlText = (bytes: Uint8Array): string => decoderOf(encodingOf(bytes), true).decode(bytes);

/** The text of a file's beginning, which may end inside a letter. */
export const headText = (bytes: Uint8Array): string => decoderOf(encodingOf(bytes), false).decode(bytes);

/** The first position that is not a space. */
const afterSpace = (text: string, from: number): number => {
  let at = from;
  while (/\s/u.test(text.charAt(at))) at += 1;
  return at;
};

/** The end of a document type, whose own part in square brackets may hold others. */
const afterType = (text: string, from: number): number => {
  const close = text.indexOf(">", from);
  const own = text.indexOf("[", from);
  if (own < 0 || own > close) return close < 0 ? -1 : close + 1;
  const end = text.indexOf("]", own);
  const after = end < 0 ? -1 : text.indexOf(">", end);
  return after < 0 ? -1 : after + 1;
};

/** The local name of an XML document's root element; undefined for other text, and for a head that ends before it. */
export const rootName = (head: string): string | undefined => {
  let at = afterSpace(head, 0);
  while (head.startsWith("<!", at) || head.startsWith("<?", at)) {
    const end = head.startsWith("<!--", at) ? "-->" : "?>";
    const found = head.indexOf(end, at + 2);
    const next = head.startsWith("<!D", at) ? afterType(head, at) : found < 0 ? -1 : found + end.length;
    if (next < 0) return undefined;
    at = afterSpace(head, next);
  }
  return /^<(?:[\w.-]{1,100}:)?([\w.-]{1,100})[\s/>]/u.exec(head.slice(at, at + 220))?.[1]?.toLowerCase();
};
