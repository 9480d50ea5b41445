import { UnprintableLogo, type LogoFault } from "@lucarne/configurators/artwork/logo/fault";
import { pdfStart, type LogoKind } from "@lucarne/configurators/artwork/logo/kind";
import type { LogoPlanes } from "@lucarne/configurators/artwork/logo/pixels";
import { readPlanes } from "@lucarne/configurators/artwork/logo/read-planes";
import { drawSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { MAX_UNPACKED_SVG, unpackSvg } from "@lucarne/configurators/artwork/logo/unpack-svg";
import { XML_LIMITS, XmlLimit } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import { checkPhoto } from "@lucarne/configurators/artwork/template/check-photo";
import { EVERY_FORMAT, TEMPLATES } from "@lucarne/configurators/products/all";
import { withDrawnNotes } from "@lucarne/configurators/render/pdf/drawn-notes";
import { loadPdf } from "@lucarne/configurators/render/pdf/pdf-logo";
import { readLogo } from "@lucarne/configurators/render/read-logo";

import { convertPostScript } from "../postscript/convert-postscript.ts";
import { endingOf, plainName, withEnding } from "../upload/file-name.ts";
import { drawAvatar, drawPhoto, isSoundPicture, isWholePicture, type PrintPhoto } from "../pictures/pictures.ts";
import { drawPlainSvg, type Formats, isLargeTiff, plainJpeg, plainPng, plainTiff } from "../pictures/logo-pictures.ts";
import { withDisplayP3 } from "../pictures/display-p3.ts";
import { taggedPng } from "../pictures/tagged-png.ts";
import { refuse, RefusedFile, type Refusal } from "../refusal.ts";
import { checkJpeg } from "./picture/check-jpeg.ts";
import { checkPdf } from "./pdf/check-pdf.ts";
import { checkPng } from "./picture/check-png.ts";
import { checkPsd } from "./picture/check-psd.ts";
import { checkSvg } from "./svg/check-svg.ts";
import { checkTiff } from "./picture/check-tiff.ts";
import { checkVisibleDrawing, checkVisiblePdf, checkVisiblePicture } from "./check-visible.ts";
import { checkZip } from "./check-zip.ts";
import { kindOf } from "./kinds.ts";
import { programOf } from "./program-of.ts";

/** The detected type of a file. */
export interface Inspected {
  readonly mime: string;
  readonly name: string;
  /** What is stored instead of the uploaded bytes. */
  readonly converted?: Buffer;
}

interface Kind {
  readonly mime: string;
  /** Extensions that fit this type; the first one is given to a name with another. */
  readonly endings: readonly [string, ...string[]];
  /** Checks the file's structure before a library reads it; throws a `RefusedFile`. */
  readonly check?: (bytes: Buffer) => unknown;
  /** The format, for a picture that a library decodes completely. */
  readonly picture?: "jpeg" | "png" | "tiff";
}

const KINDS: Readonly<Record<LogoKind, Kind>> = {
  jpeg: { mime: "image/jpeg", endings: ["jpg", "jpeg", "jfif", "jpe"], check: checkJpeg, picture: "jpeg" },
  png: { mime: "image/png", endings: ["png", "apng"], check: checkPng, picture: "png" },
  tiff: { mime: "image/tiff", endings: ["tif", "tiff"], check: checkTiff, picture: "tiff" },
  svg: { mime: "image/svg+xml", endings: ["svg", "svgz"] },
  svgz: { mime: "image/svg+xml", endings: ["svg", "svgz"] },
  pdf: { mime: "application/pdf", endings: ["pdf", "ai"] },
  postscript: { mime: "application/postscript", endings: ["ps", "eps", "ai"] },
  psd: {
    mime: "image/vnd.adobe.photoshop",
    endings: ["psd", "psb"],
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
  outside: "file.svg_not_drawing",
  unsupported: "file.unsupported",
  "too-complex": "file.too_complex",
};

const refuseLimit = ({ limit }: XmlLimit): never => {
  const most = XML_LIMITS[limit];
  if (limit === "levels") return refuse("file.too_deep", { levels: most });
  return limit === "characters"
    ? refuse("file.svg_too_large", { megabytes: most / 1_000_000 })
    : refuse("file.too_many_parts", { parts: most });
};

/** Refuses what a reader has refused, in words for its sender. */
const refuseFault = (error: unknown): never => {
  // A library exceeded the stack or the maximum length of a list.
  if (error instanceof RangeError) return refuse("file.too_complex");
  if (error instanceof XmlLimit) return refuseLimit(error);
  if (error instanceof UnprintableLogo) return refuse(REFUSALS[error.fault]);
  throw error;
};

/** Reads the file as the print file does, so that nothing is accepted that is later left out (CONF-25). */
const checkPrintable = async (bytes: Buffer, name: string): Promise<void> => {
  await readLogo({ bytes, name, href: "" }).catch(refuseFault);
};

/** What is stored for a file. */
type Stored = Pick<Inspected, "mime" | "converted">;

const PNG = KINDS.png.mime;

/** Where a JPEG's pixels begin, and what says that they end. */
const JPEG_SCAN = Buffer.from("ffda", "hex");
const JPEG_END = Buffer.from("ffd9", "hex");

/** A JPEG of which only the mark of its end is missing, with it; browsers show one without. */
const wholeJpeg = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN)) return bytes;
  const ended = Buffer.concat([bytes, JPEG_END]);
  checkJpeg(ended);
  return (await isWholePicture(ended)) ? ended : refuse("file.damaged");
};

