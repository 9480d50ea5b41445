/** What a data address starts with, and its longest type with settings. */
const START = "data:";
const MAX_HEAD = 500;
const PERCENT = 0x25;

const hexOf = (bytes: Uint8Array, at: number): number => {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[\da-f]{2}$/iu.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
};

/** Bytes of a text in which some are written as `%3C`. A percent sign that starts no byte stays. */
const percentBytes = (text: string): Uint8Array => {
  const written = new TextEncoder().encode(text);
  if (!text.includes("%")) return written;
  const bytes = new Uint8Array(written.length);
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    const byte = written[at] === PERCENT ? hexOf(written, at + 1) : Number.NaN;
    bytes[length] = Number.isNaN(byte) ? (written[at] ?? 0) : byte;
    length += 1;
    if (!Number.isNaN(byte)) at += 2;
  }
  return bytes.slice(0, length);
};

const base64Bytes = (text: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s/gu, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** An address that contains its content. */
interface DataAddress {
  /** As it is written, in small letters. */
  readonly type: string;
  readonly isBase64: boolean;
  readonly content: string;
}

const partsOf = (address: string): DataAddress | undefined => {
  const from = address.slice(0, MAX_HEAD).search(/\S/u);
  if (from < 0 || address.slice(from, from + START.length).toLowerCase() !== START) return undefined;
  const comma = address.indexOf(",", from);
  if (comma < 0 || comma - from > MAX_HEAD) return undefined;
  const [type = "", ...settings] = address
    .slice(from + START.length, comma)
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  // What follows a number sign names a part of the content.
  const end = address.indexOf("#", comma);
  const content = address.slice(comma + 1, end < 0 ? undefined : end).trimEnd();
  return { type, isBase64: settings.at(-1) === "base64", content };
};

/** The type that a data address names, in small letters; undefined for any other address. */
export const typeOfAddress = (address: string): string | undefined => partsOf(address)?.type;

/** The bytes that an address contains; undefined for one of something elsewhere, or that cannot be read. */
export const bytesOfAddress = (address: string): Uint8Array | undefined => {
  const parts = partsOf(address);
  if (!parts) return undefined;
  const bytes = percentBytes(parts.content);
  return parts.isBase64 ? base64Bytes(new TextDecoder("latin1").decode(bytes)) : bytes;
};
