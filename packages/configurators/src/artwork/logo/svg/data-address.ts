const ADDRESS = /^data:([\w.+/-]{0,100})((?:;[\w.+-]{1,40}(?:=[^;,]{0,60})?){0,9}),/iu;
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

/** The bytes that an address contains; undefined for one of something elsewhere, or that cannot be read. */
export const bytesOfAddress = (address: string): Uint8Array | undefined => {
  const [start = "", , settings = ""] = ADDRESS.exec(address.trim()) ?? [];
  if (start === "") return undefined;
  // What follows a number sign names a part of the content.
  const [content = ""] = address.trim().slice(start.length).split("#");
  const bytes = percentBytes(content);
  return /;base64$/iu.test(settings) ? base64Bytes(new TextDecoder("latin1").decode(bytes)) : bytes;
};
