import { LOGO_HEAD, logoKind, type LogoKind } from "../../artwork/logo/kind.ts";
import { MAX_FILE_BYTES } from "../../products/limits.ts";

/** Why a file is not even read. */
export type FileFault = "too-large" | "wrong-type" | "empty";

interface AllowedKind {
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

/** Accepted kinds. Browsers report no type for some, or different types on each system. */
const KINDS: readonly AllowedKind[] = [
  { extensions: ["pdf"], types: ["application/pdf"] },
  { extensions: ["ai", "eps", "ps"], types: ["application/postscript", "application/illustrator", "image/x-eps"] },
  { extensions: ["png", "apng"], types: ["image/png", "image/apng"] },
  { extensions: ["svg", "svgz"], types: ["image/svg+xml"] },
  { extensions: ["jpg", "jpeg", "jfif", "jpe"], types: ["image/jpeg"] },
  { extensions: ["zip"], types: ["application/zip", "application/x-zip-compressed"] },
  { extensions: ["tiff", "tif"], types: ["image/tiff"] },
  {
    extensions: ["psd", "psb"],
    types: ["image/vnd.adobe.photoshop", "application/x-photoshop", "application/photoshop"],
  },
];

const EXTENSIONS = KINDS.flatMap(({ extensions }) => extensions);
const TYPES = KINDS.flatMap(({ types }) => types);

/** For a file input: extensions and types, because a picker with types only hides EPS and AI. */
export const LOGO_ACCEPT = [...EXTENSIONS.map((extension) => `.${extension}`), ...TYPES].join(",");

/** Other spellings of the same kinds, which need no words. */
const OTHER_SPELLINGS: ReadonlySet<string> = new Set(["tif", "jfif", "jpe", "apng", "svgz", "psb", "ps"]);
const isShown = (extension: string): boolean => !OTHER_SPELLINGS.has(extension);

/** Accepted kinds as shown to customers. */
export const LOGO_EXTENSIONS = EXTENSIONS.filter(isShown).map((name) => name.toUpperCase());

/** A photo is a picture of pixels that every browser and the print file can hold. */
const PHOTO_KINDS = KINDS.filter(({ types }) => types.some((type) => type === "image/jpeg" || type === "image/png"));

export const PHOTO_ACCEPT = PHOTO_KINDS.flatMap(({ types }) => types).join(",");

export const PHOTO_EXTENSIONS = PHOTO_KINDS.flatMap(({ extensions }) => extensions)
  .filter(isShown)
  .map((name) => name.toUpperCase());

/** The kind of a file by its bytes. */
export const kindOf = async (file: Blob): Promise<LogoKind | undefined> =>
  logoKind(new Uint8Array(await file.slice(0, LOGO_HEAD).arrayBuffer()));

/** Documents of many programs are archives, too: only a name says that one is meant as an archive. */
const isNamedZip = ({ name }: Pick<File, "name">): boolean => name.toLowerCase().endsWith(".zip");

/**
 * Checks a chosen logo or photo before the upload, by its bytes: a picture may have the ending of another kind. The server
 * checks again.
 */
export const fileFault = async (file: File, of: "logo" | "photo" = "logo"): Promise<FileFault | undefined> => {
  if (file.size > MAX_FILE_BYTES) return "too-large";
  if (file.size === 0) return "empty";
  const kind = await kindOf(file);
  const isPhoto = kind === "jpeg" || kind === "png";
  const fits = of === "photo" ? isPhoto : kind !== undefined && (kind !== "zip" || isNamedZip(file));
  return fits ? undefined : "wrong-type";
};
