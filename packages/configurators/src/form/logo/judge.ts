/** Largest logo in bytes: ten million, not ten mebibytes (document 3, section 5). */
export const LARGEST_LOGO = 10_000_000;

/** Why a file cannot be the logo. */
export type LogoFault = "too-large" | "wrong-type" | "empty";

interface LogoKind {
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

/** What is taken. Browsers give some of these no type at all, or another one on each system. */
const KINDS: readonly LogoKind[] = [
  { extensions: ["pdf"], types: ["application/pdf"] },
  { extensions: ["ai", "eps"], types: ["application/postscript", "application/illustrator", "image/x-eps"] },
  { extensions: ["png"], types: ["image/png"] },
  { extensions: ["svg"], types: ["image/svg+xml"] },
  { extensions: ["jpg", "jpeg"], types: ["image/jpeg"] },
  { extensions: ["zip"], types: ["application/zip", "application/x-zip-compressed"] },
  { extensions: ["tiff", "tif"], types: ["image/tiff"] },
  { extensions: ["psd"], types: ["image/vnd.adobe.photoshop", "application/x-photoshop", "application/photoshop"] },
];

const EXTENSIONS = KINDS.flatMap(({ extensions }) => extensions);
const TYPES = KINDS.flatMap(({ types }) => types);

/** For a file input: every extension and every type, because a picker that knows types only hides EPS and AI. */
export const LOGO_ACCEPT = [...EXTENSIONS.map((extension) => `.${extension}`), ...TYPES].join(",");

/** As it is shown to customers. */
export const LOGO_EXTENSIONS = EXTENSIONS.filter((extension) => extension !== "tif").map((name) => name.toUpperCase());

const hasAllowedName = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  TYPES.includes(type) || EXTENSIONS.includes(name.toLowerCase().split(".").at(-1) ?? "");

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** Bytes that tell what a file is. */
const HEAD = 1024;

/** Says by its first bytes whether a file is of a kind that is taken, whatever its name promises. */
export const hasAllowedBytes = (head: Uint8Array): boolean => {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff)) return true;
  if (startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a)) return true;
  if (startsWith(head, 0x38, 0x42, 0x50, 0x53) || startsWith(head, 0xc5, 0xd0, 0xd3, 0xc6)) return true;
  if (startsWith(head, 0x50, 0x4b, 3, 4)) return true;
  const text = new TextDecoder().decode(head.slice(0, HEAD));
  return text.startsWith("%!PS") || text.includes("%PDF-") || /<svg[\s>]|<!DOCTYPE svg/iu.test(text);
};

/** Judges a chosen file before it is sent; the server judges again. */
export const logoFault = async (file: File): Promise<LogoFault | undefined> => {
  if (file.size > LARGEST_LOGO) return "too-large";
  if (file.size === 0) return "empty";
  if (!hasAllowedName(file)) return "wrong-type";
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return hasAllowedBytes(head) ? undefined : "wrong-type";
};
