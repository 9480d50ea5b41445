import { deflateSync } from "node:zlib";

import sharp, { type Sharp } from "sharp";

import { pngChunk, withChunks } from "./make-pictures.ts";
import { plainTiff } from "./plain-tiff.ts";

export type Level = readonly [red: number, green: number, blue: number];

/** Four corners of different colours: each turn and each mirrored copy looks different. */
const CORNERS: readonly Level[] = [
  [208, 32, 32],
  [32, 160, 64],
  [32, 64, 192],
  [240, 208, 48],
];
/** Levels of which a gamma far from a screen's keeps enough in eight bits. */
export const LIGHT: readonly Level[] = [
  [208, 144, 144],
  [144, 208, 160],
  [144, 160, 240],
  [240, 208, 144],
];
const GREYS: readonly Level[] = [20, 90, 160, 230].map((level) => [level, level, level] as const);
const BLACK_AND_WHITE: readonly Level[] = [0, 255, 255, 0].map((level) => [level, level, level] as const);

export const WIDTH = 96;
export const HEIGHT = 64;

/** A logo of pixels as one program stores it. */
export interface RasterLogo {
  readonly name: string;
  readonly what: string;
  readonly make: () => Promise<Buffer>;
  /** What is seen in its four corners, by row. */
  readonly corners: readonly Level[];
  /** How far a printed level may be from it, of 255: losses of the packing, and how inks are shown. */
  readonly near: number;
  /** Which corners are transparent. */
  readonly isClear?: readonly boolean[];
  /** It has a profile of its own, which the print file must have too. */
  readonly hasProfile?: boolean;
  /** Checked in each run; the long one takes all. */
  readonly always?: boolean;
}

const pixelsOf = (corners: readonly Level[], change: (level: number) => number = (level) => level): Buffer =>
  Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
      const right = pixel % WIDTH >= WIDTH / 2 ? 1 : 0;
      const bottom = pixel >= (WIDTH * HEIGHT) / 2 ? 2 : 0;
      return (corners[right + bottom] ?? []).map((level) => Math.round(change(level)));
    }).flat(),
  );

const picture = (corners = CORNERS, change?: (level: number) => number): Sharp =>
  sharp(pixelsOf(corners, change), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const grey = (corners = GREYS): Sharp => picture(corners).toColourspace("b-w");

/** With one clear corner. */
const halfClear = (): Sharp => {
  const levels = pixelsOf(CORNERS);
  const data = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    levels.copy(data, 4 * pixel, 3 * pixel, 3 * pixel + 3);
    const isClear = pixel % WIDTH >= WIDTH / 2 && pixel >= (WIDTH * HEIGHT) / 2;
    data[4 * pixel + 3] = isClear ? 0 : 255;
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
};
const LAST_CLEAR = [false, false, false, true];

/** How pixels are stored so that an EXIF orientation shows them upright. */
const STORED: Readonly<Record<number, { readonly angle: number; readonly flop: boolean }>> = {
  1: { angle: 0, flop: false },
  2: { angle: 0, flop: true },
  3: { angle: 180, flop: false },
  4: { angle: 180, flop: true },
  5: { angle: 90, flop: true },
  6: { angle: 270, flop: false },
  7: { angle: 270, flop: true },
  8: { angle: 90, flop: false },
};
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const turned = async (orientation: number): Promise<Sharp> => {
  const { angle = 0, flop = false } = STORED[orientation] ?? {};
  const stored = await picture().rotate(angle).png().toBuffer();
  return sharp(flop ? await sharp(stored).flop().png().toBuffer() : stored).withMetadata({ orientation });
};

/** Linear light of a level of a screen, 0 to 1 (IEC 61966-2-1). */
const lightOf = (level: number): number =>
  level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;

const gammaChunk = (gamma: number): Buffer => {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(Math.round(gamma * 100_000));
  return pngChunk("gAMA", value);
};

/** Stored with another gamma, so that it looks the same where the reader follows it. */
const inGamma = (gamma: number, corners = CORNERS): Sharp => picture(corners, (level) => 255 * lightOf(level) ** gamma);
const withGamma = async (gamma: number, stored: Sharp): Promise<Buffer> =>
  withChunks(await stored.png().toBuffer(), gammaChunk(gamma));

/** A picture in linear light, of light levels. */
export const linearPng = (): Promise<Buffer> => withGamma(1, inGamma(1, LIGHT));

/** A PNG written by hand: kinds that the library does not write. */
const rawPng = (
  bits: number,
  model: number,
  row: (y: number) => readonly number[],
  ...chunks: readonly Buffer[]
): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([bits, model, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, (_, y) => Buffer.from([0, ...row(y)]));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(Buffer.concat(rows))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};
const cornerAt = (x: number, y: number): number => (x >= WIDTH / 2 ? 1 : 0) + (y >= HEIGHT / 2 ? 2 : 0);
const across = Array.from({ length: WIDTH }, (_, x) => x);
/** One sample per pixel, several in a byte. */
const packed = (bits: number, y: number, sampleOf: (corner: number) => number): number[] => {
  const inByte = 8 / bits;
  return Array.from({ length: WIDTH / inByte }, (_, index) =>
    across
      .slice(index * inByte, (index + 1) * inByte)
      .reduce((byte, x) => (byte << bits) | sampleOf(cornerAt(x, y)), 0),
  );
};
const palette = pngChunk("PLTE", Buffer.from(CORNERS.flat()));
/** The last colour of the palette is clear. */
const clearLast = pngChunk("tRNS", Buffer.from([255, 255, 255, 0]));

const exif = (orientation: number): Buffer =>
  pngChunk("eXIf", Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, "hex"));

