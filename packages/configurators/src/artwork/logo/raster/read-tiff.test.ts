import { writeArrayBuffer } from "geotiff";
import sharp, { type Sharp, type TiffOptions } from "sharp";
import { describe, expect, it } from "vitest";
import { tiffOf } from "../../../testing/logo-files.ts";
import { toPixels, type LogoPixels } from "../pixels.ts";
import { readTiff } from "./read-tiff.ts";

const SIZE = { width: 40, height: 20 };
const LEFT = [15, 91, 82] as const;
const RIGHT = [255, 209, 102] as const;

/** Two halves of one colour each. */
const picture = (opacity?: number): Sharp => {
  const channels = opacity === undefined ? 3 : 4;
  const data = Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const colour = at % SIZE.width < SIZE.width / 2 ? LEFT : RIGHT;
    return opacity === undefined ? colour : [...colour, opacity];
  }).flat();
  return sharp(Buffer.from(data), { raw: { ...SIZE, channels } });
};

const bytesOf = async (image: Sharp, options: TiffOptions = {}): Promise<ArrayBuffer> =>
  new Uint8Array(await image.tiff(options).toBuffer()).buffer;

const at = ({ data, width }: LogoPixels, x: number, y = 10): number[] => {
  const from = 4 * (y * width + x);
  return [...data.subarray(from, from + 4)];
};

/** The largest difference between two colours. */
const away = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...other.map((level, channel) => Math.abs(level - (one[channel] ?? 0))));

const read = async (bytes: ArrayBuffer): Promise<LogoPixels> => {
  const planes = await readTiff(bytes);
  if (!planes) throw new Error("It was not read");
  const pixels = toPixels(planes);
  expect(pixels).toMatchObject(SIZE);
  return pixels;
};

/** One colour as luma and two chroma channels, of which there are as many samples or those that a file has by default. */
const lumaTiff = (isWhole: boolean): ArrayBuffer => {
  const values = new Uint8Array(Array.from({ length: SIZE.width * SIZE.height }, () => [91, 99, 227]).flat());
  const model = { SamplesPerPixel: 3, BitsPerSample: [8, 8, 8], PhotometricInterpretation: 6 };
  const file = Buffer.from(writeArrayBuffer(values, { ...SIZE, ...model, ...(isWhole && { ExtraSamples: [1, 1] }) }));
  // The writer does not know the entry of the shares: two numbers under another name.
  const extra = file.indexOf(Buffer.from("0152000300000002", "hex"));
  if (isWhole) file.writeUInt16BE(530, extra);
  return Uint8Array.from(file).buffer;
};

/** Linear light of a level of a screen. */
const lightOf = (level: number): number => (level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4);

/** One colour in floating point. */
const floatTiff = (colour: readonly number[], more: Readonly<Record<string, unknown>> = {}): ArrayBuffer => {
  const values = new Float32Array(Array.from({ length: SIZE.width * SIZE.height }, () => colour).flat());
  return writeArrayBuffer(values, {
    ...SIZE,
    SamplesPerPixel: colour.length,
    BitsPerSample: colour.map(() => 32),
    PhotometricInterpretation: colour.length === 1 ? 1 : 2,
    ...more,
  });
};

