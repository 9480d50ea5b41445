import { afterEach, describe, expect, test } from "vitest";
import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { psdOf, tiffOf } from "../../testing/logo-files.ts";
import { LOGO_FILES, lockedPdf } from "../testing/logo-files.ts";
import type { LogoPicture } from "../model/state.ts";
import { logoPicture } from "./picture.ts";

const addresses: string[] = [];
afterEach(() => addresses.splice(0).forEach((address) => URL.revokeObjectURL(address)));

const pictureOf = (file: File): Promise<LogoPicture> =>
  logoPicture(file, { path: "path", name: file.name }, (bytes) => {
    const address = URL.createObjectURL(bytes);
    addresses.push(address);
    return address;
  });

/** RGBA at a relative position of the picture. */
const colourAt = async (href: string | undefined, across: number, down: number): Promise<number[]> => {
  const image = new Image();
  image.src = href ?? "";
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(across * canvas.width, down * canvas.height, 1, 1).data ?? [])];
};

const near = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((level, at) => Math.abs(level - (one[at] ?? 0)) < 6);

const CARD = { kind: "drawing", width: 60, height: 20 };

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

describe("a logo file is drawn by its content", () => {
  test.each(["png", "pdf", "ai", "tiff", "psd"] as const)("%s, with transparency", async (kind) => {
    const { logo, href } = await pictureOf(await LOGO_FILES[kind]());
    expect(logo).toMatchObject({ kind: "image", href });
    expect(logo.width / logo.height).toBe(2);
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
    expect(near(await colourAt(href, 0.25, 0.8), [47, 143, 131, 255])).toBe(true);
    expect((await colourAt(href, 0.02, 0.1))[3]).toBe(0);
    expect(logo.kind === "image" && logo.colours?.length).toBeGreaterThan(1);
  });

  test("jpeg, which has no transparency", async () => {
    const { logo, href } = await pictureOf(await LOGO_FILES.jpeg());
    expect(logo).toMatchObject({ kind: "image", width: 480, height: 240 });
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
  });

  test("svg, as vectors", async () => {
    const { logo, href } = await pictureOf(await LOGO_FILES.svg());
    expect(logo).toMatchObject({ kind: "drawing", width: 48, height: 24 });
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
  });

  test.each(["eps", "old ai", "zip"] as const)("%s as a card with its name", async (kind) => {
    const { logo, href } = await pictureOf(await LOGO_FILES[kind]());
    expect(logo).toMatchObject(CARD);
    expect(href).toBeUndefined();
  });

  test("regardless of its name and type", async () => {
    const tiff = await LOGO_FILES.tiff();
    const { logo } = await pictureOf(new File([tiff], "logo.png", { type: "image/png" }));
    expect(logo).toMatchObject({ kind: "image", width: 480, height: 240 });
  });
});

describe("print uses", () => {
  test("a PDF as it is, to keep its vectors", async () => {
    const file = await LOGO_FILES.ai();
    const picture = await pictureOf(file);
    expect(picture.logo).toMatchObject({ width: 48, height: 24, vector: true });
    expect(await bytesOf(picture.file)).toEqual(await bytesOf(file));
  });

  test.each(["tiff", "psd"] as const)("the pixels of a %s", async (kind) => {
    const { file, logo } = await pictureOf(await LOGO_FILES[kind]());
    expect(logo).toMatchObject({ width: 480, height: 240, vector: false });
    expect(new TextDecoder().decode((await bytesOf(file)).slice(1, 4))).toBe("PNG");
  });
});

test("a large picture is previewed smaller and keeps its own pixel count", async () => {
  const plane = Array.from({ length: 2400 * 12 }, () => 100);
  const { logo, href } = await pictureOf(
    new File([psdOf({ mode: 1, width: 2400, height: 12, planes: [plane], packed: true })], "wide.psd"),
  );
  expect(logo).toMatchObject({ width: 2400, height: 12 });
  const image = new Image();
  image.src = href ?? "";
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([2000, 10]);
});

test("a PDF is previewed by its first page, upright and cropped", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([100, 100]);
  page.drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 20, y: 20, width: 10, height: 10, color: rgb(0, 0, 1) });
  page.setCropBox(20, 20, 40, 20);
  document.addPage([50, 50]);
  const { logo, href } = await pictureOf(new File([new Uint8Array(await document.save())], "logo.pdf"));
  expect(logo).toMatchObject({ width: 40, height: 20 });
  expect(await colourAt(href, 0.1, 0.8)).toEqual([0, 0, 255, 255]);
  expect(await colourAt(href, 0.6, 0.2)).toEqual([255, 0, 0, 255]);
});

test("a PDF whose crop box is larger than its page ends with the page, in print as in the preview", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([40, 20]);
  page.drawRectangle({ x: 20, y: 0, width: 20, height: 20, color: rgb(1, 0, 0) });
  page.setCropBox(-100, 0, 200, 20);
  const { logo, href } = await pictureOf(new File([new Uint8Array(await document.save())], "logo.pdf"));
  expect(logo).toMatchObject({ width: 40, height: 20 });
  expect((await colourAt(href, 0.4, 0.5))[3]).toBe(0);
  expect(await colourAt(href, 0.6, 0.5)).toEqual([255, 0, 0, 255]);
});

describe("a card with its name replaces", () => {
  const cut = async (kind: "png" | "jpeg" | "pdf" | "tiff" | "psd"): Promise<File> => {
    const file = await LOGO_FILES[kind]();
    // Browsers show the readable part of a picture; after its header there is none.
    return new File([file.slice(0, kind === "png" || kind === "jpeg" ? 60 : file.size / 3)], file.name);
  };

  test.each(["png", "jpeg", "pdf", "tiff", "psd"] as const)("a damaged %s", async (kind) => {
    expect((await pictureOf(await cut(kind))).logo).toMatchObject(CARD);
  });

  test("a PDF that opens with a password", async () => {
    expect((await pictureOf(await lockedPdf())).logo).toMatchObject(CARD);
  });

  test("files that claim more pixels than a device can hold", async () => {
    const psd = psdOf({ mode: 1, width: 1, height: 1, planes: [[0]] });
    psd.set([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff], 14);
    expect((await pictureOf(new File([psd], "huge.psd"))).logo).toMatchObject(CARD);
    const tiff = tiffOf({ width: 1, height: 1, data: [0, 0, 0, 255] });
    for (const place of [18, 30]) tiff.set([0xff, 0xff, 0, 0], place);
    expect((await pictureOf(new File([tiff], "huge.tif"))).logo).toMatchObject(CARD);
  });

  test("an empty page, and a file that could not be loaded", async () => {
    const document = await PDFDocument.create();
    document.addPage([40, 20]);
    expect((await pictureOf(new File([new Uint8Array(await document.save())], "empty.pdf"))).logo).toMatchObject(CARD);
    expect((await pictureOf(new File([], "gone.png"))).logo).toMatchObject(CARD);
  });
});
