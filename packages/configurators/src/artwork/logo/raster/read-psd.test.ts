import { describe, expect, it } from "vitest";
import { psdOf, psdOfPixels } from "../../../testing/logo-files.ts";
import { toPixels, type LogoPlanes } from "../pixels.ts";
import { readPsd } from "./read-psd.ts";

const pixel = (read: LogoPlanes | undefined, at: number): number[] =>
  read ? Array.from(toPixels(read).data.subarray(4 * at, 4 * at + 4)) : [];

const SIZE = { width: 3, height: 2 };
/** Rows that pack into a run, into single bytes, and into both. */
const RED = [200, 200, 200, 10, 20, 20];
const GREEN = [0, 50, 100, 150, 200, 250];
const BLUE = [7, 7, 7, 7, 7, 7];

describe("the picture of a Photoshop file", () => {
  it.each([true, false])("is read in its colours, packed: %s", (packed) => {
    const read = readPsd(psdOf({ ...SIZE, mode: 3, planes: [RED, GREEN, BLUE], packed }));
    expect(read).toMatchObject(SIZE);
    expect(Array.from({ length: 6 }, (_, at) => pixel(read, at))).toEqual(
      RED.map((red, at) => [red, GREEN[at], BLUE[at], 255]),
    );
  });

  it("is reduced from 16 bits to 8", () => {
    const deep = (plane: readonly number[]) => plane.flatMap((level) => [level, 99]);
    const read = readPsd(psdOf({ ...SIZE, mode: 3, depth: 16, planes: [RED, GREEN, BLUE].map(deep), packed: true }));
    expect(pixel(read, 1)).toEqual([200, 50, 7, 255]);
  });

  it.each([
    ["packed", { packed: true }],
    ["not packed", {}],
  ])("is read in a large document, %s", (_, packing) => {
    const opacity = [255, 255, 255, 0, 0, 0];
    const file = { ...SIZE, mode: 3, planes: [RED, GREEN, BLUE, opacity], clear: true, large: true, ...packing };
    const read = readPsd(psdOf(file));
    expect(pixel(read, 1)).toEqual([200, 50, 7, 255]);
    expect(pixel(read, 4)[3]).toBe(0);
  });

  it("is read in a large document of 16 bits", () => {
    const planes = [RED, GREEN, BLUE, [255, 0, 0, 0, 0, 0]].map((plane) => plane.flatMap((level) => [level, 0]));
    const read = readPsd(psdOf({ ...SIZE, mode: 3, depth: 16, planes, clear: true, large: true }));
    expect([0, 1].map((at) => pixel(read, at))).toEqual([
      [200, 0, 7, 255],
      [200, 50, 7, 0],
    ]);
  });

  it("has the colours of a screen for those of Lab", () => {
    // The numbers of lab(48 70 48) and lab(100 0 0) in CSS.
    const planes = [
      [122, 255],
      [198, 128],
      [176, 128],
    ];
    const read = readPsd(psdOf({ width: 2, height: 1, mode: 9, planes }));
    const [red = 0, green = 0, blue = 0] = pixel(read, 0);
    expect(Math.max(Math.abs(red - 0xdc), Math.abs(green - 0x1a), Math.abs(blue - 0x26))).toBeLessThanOrEqual(2);
    expect(pixel(read, 1)).toEqual([255, 255, 255, 255]);
  });

  it("is grey for grey and duotone files", () => {
    for (const mode of [1, 8])
      expect(pixel(readPsd(psdOf({ ...SIZE, mode, planes: [GREEN] })), 2)).toEqual([100, 100, 100, 255]);
  });

  it("takes indexed colours from their table", () => {
    const table = Array.from({ length: 768 }, (_, at) =>
      at === 5 ? 11 : at === 256 + 5 ? 22 : at === 512 + 5 ? 33 : 0,
    );
    expect(pixel(readPsd(psdOf({ ...SIZE, mode: 2, planes: [[5, 0, 0, 0, 0, 0]], table })), 0)).toEqual([
      11, 22, 33, 255,
    ]);
  });

  it("is black where a bitmap has ink", () => {
    const read = readPsd(psdOf({ width: 9, height: 1, mode: 0, depth: 1, planes: [[0b10000000, 0b10000000]] }));
    expect([0, 1, 8].map((at) => pixel(read, at)[0])).toEqual([0, 255, 0]);
  });

  it("shows inks as they look on paper", () => {
    // The file stores what the ink leaves: full cyan, then no ink, then full black.
    const planes = [
      [0, 255, 255],
      [255, 255, 255],
      [255, 255, 255],
      [255, 255, 0],
    ];
    const read = readPsd(psdOf({ width: 3, height: 1, mode: 4, planes }));
    const [cyan = [], paper = [], black = []] = [0, 1, 2].map((at) => pixel(read, at));
    expect(cyan[2]).toBeGreaterThan(200);
    expect(cyan[0]).toBeLessThan(40);
    expect(paper).toEqual([255, 255, 255, 255]);
    for (const level of black.slice(0, 3)) expect(level).toBeLessThan(50);
  });
});

