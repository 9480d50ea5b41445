import { headText, rootName } from "./svg/text.ts";

/**
 * Kinds of logo files. Postscript is EPS, and Illustrator's format before it contained a PDF; `svgz` is an SVG packed with
 * gzip.
 */
export type LogoKind = "png" | "jpeg" | "tiff" | "psd" | "pdf" | "svg" | "svgz" | "postscript" | "zip";

/** Number of first bytes that identify a file: drawing programs write long comments before a drawing. */
export const LOGO_HEAD = 262_144;
/** How far into a file its PDF may start: readers skip what is before it. */
const PDF_HEAD = 1024;

/** Where a printer's job begins, and what may be before PostScript besides spaces. */
const JOB = "\u001b%-12345X";
const END_OF_FILE = "\u0004";
/** The byte order mark of UTF-8, byte by byte: text editors write it before everything. */
const BYTE_ORDER = "\u00ef\u00bb\u00bf";
/** A first line that programs of Adobe may write before a PDF. */
const PDF_AS_POSTSCRIPT = /^%!PS-Adobe-[\w.]{1,8} PDF-/u;

/** Whether a file is PostScript, after what a printer or a mail program has put before it. */
const isPostScript = (start: string): boolean => {
  const at = start.indexOf("%!");
  const before = start.slice(0, Math.max(0, at));
  const rest = [BYTE_ORDER, END_OF_FILE, "\0"].reduce((text, mark) => text.replaceAll(mark, ""), before).trim();
  return at >= 0 && (rest === "" || rest.startsWith(JOB)) && !PDF_AS_POSTSCRIPT.test(start.slice(at));
};

const SIGNS: readonly (readonly [LogoKind, readonly number[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["tiff", [0x49, 0x49, 0x2a, 0]],
  ["tiff", [0x4d, 0x4d, 0, 0x2a]],
  // With addresses of eight bytes.
  ["tiff", [0x49, 0x49, 0x2b, 0]],
  ["tiff", [0x4d, 0x4d, 0, 0x2b]],
  ["psd", [0x38, 0x42, 0x50, 0x53]],
  ["postscript", [0xc5, 0xd0, 0xd3, 0xc6]],
  ["svgz", [0x1f, 0x8b, 8]],
  ["zip", [0x50, 0x4b, 3, 4]],
  ["zip", [0x50, 0x4b, 5, 6]],
];

/**
 * Identifies a file by its first bytes, regardless of its name and type: an Illustrator file may be a PDF.
 * @returns undefined for a file that is no logo
 */
export const logoKind = (head: Uint8Array): LogoKind | undefined => {
  const signed = SIGNS.find(([, sign]) => sign.every((byte, index) => head[index] === byte));
  if (signed) return signed[0];
  const start = new TextDecoder("latin1").decode(head.subarray(0, PDF_HEAD));
  if (isPostScript(start)) return "postscript";
  if (rootName(headText(head.subarray(0, LOGO_HEAD))) === "svg") return "svg";
  return start.includes("%PDF-") ? "pdf" : undefined;
};

/** Where the PDF of a file starts. */
export const pdfStart = (bytes: Uint8Array): number =>
  Math.max(0, new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEAD)).indexOf("%PDF-"));
