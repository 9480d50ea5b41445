import { endingOf, plainName } from "../file-name.ts";
import { drawAvatar, isSoundPicture } from "../pictures.ts";
import { readLogo } from "../read-logo.ts";
import { refuse } from "../refusal.ts";
import { checkJpeg } from "./check-jpeg.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkPng } from "./check-png.ts";
import { checkPsd } from "./check-psd.ts";
import { checkSvg } from "./check-svg.ts";
import { checkTiff } from "./check-tiff.ts";
import { checkZip } from "./check-zip.ts";
import { kindOf, type FileKind } from "./kind-of.ts";

/** The detected type of a file. */
export interface Inspected {
  readonly mime: string;
  readonly name: string;
}

interface Kind {
  readonly mime: string;
  /** Extensions that fit this type. */
  readonly endings: readonly string[];
  /** Checks the file's structure before a library reads it; throws a `RefusedFile`. */
  readonly check: (bytes: Buffer) => unknown;
  /** Whether the file can be decoded completely, as the print file requires. */
  readonly isReadable: (bytes: Buffer) => Promise<boolean>;
}

const canBePrinted = (mime: string) => async (bytes: Buffer) => (await readLogo(bytes, mime)) !== undefined;
// These are never rendered, so only the header is checked.
const header = async () => true;

const KINDS: Readonly<Record<FileKind, Kind>> = {
  jpeg: {
    mime: "image/jpeg",
    endings: ["jpg", "jpeg"],
    check: checkJpeg,
    isReadable: (bytes) => isSoundPicture(bytes, "jpeg"),
  },
  png: { mime: "image/png", endings: ["png"], check: checkPng, isReadable: (bytes) => isSoundPicture(bytes, "png") },
  tiff: {
    mime: "image/tiff",
    endings: ["tif", "tiff"],
    check: checkTiff,
    isReadable: (bytes) => isSoundPicture(bytes, "tiff"),
  },
  svg: { mime: "image/svg+xml", endings: ["svg"], check: checkSvg, isReadable: canBePrinted("image/svg+xml") },
  pdf: {
    mime: "application/pdf",
    endings: ["pdf", "ai"],
    check: checkPdf,
    isReadable: canBePrinted("application/pdf"),
  },
  postscript: { mime: "application/postscript", endings: ["ps", "eps", "ai"], check: () => {}, isReadable: header },
  psd: {
    mime: "image/vnd.adobe.photoshop",
    endings: ["psd"],
    check: checkPsd,
    isReadable: canBePrinted("image/vnd.adobe.photoshop"),
  },
  zip: { mime: "application/zip", endings: ["zip"], check: checkZip, isReadable: header },
};

/**
 * Detects the type of an order's file by its bytes; name and extension must match. The file is decoded completely.
 *
 * @throws {RefusedFile}
 */
export const inspectOrderFile = async (bytes: Buffer, givenName: string): Promise<Inspected> => {
  const name = plainName(givenName) ?? refuse("file.name");
  const kind = KINDS[kindOf(bytes) ?? refuse("file.logo")];
  if (!kind.endings.includes(endingOf(name))) refuse("file.logo");
  await kind.check(bytes);
  if (!(await kind.isReadable(bytes))) refuse("file.damaged");
  return { mime: kind.mime, name };
};

/**
 * Checks an avatar and encodes it again.
 *
 * @returns WebP
 * @throws {RefusedFile}
 */
export const inspectAvatar = async (bytes: Buffer): Promise<Buffer> => {
  const kind = kindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") return refuse("file.avatar");
  await KINDS[kind].check(bytes);
  return (await drawAvatar(bytes)) ?? refuse("file.damaged");
};