/** Two frames: the first is the logo, the second is black. */
const animated = async (): Promise<Buffer> => {
  const [first, second] = await Promise.all(
    [picture(), picture(BLACK_AND_WHITE)].map((frame) => frame.png({ adaptiveFiltering: false }).toBuffer()),
  );
  const dataOf = (png: Buffer = Buffer.alloc(0)): Buffer => {
    const at = png.indexOf("IDAT");
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const control = (sequence: number): Buffer => {
    const frame = Buffer.alloc(26);
    for (const [index, value] of [sequence, WIDTH, HEIGHT].entries()) frame.writeUInt32BE(value, 4 * index);
    frame.writeUInt16BE(1, 20);
    frame.writeUInt16BE(10, 22);
    return pngChunk("fcTL", frame);
  };
  const sequence = Buffer.from([0, 0, 0, 2]);
  const head = (first ?? Buffer.alloc(0)).subarray(0, 33);
  return Buffer.concat([
    head,
    pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    pngChunk("IDAT", dataOf(first)),
    control(1),
    pngChunk("fdAT", Buffer.concat([sequence, dataOf(second)])),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

const png = (what: string, make: () => Promise<Buffer> | Buffer, more: Partial<RasterLogo> = {}): RasterLogo => ({
  name: "logo.png",
  what,
  make: async () => make(),
  corners: CORNERS,
  near: 3,
  ...more,
});
const jpeg = (what: string, make: () => Promise<Buffer>, more: Partial<RasterLogo> = {}): RasterLogo =>
  png(what, make, { name: "logo.jpg", near: 14, ...more });
const tiff = (what: string, make: () => Promise<Buffer>, more: Partial<RasterLogo> = {}): RasterLogo =>
  png(what, make, { name: "logo.tif", ...more });
/** Inks are shown by an approximation: red stays red, but how red is a matter of the paper. */
const INKS = { near: 90 };

const PNGS: readonly RasterLogo[] = [
  png("plain", () => picture().png().toBuffer()),
  png("animated", animated),
  png("of 16 bits", () => picture().toColourspace("rgb16").png().toBuffer(), { always: true }),
  png("interlaced", () => picture().png({ progressive: true }).toBuffer()),
  png("with opacity", () => halfClear().png().toBuffer(), { isClear: LAST_CLEAR }),
  png("of 16 bits with opacity", () => halfClear().toColourspace("rgb16").png().toBuffer(), { isClear: LAST_CLEAR }),
  png("with a palette of 2 bits", () => rawPng(2, 3, (y) => packed(2, y, (corner) => corner), palette)),
  png(
    "with a palette of 4 bits that has a clear colour",
    () => rawPng(4, 3, (y) => packed(4, y, (corner) => corner), palette, clearLast),
    { isClear: LAST_CLEAR },
  ),
  png("grey", () => grey().png().toBuffer(), { corners: GREYS }),
  png("grey of 16 bits", () => picture(GREYS).toColourspace("grey16").png().toBuffer(), { corners: GREYS }),
  png("grey of 1 bit", () => rawPng(1, 0, (y) => packed(1, y, (corner) => (corner % 3 === 0 ? 0 : 1))), {
    corners: BLACK_AND_WHITE,
  }),
  png("grey of 4 bits", () => rawPng(4, 0, (y) => packed(4, y, (corner) => 1 + 4 * corner)), {
    corners: [17, 85, 153, 221].map((level) => [level, level, level] as const),
  }),
  png(
    "in colours with a clear one",
    () =>
      rawPng(
        8,
        2,
        (y) => across.flatMap((x) => CORNERS[cornerAt(x, y)] ?? []),
        pngChunk("tRNS", Buffer.from((CORNERS[3] ?? []).flatMap((level) => [0, level]))),
      ),
    { isClear: LAST_CLEAR },
  ),
  png("with a gamma of 1", () => withGamma(1, inGamma(1))),
  png("with the gamma of an old Mac", () => withGamma(1 / 1.8, inGamma(1 / 1.8))),
  png("with a gamma of 2.2", () => withGamma(2.2, inGamma(2.2, LIGHT)), { corners: LIGHT }),
  png("of 16 bits with a gamma of 1", () => withGamma(1, inGamma(1).toColourspace("rgb16"))),
  png("grey with a gamma of 1", () => withGamma(1, inGamma(1, GREYS).toColourspace("b-w")), { corners: GREYS }),
  png("with the gamma of a screen", async () => withChunks(await picture().png().toBuffer(), gammaChunk(0.45455))),
  png("with a gamma of 1 that its sRGB mark outdoes", async () =>
    withChunks(await picture().png().toBuffer(), pngChunk("sRGB", Buffer.from([0])), gammaChunk(1)),
  ),
  png("with a profile of its own", () => picture().withIccProfile("p3").png().toBuffer(), {
    hasProfile: true,
    always: true,
  }),
  png(
    "whose code says Display P3",
    async () =>
      withChunks(
        await picture().withIccProfile("p3", { attach: false }).png().toBuffer(),
        pngChunk("cICP", Buffer.from([12, 13, 0, 1])),
      ),
    { hasProfile: true, always: true },
  ),
  png(
    "with a profile of its own and 16 bits",
    () => picture().withIccProfile("p3").toColourspace("rgb16").png().toBuffer(),
    { hasProfile: true },
  ),
  ...ORIENTATIONS.map((orientation) =>
    png(`in EXIF orientation ${orientation}`, async () =>
      withChunks(
        await sharp(await (await turned(orientation)).png().toBuffer())
          .png()
          .toBuffer(),
        exif(orientation),
      ),
    ),
  ),
];

const JPEGS: readonly RasterLogo[] = [
  jpeg("plain", () => picture().jpeg({ quality: 95 }).toBuffer()),
  jpeg("progressive", () => picture().jpeg({ quality: 95, progressive: true }).toBuffer()),
  jpeg("with full colour", () => picture().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer()),
  jpeg("grey", () => grey().jpeg({ quality: 95 }).toBuffer(), { corners: GREYS }),
  jpeg("with a profile of its own", () => picture().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(), {
    hasProfile: true,
  }),
  jpeg("in inks", () => picture().withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer(), INKS),
  jpeg(
    "in inks, progressive and turned",
    async () => (await turned(6)).withIccProfile("cmyk").jpeg({ quality: 95, progressive: true }).toBuffer(),
    INKS,
  ),
  ...ORIENTATIONS.map((orientation) =>
    jpeg(
      `in EXIF orientation ${orientation}`,
      async () => (await turned(orientation)).jpeg({ quality: 95 }).toBuffer(),
      { always: orientation === 5 },
    ),
  ),
];

/** The four corners in L*a*b* under the white of print: lightness of 255, and a and b. */
const LAB: readonly Level[] = [
  [117, 66, 48],
  [148, -50, 39],
  [82, 28, -72],
  [215, 1, 76],
];
/** Numbers of the colour models: with a sign, as TIFF has them, and with 128 for none, as profiles have them. */
const CIE_LAB = 8;
const ICC_LAB = 9;

/** A picture in L*a*b*, whose last corner may be clear. */
const lab = (model: typeof CIE_LAB | typeof ICC_LAB, bits: 8 | 16, isClear = false): Buffer => {
  const scale = 2 ** (bits - 8);
  const none = model === ICC_LAB ? 128 : 256;
  const samples = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const corner = (pixel % WIDTH >= WIDTH / 2 ? 1 : 0) + (pixel >= (WIDTH * HEIGHT) / 2 ? 2 : 0);
    const [lightness, a, b] = LAB[corner] ?? [0, 0, 0];
    const levels = [lightness, (a + none) % 256, (b + none) % 256].map((level) => level * scale);
    return isClear ? [...levels, corner === 3 ? 0 : 255 * scale] : levels;
  }).flat();
  const channels = isClear ? 4 : 3;
  return plainTiff({ width: WIDTH, height: HEIGHT, bits, model, channels, isClear, samples });
};

/** A picture of 32 bits with a clear corner. */
const deep = async (): Promise<Buffer> => {
  const levels = await halfClear().raw().toBuffer();
  const samples = [...levels].map((level) => level * 0x01_01_01_01);
  return plainTiff({ width: WIDTH, height: HEIGHT, bits: 32, model: 2, channels: 4, isClear: true, samples });
};

/** A picture of linear light in floating point. */
const linear = (corners: readonly Level[], channels: 1 | 3): Buffer => {
  const samples = [...pixelsOf(corners)].map(lightOf).filter((_, at) => channels === 3 || at % 3 === 0);
  const model = channels === 3 ? 2 : 1;
  return plainTiff({ width: WIDTH, height: HEIGHT, bits: 32, model, channels, isFloat: true, samples });
};

const COMPRESSIONS = ["none", "lzw", "deflate", "packbits"] as const;

const TIFFS: readonly RasterLogo[] = [
  ...COMPRESSIONS.map((compression) =>
    tiff(`packed by ${compression}`, () => picture().tiff({ compression }).toBuffer()),
  ),
  tiff("packed as JPEG", () => picture().tiff({ compression: "jpeg", quality: 95 }).toBuffer(), { near: 14 }),
  tiff("of tiles with a predictor", () =>
    picture().tiff({ compression: "lzw", predictor: "horizontal", tile: true }).toBuffer(),
  ),
  tiff("of 16 bits", () => picture().toColourspace("rgb16").tiff({ compression: "lzw" }).toBuffer()),
  tiff("with opacity", () => halfClear().tiff({ compression: "lzw" }).toBuffer(), { isClear: LAST_CLEAR }),
  tiff("grey", () => grey().tiff({ compression: "lzw" }).toBuffer(), { corners: GREYS }),
  tiff("in the colours of Lab", () => picture().toColourspace("lab").tiff({ compression: "lzw" }).toBuffer()),
  tiff("in the colours of Lab with 8 bits", async () => lab(CIE_LAB, 8), { near: 6 }),
  tiff("in the colours of Lab with 16 bits", async () => lab(CIE_LAB, 16), { near: 6 }),
  tiff("in the colours of Lab with opacity", async () => lab(CIE_LAB, 8, true), { near: 6, isClear: LAST_CLEAR }),
  tiff("in the colours of Lab as a profile has them", async () => lab(ICC_LAB, 8), { near: 6 }),
  tiff("of 32 bits with opacity", deep, { isClear: LAST_CLEAR }),
  tiff("of linear light", async () => linear(CORNERS, 3)),
  tiff("grey of linear light", async () => linear(GREYS, 1), { corners: GREYS }),
  tiff("in inks", () => picture().withIccProfile("cmyk").tiff({ compression: "lzw" }).toBuffer(), INKS),
  tiff(
    "of 1 bit",
    () => grey(BLACK_AND_WHITE).tiff({ compression: "deflate", predictor: "none", bitdepth: 1 }).toBuffer(),
    {
      corners: BLACK_AND_WHITE,
    },
  ),
  tiff("from a fax", () => grey(BLACK_AND_WHITE).tiff({ compression: "ccittfax4", bitdepth: 1 }).toBuffer(), {
    corners: BLACK_AND_WHITE,
    always: true,
  }),
  tiff(
    "from a fax, white stored as 0",
    () => grey(BLACK_AND_WHITE).tiff({ compression: "ccittfax4", bitdepth: 1, miniswhite: true }).toBuffer(),
    { corners: BLACK_AND_WHITE },
  ),
  ...ORIENTATIONS.slice(1).map((orientation) =>
    tiff(`in orientation ${orientation}`, async () =>
      (await turned(orientation)).tiff({ compression: "lzw" }).toBuffer(),
    ),
  ),
];

/** Every kind of raster logo that the upload takes, but for Photoshop's. */
export const RASTER_LOGOS: readonly RasterLogo[] = [...PNGS, ...JPEGS, ...TIFFS];