/** Curves where our own drawing can show them, else a picture. */
const storedSvg = async (bytes: Buffer, formats: Formats): Promise<Stored> => {
  const plain = await checkSvg(bytes).catch(refuseFault);
  try {
    drawSvg(plain);
    await checkVisibleDrawing(plain);
    const size = { width: plain.width / plain.pixel, height: plain.height / plain.pixel };
    return { mime: KINDS.svg.mime, converted: Buffer.from(writeXml(plain.root, size)) };
  } catch (error) {
    if (!(error instanceof UnprintableLogo) || error.fault !== "effects") return refuseFault(error);
  }
  if (plain.hasText) refuse("file.svg_text");
  await checkVisibleDrawing(plain).catch(refuseFault);
  return { mime: PNG, converted: await drawPlainSvg(plain, formats).catch(refuseFault) };
};

/** The SVG in a packed one. */
const unpackedSvg = async (packed: Buffer): Promise<Buffer> => {
  try {
    const bytes = Buffer.from(await unpackSvg(packed));
    return kindOf(bytes) === "svg" ? bytes : refuse("file.logo");
  } catch (error) {
    if (!(error instanceof UnprintableLogo) || error.fault !== "too-complex") return refuseFault(error);
    return refuse("file.unpacks_too_large", { megabytes: MAX_UNPACKED_SVG / 1_000_000 });
  }
};

/** The PDF without the password of its owner. */
const opened = async (bytes: Buffer): Promise<Buffer> => {
  try {
    await checkPdf(bytes);
    return bytes;
  } catch (error) {
    if (!(error instanceof RefusedFile) || error.refusal.text !== "file.encrypted") throw error;
  }
  const document = await loadPdf(bytes).catch(refuseFault);
  const converted = Buffer.from(await document.save({ useObjectStreams: false }));
  await checkPdf(converted);
  return converted;
};

/** The PDF without what is before it and the password of its owner, with its notes as a part of its page. */
const storedPdf = async (bytes: Buffer): Promise<Stored> => {
  const { mime } = KINDS.pdf;
  const start = pdfStart(bytes);
  const own = await opened(start === 0 ? bytes : bytes.subarray(start));
  const noted = await withDrawnNotes(own).catch(refuseFault);
  const converted = noted ? Buffer.from(noted) : own;
  if (noted) await checkPdf(converted);
  await checkVisiblePdf(converted);
  return converted === bytes ? { mime } : { mime, converted };
};

const storedPng = async (bytes: Buffer, formats: Formats): Promise<Stored> => {
  const tagged = await withDisplayP3(bytes);
  const converted = await plainPng(tagged, formats);
  if (converted) return { mime: PNG, converted };
  return tagged === bytes ? { mime: PNG } : { mime: PNG, converted: tagged };
};

const storedJpeg = async (bytes: Buffer, formats: Formats): Promise<Stored> => {
  const { mime } = KINDS.jpeg;
  const converted = await plainJpeg(bytes, formats);
  return converted ? { mime, converted } : { mime };
};

/** A picture as it is, or in its own profile as a PNG. */
const storedPlanes = async (planes: LogoPlanes, mime: string): Promise<Stored> =>
  planes.profile ? { mime: PNG, converted: await taggedPng(planes, planes.profile.icc) } : { mime };

/** A TIFF whose colours only our own reader has. */
const storedOwnTiff = async (bytes: Buffer): Promise<Stored> => {
  const planes = await readPlanes(bytes).catch(refuseFault);
  if (planes.opacity?.every((level) => level === 0) === true) refuse("file.nothing_shown");
  return storedPlanes(planes, KINDS.tiff.mime);
};

const storedTiff = async (bytes: Buffer, formats: Formats): Promise<Stored> => {
  if (!(await isLargeTiff(bytes, formats))) {
    try {
      return await storedPlanes(await readPlanes(bytes), KINDS.tiff.mime);
    } catch (error) {
      // The file is valid, but our reader, which keeps the inks, does not support it.
      if (!(error instanceof UnprintableLogo) || error.fault === "too-complex") return refuseFault(error);
    }
  }
  return { mime: PNG, converted: await plainTiff(bytes, formats) };
};

