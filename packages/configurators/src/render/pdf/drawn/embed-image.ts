import { PDFName, PDFRawStream, type PDFDocument, type PDFImage, type PDFRef } from "@cantoo/pdf-lib";
import { embeddedProfile, type EmbeddedPictureProfile } from "../../../artwork/logo/colour/embedded-profile.ts";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";
import { MAX_INK } from "../../../artwork/logo/colour/ink.ts";
import { LOGO_HEAD, logoKind, pdfStart } from "../../../artwork/logo/kind.ts";
import { toSamples, type LogoPlanes } from "../../../artwork/logo/pixels.ts";
import type { Orientation } from "../../../artwork/logo/raster/orientation.ts";
import { readJpeg } from "../../../artwork/logo/raster/read-jpeg.ts";
import { readSvg } from "../../../artwork/logo/read-svg.ts";
import type { ColourSpace } from "./colours.ts";
import { numbers } from "../ink/operators.ts";
import { paint } from "./paint.ts";
import { embedPdfLogo } from "../placed/pdf-logo.ts";
import { tagRgb } from "./tag-rgb.ts";
import { iccColours } from "./standard.ts";
import type { Resources } from "../placed/resources.ts";

/** Matrices that turn a picture in a unit square (y up) upright, by its EXIF orientation. */
const UPRIGHT: Readonly<Record<Orientation, readonly number[]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/** Components of a picture in inks. */
const CMYK = 4;
const COLOURS = PDFName.of("ColorSpace");
const COMPONENTS: ReadonlyMap<unknown, number> = new Map([
  [PDFName.of("DeviceGray"), 1],
  [PDFName.of("DeviceRGB"), 3],
]);

/**
 * Adds an image with its own profile, as browsers show it. RGB without one is sRGB. Grey without one stays black ink,
 * and CMYK stays as it is.
 */
const tagged = async (
  document: PDFDocument,
  image: PDFImage,
  own: EmbeddedPictureProfile | undefined,
  { space }: ColourSpace,
): Promise<PDFRef> => {
  await image.embed();
  const stream = document.context.lookup(image.ref);
  if (!(stream instanceof PDFRawStream)) throw new Error("The picture has no pixels");
  const components = COMPONENTS.get(stream.dict.get(COLOURS));
  if (own && own.components === components)
    stream.dict.set(COLOURS, iccColours(document, own.components, own.icc, false).colours);
  else if (components === 3 && typeof space !== "string") stream.dict.set(COLOURS, space);
  return image.ref;
};

/** Decoded planes in their own colours: grey and CMYK stay as they are, RGB gets its profile. */
const planes = ({ context }: PDFDocument, read: LogoPlanes, { space }: ColourSpace): PDFRef => {
  const picture = { Type: "XObject", Subtype: "Image", Width: read.width, Height: read.height, BitsPerComponent: 8 };
  const colours = { grey: "DeviceGray", rgb: space, cmyk: "DeviceCMYK" } as const;
  const { opacity } = read;
  const mask = opacity && context.flateStream(Uint8Array.from(opacity), { ...picture, ColorSpace: "DeviceGray" });
  return context.register(
    context.flateStream(toSamples(read), {
      ...picture,
      ColorSpace: colours[read.model],
      ...(mask && { SMask: context.register(mask) }),
    }),
  );
};

/** A JPEG in inks that has more than the press takes: decoded, with its inks limited. Undefined for any other. */
const limitedJpeg = async (
  document: PDFDocument,
  bytes: Uint8Array,
  pictures: ColourSpace,
): Promise<PDFRef | undefined> => {
  const { readPlanes } = await import("../../../artwork/logo/read-planes.ts");
  const read = await readPlanes(bytes);
  return (read.ink ?? 0) > MAX_INK ? planes(document, read, pictures) : undefined;
};

/** A JPEG as it is, or with its inks limited, turned upright. */
const jpeg = async (
  document: PDFDocument,
  resources: Resources,
  bytes: Uint8Array,
  pictures: ColourSpace,
): Promise<PDFRef> => {
  const { orientation = 1, components } = readJpeg(bytes) ?? {};
  const limited = components === CMYK ? await limitedJpeg(document, bytes, pictures) : undefined;
  const own = await embeddedProfile(bytes, "jpeg");
  const image = limited ?? (await tagged(document, await document.embedJpg(bytes), own, pictures));
  if (orientation === 1) return image;
  const content = `q ${numbers(UPRIGHT[orientation])} cm /${resources.image(image)} Do Q`;
  return resources.unitForm(content);
};

/**
 * Embeds an uploaded picture in a document, filling a unit square: vectors of a PDF or SVG as vectors, pixels as pixels
 * in their own colours, and inks within the limit (CONF-28).
 * @throws {Error} when it is none of these or cannot be read
 */
export const embedImage = async (
  document: PDFDocument,
  resources: Resources,
  bytes: Uint8Array,
  pictures: ColourSpace,
): Promise<PDFRef> => {
  switch (logoKind(bytes.subarray(0, LOGO_HEAD))) {
    case "png":
      return tagged(document, await document.embedPng(bytes), await embeddedProfile(bytes, "png"), pictures);
    case "jpeg":
      return jpeg(document, resources, bytes, pictures);
    case "pdf": {
      const { ref } = (await embedPdfLogo(document, bytes.subarray(pdfStart(bytes)))).page;
      tagRgb(document.context, ref, pictures.space);
      return ref;
    }
    case "svg": {
      const { operations, width, height } = readSvg(bytes);
      const box = { x: 0, y: 0, width, height };
      const content = paint(operations, { resources, sheet: box, images: new Map(), pictures }, pictures);
      return resources.curves(content, box);
    }
    case "tiff":
    case "psd": {
      const { readPlanes } = await import("../../../artwork/logo/read-planes.ts");
      return planes(document, await readPlanes(bytes), pictures);
    }
    case "svgz":
    case "postscript":
    case "zip":
    case undefined:
      throw new UnprintableLogo("unsupported");
  }
};
