import { afterEach, describe, expect, test } from "vitest";
import { PDFDocument, PDFName, rgb } from "@cantoo/pdf-lib";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";
import type { Logo } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import { templateSchema } from "../../artwork/template/schema.ts";
import { sampleData } from "../../products/samples/data.ts";
import { STICKER } from "../../products/sticker/template.ts";
import { printFile } from "../../render/print/print-file.ts";
import { readLogo } from "../../render/print/read-logo.ts";
import { psdOf, tiffOf } from "../../testing/logo-files.ts";
import { openReader } from "../testing/functions.ts";
import { LOGO_FILES, lockedPdf } from "../testing/logo-files.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { ReadLogo } from "./read-logo-file.ts";

const TEMPLATE = templateSchema.parse(STICKER);

const addresses: string[] = [];
afterEach(() => addresses.splice(0).forEach((address) => URL.revokeObjectURL(address)));

const read = (file: File, signal = new AbortController().signal): Promise<ReadLogo> =>
  readInWorker(openReader, file, file.name, signal);

const shown = async (file: File): Promise<{ logo: ReadLogo["logo"]; href: string | undefined }> => {
  const { logo, picture } = await read(file);
  if (!picture) return { logo, href: undefined };
  const href = URL.createObjectURL(picture);
  addresses.push(href);
  return { logo, href };
};

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

describe("a logo file is drawn by its content", () => {
  test.each(everyNth(5, ["png", "ai", "pdf", "tiff", "psd"] as const))("%s, with transparency", async (kind) => {
    const { logo, href } = await shown(await LOGO_FILES[kind]());
    expect(logo).toMatchObject({ kind: "image", href: "" });
    expect(logo.width / logo.height).toBe(2);
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
    expect(near(await colourAt(href, 0.25, 0.8), [47, 143, 131, 255])).toBe(true);
    expect((await colourAt(href, 0.02, 0.1))[3]).toBe(0);
    expect(logo.kind === "image" && logo.colours?.length).toBeGreaterThan(1);
  });

  test("jpeg, which has no transparency", { tags: "long" }, async () => {
    const { logo, href } = await shown(await LOGO_FILES.jpeg());
    expect(logo).toMatchObject({ kind: "image", width: 480, height: 240 });
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
  });

  test("svg, as vectors", async () => {
    const { logo, href } = await shown(await LOGO_FILES.svg());
    expect(logo).toMatchObject({ kind: "drawing", width: 48, height: 24 });
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
  });

  test("a packed svg, as the vectors in it", { tags: "long" }, async () => {
    const svg = await LOGO_FILES.svg();
    const packed = await new Response(svg.stream().pipeThrough(new CompressionStream("gzip"))).blob();
    const { logo, href } = await shown(new File([packed], "logo.svgz"));
    expect(logo).toEqual((await shown(svg)).logo);
    expect(near(await colourAt(href, 0.5, 0.6), [255, 209, 102, 255])).toBe(true);
  });

  test.each(everyNth(3, ["eps", "old ai", "zip"] as const))("%s as a card with its name", async (kind) => {
    const { logo, href } = await shown(await LOGO_FILES[kind]());
    expect(logo).toMatchObject(CARD);
    expect(href).toBeUndefined();
  });

  test("regardless of its name and type", async () => {
    const tiff = await LOGO_FILES.tiff();
    const { logo } = await shown(new File([tiff], "logo.png", { type: "image/png" }));
    expect(logo).toMatchObject({ kind: "image", width: 480, height: 240 });
  });
});

test.each(everyNth(10, Object.entries(LOGO_FILES)))(
  "the proof of a %s logo is the file that the print shop gets",
  async (_, make) => {
    const file = await make();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const print = (logo: Logo): Promise<Uint8Array> =>
      printFile(layout(TEMPLATE, { ...sampleData("en", "usual", 4), logo }), {
        title: "Sticker",
        loadImage: async () => bytes,
      });
    const { logo, href = "" } = await shown(file);
    const proof = await print(logo.kind === "image" ? { ...logo, href } : logo);
    expect(proof).toEqual(await print(await readLogo({ bytes, name: file.name, href: "print" })));
  },
);

test("a large picture is previewed smaller and keeps its own pixel count", async () => {
  const plane = Array.from({ length: 2400 * 12 }, () => 100);
  const { logo, href } = await shown(
    new File([psdOf({ mode: 1, width: 2400, height: 12, planes: [plane], packed: true })], "wide.psd"),
  );
  expect(logo).toMatchObject({ width: 2400, height: 12 });
  const image = new Image();
  image.src = href ?? "";
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([2000, 10]);
});

test("a PNG in the resolution of a banner's print is previewed smaller and keeps its own pixel count", async () => {
  const canvas = new OffscreenCanvas(10_394, 2_599);
  canvas.getContext("2d")?.fillRect(1_000, 1_000, 8_000, 1_000);
  const { logo, href } = await shown(new File([await canvas.convertToBlob({ type: "image/png" })], "logo.png"));
  expect(logo).toMatchObject({ kind: "image", width: 10_394, height: 2_599 });
  const image = new Image();
  image.src = href ?? "";
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([2000, 500]);
  expect(await colourAt(href, 0.5, 0.5)).toEqual([0, 0, 0, 255]);
});

