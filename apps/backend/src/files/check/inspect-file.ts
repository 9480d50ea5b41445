import { UnprintableLogo, type LogoFault } from "@lucarne/configurators/artwork/logo/fault";
import { checkPhoto } from "@lucarne/configurators/artwork/template/check-photo";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { readLogo } from "@lucarne/configurators/render/read-logo";

import { convertPostScript } from "../postscript/convert-postscript.ts";
import { endingOf, plainName } from "../file-name.ts";
import { drawAvatar, drawPhoto, isSoundPicture, type PrintPhoto } from "../pictures.ts";
import { refuse, type Refusal } from "../refusal.ts";
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
  /** What is stored instead of the uploaded bytes. */
  readonly converted?: Buffer;
}

interface Kind {
  readonly mime: string;
  /** Extensions that fit this type. */
  readonly endings: readonly string[];
  /** Checks the file's structure before a library reads it; throws a `RefusedFile`. */
  readonly check: (bytes: Buffer) => unknown;
  /** The format, for a picture that a library decodes completely. */
  readonly picture?: "jpeg" | "png" | "tiff";
}

const KINDS: Readonly<Record<FileKind, Kind>> = {
  jpeg: { mime: "image/jpeg", endings: ["jpg", "jpeg"], check: checkJpeg, picture: "jpeg" },
  png: { mime: "image/png", endings: ["png"], check: checkPng, picture: "png" },
  tiff: { mime: "image/tiff", endings: ["tif", "tiff"], check: checkTiff, picture: "tiff" },
  svg: { mime: "image/svg+xml", endings: ["svg"], check: checkSvg },
  pdf: {
    mime: "application/pdf",
    endings: ["pdf", "ai"],
    check: checkPdf,
  },
  postscript: { mime: "application/postscript", endings: ["ps", "eps", "ai"], check: () => {} },
  psd: {
    mime: "image/vnd.adobe.photoshop",
    endings: ["psd"],
    check: checkPsd,
  },
  zip: { mime: "application/zip", endings: ["zip"], check: checkZip },
};

/** The message to the sender of an unprintable logo. */
const REFUSALS: Readonly<Record<LogoFault, Refusal["text"]>> = {
  damaged: "file.damaged",
  locked: "file.encrypted",
  text: "file.svg_text",
  fonts: "file.pdf_fonts",
  effects: "file.svg_effects",
  unsupported: "file.unsupported",
  "too-complex": "file.too_complex",
};

/** Reads the file as the print file does, so that nothing is accepted that is later left out (CONF-25). */
const checkPrintable = async (bytes: Buffer, name: string): Promise<void> => {
  try {
    await readLogo({ bytes, name, href: "" });
  } catch (error) {
    // A library went deeper than the stack, or wanted a longer list than there can be.
    if (error instanceof RangeError) refuse("file.too_complex");
    if (!(error instanceof UnprintableLogo)) throw error;
    refuse(REFUSALS[error.fault]);
  }
};

/**
 * Detects the type of an order's file by its bytes; name and extension must match. The file is decoded completely, and
 * read as the print file reads it. With Ghostscript, EPS and older Illustrator files become PDFs.
 *
 * @param ghostscript path of the program, where the server uses it
 * @throws {RefusedFile}
 */
export const inspectOrderFile = async (bytes: Buffer, givenName: string, ghostscript?: string): Promise<Inspected> => {
  const name = plainName(givenName) ?? refuse("file.name");
  const kind = KINDS[kindOf(bytes) ?? refuse("file.logo")];
  const ending = endingOf(name);
  if (!kind.endings.includes(ending)) refuse("file.logo");
  if (kind === KINDS.postscript && ghostscript !== undefined) {
    const converted = await convertPostScript(bytes, ghostscript);
    if (kindOf(converted) !== "pdf") refuse("file.damaged");
    const inspected = await inspectOrderFile(converted, `${name.slice(0, -ending.length)}pdf`);
    // The customer's name for it; its type says what it has become.
    return { ...inspected, name, converted };
  }
  await kind.check(bytes);
  if (kind.picture && !(await isSoundPicture(bytes, kind.picture))) refuse("file.damaged");
  await checkPrintable(bytes, name);
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

/** A checked photo, as it is stored. */
export interface InspectedPhoto extends PrintPhoto {
  readonly name: string;
}

/**
 * Checks a photo for a product's cover and encodes it for print.
 *
 * @param product name of its template
 * @throws {RefusedFile}
 */
export const inspectPhoto = async (bytes: Buffer, givenName: string, product: string): Promise<InspectedPhoto> => {
  const name = plainName(givenName) ?? refuse("file.name");
  const kind = kindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") return refuse("file.avatar");
  const ending = endingOf(name);
  if (!KINDS[kind].endings.includes(ending)) refuse("file.avatar");
  const template = TEMPLATES.find((one) => one.product === product) ?? refuse("file.avatar");
  await KINDS[kind].check(bytes);
  if (!(await isSoundPicture(bytes, kind))) refuse("file.damaged");
  const photo = (await drawPhoto(bytes, template)) ?? refuse("file.too_complex");
  const check = checkPhoto(template, photo);
  if (check?.verdict === "too-small") refuse("file.photo_small", { ...check.needed });
  return { ...photo, name: kind === "jpeg" ? name : `${name.slice(0, -ending.length)}jpg` };
};
