import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFRawStream,
  type PDFObject,
} from "@cantoo/pdf-lib";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";

const key = (name: string): PDFName => PDFName.of(name);
const TIFF_PREDICTOR = 2;
const PNG_PREDICTOR = 10;

/**
 * Unpacks a stream up to a size.
 * @throws {UnprintableLogo} `too-complex` when it is larger, `damaged` when it cannot be unpacked
 */
export const unpack = (stream: PDFRawStream, most: number): Uint8Array => {
  try {
    const bytes = Uint8Array.from(decodePDFRawStream(stream).getBytes(most + 1));
    if (bytes.length > most) throw new UnprintableLogo("too-complex");
    return bytes;
  } catch (error) {
    throw error instanceof UnprintableLogo ? error : new UnprintableLogo("damaged");
  }
};

const last = (object: PDFObject | undefined): PDFObject | undefined =>
  object instanceof PDFArray ? (object.size() === 0 ? undefined : object.lookup(object.size() - 1)) : object;

/** The usual predictor of a PNG row (ISO 15948, 9.4): the nearest of left, above and upper left. */
const nearest = (left: number, above: number, corner: number): number => {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
};

/** Adds the prediction of each byte, row by row; `step` bytes are a pixel. */
const unpredicted = (packed: Uint8Array, predictor: number, length: number, step: number): Uint8Array => {
  const isPng = predictor >= PNG_PREDICTOR;
  const stride = length + (isPng ? 1 : 0);
  const rows = Math.floor(packed.length / stride);
  const samples = new Uint8Array(rows * length);
  for (let row = 0; row < rows; row += 1) {
    const from = row * stride;
    const kind = isPng ? (packed[from] ?? 0) : 1;
    for (let at = 0; at < length; at += 1) {
      const to = row * length + at;
      const left = at >= step ? (samples[to - step] ?? 0) : 0;
      const above = row > 0 ? (samples[to - length] ?? 0) : 0;
      const corner = row > 0 && at >= step ? (samples[to - length - step] ?? 0) : 0;
      const guesses = [0, left, above, (left + above) >> 1, kind === 4 ? nearest(left, above, corner) : 0];
      samples[to] = (packed[from + (isPng ? 1 : 0) + at] ?? 0) + (guesses[kind] ?? 0);
    }
  }
  return samples;
};

const numberOf = (dict: PDFDict, name: string, otherwise: number): number => {
  const value = dict.lookup(key(name));
  return value instanceof PDFNumber ? value.asNumber() : otherwise;
};

/** Whether the picture stores what the inks leave of the paper; undefined for other ranges. */
const isInverted = (dict: PDFDict): boolean | undefined => {
  const decode = dict.lookup(key("Decode"));
  if (!(decode instanceof PDFArray)) return false;
  const text = decode.asArray().join(" ");
  if (text === "0 1 0 1 0 1 0 1") return false;
  return text === "1 0 1 0 1 0 1 0" ? true : undefined;
};

/**
 * The amounts of ink of a picture with four inks of eight bits, four per pixel.
 * @param most pixels that may be read
 * @returns undefined for other depths and for JPEG 2000
 * @throws {UnprintableLogo} when it is damaged or too large
 */
export const inksOfPicture = async (stream: PDFRawStream, most: number): Promise<Uint8Array | undefined> => {
  const { dict } = stream;
  const [width, height] = [numberOf(dict, "Width", 0), numberOf(dict, "Height", 0)];
  const inverted = isInverted(dict);
  if (inverted === undefined || !(width > 0 && height > 0)) return undefined;
  if (width * height > most) throw new UnprintableLogo("too-complex");
  const filter = dict.lookup(key("Filter"));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  let samples: Uint8Array | undefined;
  if (only === key("DCTDecode")) {
    const { readInkSamples } = await import("../../../artwork/logo/raster/read-ink-jpeg.ts");
    try {
      const read = readInkSamples(stream.contents, true);
      if (read && (read.width !== width || read.height !== height)) return undefined;
      samples = read && new Uint8Array(read.samples.buffer);
    } catch {
      throw new UnprintableLogo("damaged");
    }
  } else if (numberOf(dict, "BitsPerComponent", 8) === 8) {
    const names = filter instanceof PDFArray ? filter.asArray() : [filter];
    if (names.includes(key("DCTDecode")) || names.includes(key("JPXDecode"))) return undefined;
    const params = last(dict.lookup(key("DecodeParms")));
    const predictor = params instanceof PDFDict ? numberOf(params, "Predictor", 1) : 1;
    // A predicted row starts with its kind.
    const unpacked = unpack(stream, width * height * 4 + height + 1000);
    samples = predictor >= TIFF_PREDICTOR ? unpredicted(unpacked, predictor, width * 4, 4) : unpacked;
  }
  if (!samples || samples.length < width * height * 4) return undefined;
  return inverted ? samples.map((sample) => 255 - sample) : samples;
};
