import { addDecoder, fromArrayBuffer, type GeoTIFFImage, type TypedArray } from "geotiff";
import { colourProfile } from "../colour/embedded-profile.ts";
import { labColours } from "../colour/lab.ts";
import { LzwDecoder } from "./lzw-decoder.ts";
import { isLinearProfile } from "../colour/linear-profile.ts";
import { changed, MAX_PIXELS, PLANES, unmixed, type ColourModel, type LogoPlanes, type Plane } from "../pixels.ts";
import { screenLevel } from "../screen-level.ts";

// Numbers of the format (TIFF 6.0).
const WHITE_IS_ZERO = 0;
const RGB = 2;
const PALETTE = 3;
const YCBCR = 6;
const CIE_LAB = 8;
const ICC_LAB = 9;
const MODELS: ReadonlyMap<number, ColourModel> = new Map([
  [WHITE_IS_ZERO, "grey"],
  [1, "grey"],
  [RGB, "rgb"],
  [PALETTE, "grey"],
  [5, "cmyk"],
  [CIE_LAB, "rgb"],
  [ICC_LAB, "rgb"],
]);
const SIGNED = 2;
const FLOAT = 3;
/** The library has this entry by its number. */
const PROFILE = 34_675;
const MIXED_WITH_BLACK = 1;
const OPACITY = 2;
const UPRIGHT = 1;
const LZW = 5;
const JPEG = 7;
/** JBIG, JPEG 2000, LERC, LZMA, Zstandard, WebP and JPEG XL: whole files that need another program. */
const UNREAD: ReadonlySet<number> = new Set([34_661, 34_712, 34_887, 34_925, 50_000, 50_001, 50_002]);

addDecoder(LZW, async () => LzwDecoder);

/** Converts samples of any depth to 0 to 255. */
const toBytes = (samples: TypedArray, most: number): Plane => {
  if (most === 255 && samples instanceof Uint8Array) return samples;
  return changed(samples, (sample) => (sample / most) * 255);
};

/** Converts linear light to 0 to 255 of a screen, after it is freed from the black that it is mixed with. */
const levelsOf = (light: TypedArray, shares?: TypedArray): Plane =>
  changed(light, (level, pixel) => screenLevel(shares ? level / (shares[pixel] || 1) : level));

/** JPEG data stores luma and two chroma channels; the library converts them to RGB. */
const readPhotograph = async (image: GeoTIFFImage, icc: Uint8Array | undefined): Promise<LogoPlanes> => {
  const planes = await image.readRGB({ interleave: false });
  const colours = Array.from(planes, (plane) => toBytes(plane, 255));
  return { width: image.getWidth(), height: image.getHeight(), model: "rgb", colours, profile: colourProfile(icc) };
};

/** The a and b of CIE L*a*b* as 0 to 255, of which 128 is none. A TIFF stores them with a sign, or as a profile has them. */
const labPlane = (samples: Readonly<ArrayLike<number>>, bits: number, isSigned: boolean): Plane =>
  changed(samples, (sample) => ((sample >> (bits - 8)) + (isSigned ? 128 : 0)) & 255);

const readPalette = (plane: TypedArray, table: Readonly<ArrayLike<number>>): Plane[] => {
  const third = table.length / 3;
  // The colour table has 16 bits.
  return [0, 1, 2].map((channel) => changed(plane, (index) => Math.floor((table[channel * third + index] ?? 0) / 257)));
};

/**
 * Reads the first page of a TIFF: grey, indexed, RGB or CMYK of any depth, L*a*b* of 8 or 16 bits, uncompressed or packed as LZW, Deflate,
 * PackBits or JPEG. Grey and RGB in floating point are linear light, unless a profile says otherwise.
 * @returns undefined for other colour models, coarser chroma outside of JPEG, rotated pages, more than 25 million pixels,
 *   packings that few programs read, and samples with a sign, which programs read in different ways
 * @throws {Error} when the file is damaged or packed in another way
 */
export const readTiff = async (bytes: ArrayBuffer): Promise<LogoPlanes | undefined> => {
  const tiff = await fromArrayBuffer(bytes);
  const image = await tiff.getImage(0);
  const size = { width: image.getWidth(), height: image.getHeight() };
  const pixels = size.width * size.height;
  if (!(pixels > 0 && pixels <= MAX_PIXELS)) return undefined;
  const { fileDirectory } = image;
  const kind = Number(await fileDirectory.loadValue("PhotometricInterpretation"));
  const orientation = Number((await fileDirectory.loadValue("Orientation")) ?? UPRIGHT);
  if (orientation !== UPRIGHT) return undefined;
  const profile = (await fileDirectory.loadValue(PROFILE)) as Uint8Array | undefined;
  const packing = Number((await fileDirectory.loadValue("Compression")) ?? 1);
  if (UNREAD.has(packing)) return undefined;
  if (kind === YCBCR) {
    const shares = (await fileDirectory.loadValue("YCbCrSubSampling")) ?? [2, 2];
    // Outside of JPEG data, the library reads as many samples of each channel.
    return packing === JPEG || Array.from(shares).every((share) => share === 1)
      ? readPhotograph(image, profile)
      : undefined;
  }
  const model = MODELS.get(kind);
  if (!model) return undefined;
  const [extra = 0] = (await fileDirectory.loadValue("ExtraSamples")) ?? [];
  const clear = extra === MIXED_WITH_BLACK || extra === OPACITY;
  const count = PLANES[model];
  const samples = Array.from({ length: count + (clear ? 1 : 0) }, (_, index) => index);
  const isLab = kind === CIE_LAB || kind === ICC_LAB;
  const bits = image.getBitsPerSample();
  const format = image.getSampleFormat();
  if (isLab ? bits !== 8 && bits !== 16 : format === SIGNED) return undefined;
  const planes = await image.readRasters({ samples, interleave: false });
  const most = format === FLOAT ? 1 : 2 ** bits - 1;
  if (kind === PALETTE) {
    const table = await fileDirectory.loadValue("ColorMap");
    const [indices] = planes;
    return indices && table ? { ...size, model: "rgb", colours: readPalette(indices, table) } : undefined;
  }
  const isMixed = clear && extra === MIXED_WITH_BLACK;
  const isLight = format === FLOAT && model !== "cmyk" && !isLab && (!profile || isLinearProfile(profile));
  const levels = planes.map((plane, index) => {
    if (isLab && (index === 1 || index === 2)) return labPlane(plane, bits, kind === CIE_LAB);
    return isLight && index < count ? levelsOf(plane, isMixed ? planes[count] : undefined) : toBytes(plane, most);
  });
  const own = levels.slice(0, count);
  const colours = isLab ? labColours(own) : own.map((plane) => (kind === WHITE_IS_ZERO ? inverted(plane) : plane));
  const opacity = clear ? levels.at(-1) : undefined;
  const plain = isMixed && opacity && !isLight ? unmixed(colours, opacity, 0) : colours;
  return {
    ...size,
    model,
    colours: plain,
    opacity,
    profile: kind === RGB && !isLight ? colourProfile(profile) : undefined,
  };
};

const inverted = (plane: Plane): Plane => changed(plane, (level) => 255 - level);