describe("a TIFF", () => {
  it.each<[string, TiffOptions]>([
    ["plain", { compression: "none" }],
    ["packed as LZW", { compression: "lzw" }],
    ["packed as LZW with differences", { compression: "lzw", predictor: "horizontal" }],
    ["packed as Deflate", { compression: "deflate" }],
    ["packed as PackBits", { compression: "packbits" }],
    ["in tiles", { compression: "lzw", tile: true, tileWidth: 16, tileHeight: 16 }],
  ])("%s is read with exact colours", async (_, options) => {
    const pixels = await read(await bytesOf(picture(), options));
    expect(at(pixels, 2)).toEqual([...LEFT, 255]);
    expect(at(pixels, 37)).toEqual([...RIGHT, 255]);
  });

  it("packed as LZW is read exactly when its table of codes is full many times", async () => {
    let seed = 1;
    const data = Uint8Array.from({ length: 300 * 200 * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 31);
    const noise = sharp(data, { raw: { width: 300, height: 200, channels: 3 } });
    const { colours = [] } = (await readTiff(await bytesOf(noise, { compression: "lzw" }))) ?? {};
    const found = data.map((_, index) => colours[index % 3]?.[Math.floor(index / 3)] ?? 0);
    expect(Buffer.compare(found, data)).toBe(0);
  });

  it("packed as JPEG is read with nearly the same colours", async () => {
    const pixels = await read(await bytesOf(picture(), { compression: "jpeg", quality: 95 }));
    expect(away(at(pixels, 2), LEFT)).toBeLessThan(8);
    expect(away(at(pixels, 37), RIGHT)).toBeLessThan(8);
  });

  it("of luma and as many samples of two chroma channels is read with nearly the same colours", async () => {
    expect(away(at(await read(lumaTiff(true)), 2), [230, 30, 40, 255])).toBeLessThan(4);
  });

  it("of 16 bits is reduced to 8", async () => {
    const deep = picture().toColourspace("rgb16");
    const pixels = await read(await bytesOf(deep, { compression: "lzw" }));
    expect(away(at(pixels, 2), LEFT)).toBeLessThanOrEqual(1);
  });

  it("of CMYK is shown near the colours it was made from", async () => {
    const pixels = await read(await bytesOf(picture().withIccProfile("cmyk"), { compression: "lzw" }));
    expect(away(at(pixels, 2), LEFT)).toBeLessThan(40);
    expect(away(at(pixels, 37), RIGHT)).toBeLessThan(40);
  });

  it("of CMYK with 16 bits is shown the same", async () => {
    const inks = (most: number) =>
      Array.from({ length: SIZE.width * SIZE.height }, () =>
        [0.82, 0, 0.6, 0.5].map((ink) => Math.round(ink * most)),
      ).flat();
    const file = (values: Uint8Array | Uint16Array, bits: number): Promise<LogoPixels> =>
      read(
        writeArrayBuffer(values, {
          ...SIZE,
          SamplesPerPixel: 4,
          BitsPerSample: [bits, bits, bits, bits],
          PhotometricInterpretation: 5,
        }),
      );
    const deep = at(await file(new Uint16Array(inks(65_535)), 16), 2);
    expect(away(deep, at(await file(new Uint8Array(inks(255)), 8), 2))).toBeLessThanOrEqual(1);
    expect(deep[0]).toBeLessThan(deep[1] ?? 0);
  });

  it("of grey or black and white is read", async () => {
    const grey = await read(await bytesOf(picture().greyscale(), { compression: "lzw" }));
    const [level = 0, ...others] = at(grey, 37);
    expect(others).toEqual([level, level, 255]);
    expect(level).toBeGreaterThan(180);
    const two = await read(await bytesOf(picture().greyscale().threshold(128), { compression: "none", bitdepth: 1 }));
    expect([at(two, 2)[0], at(two, 37)[0]]).toEqual([0, 255]);
  });

  it("of linear light in floating point is read with the levels of a screen", async () => {
    const light = await read(floatTiff(LEFT.map(lightOf)));
    expect(away(at(light, 2), [...LEFT, 255])).toBeLessThanOrEqual(1);
    const grey = await read(floatTiff([lightOf(128)]));
    expect(away(at(grey, 2), [128, 128, 128, 255])).toBeLessThanOrEqual(1);
    const bright = await read(floatTiff([7, 0, -1]));
    expect(at(bright, 2)).toEqual([255, 0, 0, 255]);
  });

  it("of linear light that is mixed with black is read with its own light", async () => {
    const half = await read(floatTiff([...LEFT.map((level) => lightOf(level) / 2), 0.5], { ExtraSamples: [1] }));
    expect(away(at(half, 2), [...LEFT, 128])).toBeLessThanOrEqual(1);
  });

  it("of inks in floating point is read as shares of ink", async () => {
    const planes = await readTiff(floatTiff([0, 0.8, 0.4, 0.2], { PhotometricInterpretation: 5 }));
    expect(planes?.colours.map(([ink]) => ink)).toEqual([0, 204, 102, 51]);
  });

  it("keeps transparency", async () => {
    const pixels = await read(await bytesOf(picture(128), { compression: "deflate" }));
    expect(at(pixels, 2)).toEqual([...LEFT, 128]);
    const data = Array.from({ length: SIZE.width * SIZE.height }, () => [...RIGHT, 64]).flat();
    expect(at(await read(tiffOf({ ...SIZE, data }).buffer), 5)).toEqual([...RIGHT, 64]);
  });
});

describe("is not read", () => {
  it("with fewer samples of two chroma channels than of luma", async () => {
    expect(await readTiff(lumaTiff(false))).toBeUndefined();
  });

  it("with samples that have a sign", async () => {
    const values = new Int16Array(SIZE.width * SIZE.height * 3).fill(9_000);
    const model = { SamplesPerPixel: 3, BitsPerSample: [16, 16, 16], PhotometricInterpretation: 2 };
    expect(await readTiff(writeArrayBuffer(values, { ...SIZE, ...model }))).toBeUndefined();
  });

  it("with more pixels than a device can hold", async () => {
    const file = tiffOf({ ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 4) });
    // Width and height are the values of the first two tags.
    for (const place of [18, 30]) file.set([0xff, 0xff, 0, 0], place);
    expect(await readTiff(file.buffer)).toBeUndefined();
  });

  it("with a rotated page", async () => {
    const file = await bytesOf(picture().withMetadata({ orientation: 6 }), { compression: "none" });
    expect(await readTiff(file)).toBeUndefined();
  });

  it("with a file that ends too early: it throws", async () => {
    const file = await bytesOf(picture(), { compression: "none" });
    for (const length of [4, 8, 60, 600, file.byteLength - 40])
      await expect(readTiff(file.slice(0, length)), `${length} bytes`).rejects.toThrow();
  });
});
