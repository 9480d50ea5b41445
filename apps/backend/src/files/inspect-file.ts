import { fileTypeFromBuffer } from "file-type";

import { isSafeSvg, looksLikeSvg } from "./check-svg.ts";
import { isSafeZip } from "./check-zip.ts";
import { endingOf, plainName } from "./file-name.ts";
import { fileInvalid } from "./file-problems.ts";
import { isSoundPicture } from "./pictures.ts";

/** What a file is, by its bytes. */
export interface Inspected {
  readonly mime: string;
  readonly name: string;
}

interface Kind {
  readonly mime: string;
  /** Endings that a file of this kind may have. */
  readonly endings: readonly string[];
  readonly isSound: (bytes: Buffer) => Promise<boolean>;
}

const picture = (format: string) => (bytes: Buffer) => isSoundPicture(bytes, [format]);
// Never drawn by the server: that the header is right is all that can be said.
const header = async () => true;

/** The accepted logo types (CONF-12), by the type that the first bytes identify. */
const KINDS: Readonly<Record<string, Kind>> = {
  jpg: { mime: "image/jpeg", endings: ["jpg", "jpeg"], isSound: picture("jpeg") },
  png: { mime: "image/png", endings: ["png"], isSound: picture("png") },
  tif: { mime: "image/tiff", endings: ["tif", "tiff"], isSound: picture("tiff") },
  svg: { mime: "image/svg+xml", endings: ["svg"], isSound: isSafeSvg },
  pdf: { mime: "application/pdf", endings: ["pdf", "ai"], isSound: header },
  ai: { mime: "application/postscript", endings: ["ai", "pdf"], isSound: header },
  ps: { mime: "application/postscript", endings: ["ps", "eps", "ai"], isSound: header },
  eps: { mime: "application/postscript", endings: ["eps", "ai", "ps"], isSound: header },
  psd: { mime: "image/vnd.adobe.photoshop", endings: ["psd"], isSound: header },
  zip: { mime: "application/zip", endings: ["zip"], isSound: isSafeZip },
};

const kindOf = async (bytes: Buffer): Promise<Kind | undefined> => {
  const found = await fileTypeFromBuffer(bytes);
  if (found && found.ext !== "xml") return KINDS[found.ext];
  return looksLikeSvg(bytes) ? KINDS["svg"] : undefined;
};

/**
 * Says what an order's file is, by its bytes; name and ending must fit.
 *
 * @throws {Problem} `file_invalid`
 */
export const inspectOrderFile = async (bytes: Buffer, givenName: string): Promise<Inspected> => {
  const name = plainName(givenName);
  const kind = bytes.length > 0 && name !== undefined ? await kindOf(bytes) : undefined;
  if (!name || !kind?.endings.includes(endingOf(name)) || !(await kind.isSound(bytes))) throw fileInvalid("file.logo");
  return { mime: kind.mime, name };
};