const storedPostScript = async (bytes: Buffer, ghostscript: string | undefined): Promise<Stored> => {
  if (ghostscript === undefined) return { mime: KINDS.postscript.mime };
  const converted = await convertPostScript(bytes, ghostscript);
  if (kindOf(converted) !== "pdf") refuse("file.damaged");
  return { converted, ...(await storedPdf(converted)) };
};

/** What an order's file is for, and what the server has for it. */
export interface OrderFileSetting {
  /** Product whose sheet shows the logo, where the sender names one. */
  readonly product?: string | undefined;
  /** Path of the program, where the server uses it. */
  readonly ghostscript?: string | undefined;
}

/** Refusals whose texts say the steps in a program. */
const WITH_STEPS: ReadonlySet<Refusal["text"]> = new Set([
  "file.pdf_fonts",
  "file.svg_effects",
  "file.svg_not_drawing",
  "file.svg_text",
]);

/** What a file was refused with, and the program whose steps the sender needs. */
const withProgram = (error: unknown, bytes: Buffer): unknown => {
  const program = error instanceof RefusedFile && WITH_STEPS.has(error.refusal.text) ? programOf(bytes) : undefined;
  return error instanceof RefusedFile && program !== undefined
    ? new RefusedFile({ ...error.refusal, params: { ...error.refusal.params, program } })
    : error;
};

const inspected = async (
  given: Buffer,
  givenName: string,
  { product, ghostscript }: OrderFileSetting,
): Promise<Inspected> => {
  const formats = EVERY_FORMAT.filter((format) => format.product === product);
  const plain = plainName(givenName) ?? refuse("file.name");
  const kind = kindOf(given) ?? refuse("file.logo");
  const { endings, check, picture, mime } = KINDS[kind];
  // Documents of many programs are archives, too: only a name says that one is meant as an archive.
  if (kind === "zip" && !endings.includes(endingOf(plain))) refuse("file.logo");
  const name = plainName(withEnding(plain, endings)) ?? refuse("file.name");
  const bytes = kind === "jpeg" ? await wholeJpeg(given) : given;
  await check?.(bytes);
  const isOwnTiff = kind === "tiff" && checkTiff(bytes);
  if (picture && !isOwnTiff && !(await isSoundPicture(bytes, picture))) {
    // The library reports a colour mode or packing that it cannot read, such as a logarithmic one or LZMA, as damage.
    if (picture === "tiff") await checkPrintable(bytes, name);
    refuse("file.damaged");
  }
  if (picture && !isOwnTiff) await checkVisiblePicture(bytes);
  const stored: Readonly<Partial<Record<LogoKind, () => Promise<Stored>>>> = {
    svg: () => storedSvg(bytes, formats),
    svgz: async () => storedSvg(await unpackedSvg(bytes), formats),
    pdf: () => storedPdf(bytes),
    png: () => storedPng(bytes, formats),
    jpeg: () => storedJpeg(bytes, formats),
    tiff: () => (isOwnTiff ? storedOwnTiff(bytes) : storedTiff(bytes, formats)),
    psd: async () => storedPlanes(await readPlanes(bytes).catch(refuseFault), KINDS.psd.mime),
    postscript: () => storedPostScript(bytes, ghostscript),
  };
  const { converted = bytes, ...more } = (await stored[kind]?.()) ?? { mime };
  await checkPrintable(converted, name);
  return { ...more, name, ...(converted !== given && { converted }) };
};

/**
 * Detects the type of an order's file by its bytes; a name with another ending gets one of that type, which only an
 * archive must have. The file is decoded completely. What
 * the print file does not read as it is, is converted to what it reads: preview and print are made of the stored file
 * alone (CONF-25). A picture is scaled to what its product can show.
 *
 * @throws {RefusedFile}
 */
export const inspectOrderFile = (
  given: Buffer,
  givenName: string,
  setting: OrderFileSetting = {},
): Promise<Inspected> =>
  inspected(given, givenName, setting).catch((error: unknown) => Promise.reject(withProgram(error, given)));

/**
 * Checks an avatar and encodes it again.
 *
 * @returns WebP
 * @throws {RefusedFile}
 */
export const inspectAvatar = async (bytes: Buffer): Promise<Buffer> => {
  const kind = kindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") return refuse("file.avatar");
  await KINDS[kind].check?.(bytes);
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
  const plain = plainName(givenName) ?? refuse("file.name");
  const kind = kindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") return refuse("file.avatar");
  // Every photo is stored as a JPEG.
  const name = plainName(withEnding(plain, KINDS.jpeg.endings)) ?? refuse("file.name");
  const template = TEMPLATES.find((one) => one.product === product) ?? refuse("file.avatar");
  await KINDS[kind].check?.(bytes);
  if (!(await isSoundPicture(bytes, kind))) refuse("file.damaged");
  const photo =
    (await drawPhoto(kind === "png" ? await withDisplayP3(bytes) : bytes, template)) ?? refuse("file.too_complex");
  const check = checkPhoto(template, photo);
  if (check?.verdict === "too-small") refuse("file.photo_small", { ...check.needed });
  return { ...photo, name };
};