test("a PDF is previewed by its first page, upright and cropped", { tags: "long" }, async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([100, 100]);
  page.drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 20, y: 20, width: 10, height: 10, color: rgb(0, 0, 1) });
  page.setCropBox(20, 20, 40, 20);
  document.addPage([50, 50]);
  const { logo, href } = await shown(new File([new Uint8Array(await document.save())], "logo.pdf"));
  expect(logo).toMatchObject({ width: 40, height: 20 });
  expect(await colourAt(href, 0.1, 0.8)).toEqual([0, 0, 255, 255]);
  expect(await colourAt(href, 0.6, 0.2)).toEqual([255, 0, 0, 255]);
});

test(
  "a PDF whose crop box is larger than its page ends with the page, in print as in the preview",
  { tags: "long" },
  async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([40, 20]);
    page.drawRectangle({ x: 20, y: 0, width: 20, height: 20, color: rgb(1, 0, 0) });
    page.setCropBox(-100, 0, 200, 20);
    const { logo, href } = await shown(new File([new Uint8Array(await document.save())], "logo.pdf"));
    expect(logo).toMatchObject({ width: 40, height: 20 });
    expect((await colourAt(href, 0.4, 0.5))[3]).toBe(0);
    expect(await colourAt(href, 0.6, 0.5)).toEqual([255, 0, 0, 255]);
  },
);

describe("what the server completes is left to it, without a picture", { tags: "long" }, () => {
  test("a JPEG that ends in its pixels", async () => {
    const file = await LOGO_FILES.jpeg();
    expect(await read(new File([file.slice(0, file.size - 2)], file.name))).toEqual({
      logo: matchers.objectContaining(CARD),
    });
  });

  test("a PDF with an empty page and a stamp on it", async () => {
    const document = await PDFDocument.create();
    const { node } = document.addPage([80, 40]);
    const { context } = document;
    const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 20, 10] };
    const drawing = context.register(context.flateStream("0 0 20 10 re f", form));
    const note = { Type: "Annot", Subtype: "Stamp", Rect: [10, 10, 50, 30], F: 4, AP: { N: drawing } };
    node.set(PDFName.of("Annots"), context.obj([context.register(context.obj(note))]));
    node.set(PDFName.of("Contents"), context.register(context.flateStream("")));
    expect(await read(new File([new Uint8Array(await document.save())], "logo.pdf"))).toEqual({
      logo: matchers.objectContaining(CARD),
    });
  });
});

describe("a TIFF that this reader does not take is left to the server, without a picture", { tags: "long" }, () => {
  test("one that ends too early", async () => {
    const file = await LOGO_FILES.tiff();
    expect(await read(new File([file.slice(0, file.size / 3)], file.name))).toMatchObject({
      logo: { kind: "drawing" },
    });
  });

  test("one that claims more pixels than a device can hold", async () => {
    const tiff = tiffOf({ width: 1, height: 1, data: [0, 0, 0, 255] });
    for (const place of [18, 30]) tiff.set([0xff, 0xff, 0, 0], place);
    expect(await read(new File([tiff], "huge.tif"))).toMatchObject({ logo: { kind: "drawing" } });
  });
});

describe("a file that cannot be printed as it is shown is refused:", () => {
  const refusalOf = (file: File): Promise<unknown> =>
    read(file).then(
      () => "read",
      (error: unknown) => (error instanceof Error && "fault" in error ? error.fault : error),
    );
  const svg = (inside: string): File =>
    new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">${inside}</svg>`], "logo.svg");
  const nested = Array.from(
    { length: 20 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  ).join("");

  test.each(everyNth(3, ["png", "pdf", "psd"] as const))("a %s that ends too early", async (kind) => {
    const file = await LOGO_FILES[kind]();
    const cut = kind === "png" ? file.size - 20 : file.size / 3;
    expect(await refusalOf(new File([file.slice(0, cut)], file.name))).toBe("damaged");
  });

  test.each(
    everyNth(2, [
      ["live text", svg('<text y="9">Dach</text>'), "text"],
      ["HTML in it", svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Dach</p></foreignObject>'), "outside"],
      ["a small drawing that repeats endlessly", svg(`<path id="g0" d="M0 0h9v9z"/>${nested}`), "too-complex"],
      ["six megabytes of curves", svg(`<path d="${"M0 0h1v1z".repeat(660_000)}"/>`), "too-complex"],
    ] as const),
  )("an SVG with %s", async (_, file, fault) => {
    expect(await refusalOf(file)).toBe(fault);
  });

  test("a PDF that opens with a password", async () => {
    expect(await refusalOf(await lockedPdf())).toBe("locked");
  });

  test("a PDF with text in a font that is not in the file", async () => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawText("Dach");
    expect(await refusalOf(new File([new Uint8Array(await document.save())], "logo.pdf"))).toBe("fonts");
  });

  test("pictures that claim more pixels than a device can hold", async () => {
    const psd = psdOf({ mode: 1, width: 1, height: 1, planes: [[0]] });
    psd.set([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff], 14);
    expect(await refusalOf(new File([psd], "huge.psd"))).toBe("unsupported");
  });

  test("an empty page and an empty file", { tags: "long" }, async () => {
    const document = await PDFDocument.create();
    document.addPage([40, 20]);
    expect(await refusalOf(new File([new Uint8Array(await document.save())], "empty.pdf"))).toBe("damaged");
    expect(await refusalOf(new File([], "gone.png"))).toBe("damaged");
  });
});

test("reading ends when it is not needed any more", async () => {
  const control = new AbortController();
  const reading = read(await LOGO_FILES.pdf(), control.signal);
  control.abort(new Error("another file"));
  await expect(reading).rejects.toThrow("another file");
});
