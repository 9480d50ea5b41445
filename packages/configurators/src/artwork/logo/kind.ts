/** Kinds of logo files. Postscript is EPS, and Illustrator's format before it contained a PDF. */
export type LogoKind = "png" | "jpeg" | "tiff" | "psd" | "pdf" | "svg" | "postscript" | "zip";

/** Number of first bytes that identify a file. */
export const LOGO_HEAD = 1024;

const SIGNS: readonly (readonly [LogoKind, readonly number[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["tiff", [0x49, 0x49, 0x2a, 0]],
  ["tiff", [0x4d, 0x4d, 0, 0x2a]],
  ["psd", [0x38, 0x42, 0x50, 0x53]],
  ["postscript", [0xc5, 0xd0, 0xd3, 0xc6]],
  ["zip", [0x50, 0x4b, 3, 4]],
];

/**
 * Identifies a file by its first bytes, regardless of its name and type: an Illustrator file may be a PDF.
 * @returns undefined for a file that is no logo
 */
export const logoKind = (head: Uint8Array): LogoKind | undefined => {
  const signed = SIGNS.find(([, sign]) => sign.every((byte, index) => head[index] === byte));
  if (signed) return signed[0];
  const text = new TextDecoder().decode(head.subarray(0, LOGO_HEAD));
  if (text.startsWith("%!PS")) return "postscript";
  if (text.includes("%PDF-")) return "pdf";
  return /<svg[\s>]|<!DOCTYPE svg/iu.test(text) ? "svg" : undefined;
};