describe("opacity", () => {
  it("is read with the colour below it", () => {
    const data = [10, 100, 200, 255, 10, 100, 200, 128, 0, 0, 0, 0];
    const read = readPsd(psdOfPixels({ width: 3, height: 1, data }));
    expect(pixel(read, 0)).toEqual([10, 100, 200, 255]);
    const [red = 0, green = 0, blue = 0, opacity] = pixel(read, 1);
    expect(opacity).toBe(128);
    expect(Math.max(Math.abs(red - 10), Math.abs(green - 100), Math.abs(blue - 200))).toBeLessThanOrEqual(2);
    expect(pixel(read, 2)[3]).toBe(0);
  });

  it("is found in deeper files too", () => {
    const planes = [RED, GREEN, BLUE, [255, 0, 0, 0, 0, 0]].map((plane) => plane.flatMap((level) => [level, 0]));
    const file = { ...SIZE, mode: 3, depth: 16, planes } as const;
    expect(pixel(readPsd(psdOf({ ...file, clear: true })), 1)[3]).toBe(0);
    expect(pixel(readPsd(psdOf({ ...file, clear: false })), 1)[3]).toBe(255);
  });

  it("ignores a saved selection", () => {
    const read = readPsd(psdOf({ ...SIZE, mode: 3, planes: [RED, GREEN, BLUE, [0, 0, 0, 0, 0, 0]] }));
    expect(pixel(read, 0)).toEqual([200, 0, 7, 255]);
  });
});

describe("without a picture", () => {
  const file = psdOf({ ...SIZE, mode: 3, planes: [RED, GREEN, BLUE] });
  const changed = (at: number, ...bytes: readonly number[]): Uint8Array => {
    const copy = file.slice();
    copy.set(bytes, at);
    return copy;
  };

  it.each([
    ["a file that was saved with its layers only", psdOf({ ...SIZE, mode: 3, planes: [RED, GREEN, BLUE], bare: true })],
    ["of a version that nobody writes", changed(4, 0, 3)],
    ["of a model that nobody prints from", changed(24, 0, 7)],
    ["of 32 bits", changed(22, 0, 32)],
    ["without a size", changed(14, 0, 0, 0, 0)],
    ["with more pixels than a device can hold", changed(14, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff)],
  ])("%s", (_, bytes) => {
    expect(readPsd(bytes)).toBeUndefined();
  });

  it.each([false, true])("a file that ends too early, at any byte, of a large document: %s", (large) => {
    const whole = psdOf({ ...SIZE, mode: 3, planes: [RED, GREEN, BLUE], large });
    for (let length = 4; length < whole.length; length += 1)
      expect(() => readPsd(whole.subarray(0, length)), `${length} bytes`).toThrow(RangeError);
  });
});
