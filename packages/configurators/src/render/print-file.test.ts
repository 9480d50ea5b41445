import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFPage } from "@cantoo/pdf-lib";
import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toPoints } from "../artwork/page/units.ts";
import { layout } from "../artwork/layout/layout.ts";
import { sampleData } from "../products/samples/data.ts";
import { CHECKED, EVERY_COVER, layoutOf, sampleOf } from "../testing/artworks.ts";
import { inFolder, need, runTool } from "../testing/tools.ts";
import { fetchImage } from "./load-image.ts";
import { printFile } from "./print-file.ts";

const text = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");

const streamsOf = (document: PDFDocument): PDFRawStream[] =>
  document.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

const contentOf = (document: PDFDocument, page: PDFPage): string => {
  const found = document.context.lookup(page.node.get(PDFName.of("Contents")));
  if (!(found instanceof PDFRawStream)) throw new Error("The page has no content");
  return text(found);
};

const RGB = /(?:^|\s)(?:rg|RG)(?:\s|$)/u;

describe.each(sampleOf(EVERY_COVER, 4))("%s", (_, template, cover) => {
  const artwork = layoutOf(template, cover, "cs", "longest");

  it("has a page per side, with boxes exact to 0.01 pt", async () => {
    const document = await PDFDocument.load(await printFile(artwork, { title: "Artwork" }));
    const { trim, bleed } = template.page;
    expect(document.getPageCount()).toBe(template.sides.length);
    for (const page of document.getPages()) {
      const boxes = { trim: page.getTrimBox(), bleed: page.getBleedBox(), media: page.getMediaBox() };
      expect(boxes.trim.width).toBeCloseTo(toPoints(trim.width), 2);
      expect(boxes.trim.height).toBeCloseTo(toPoints(trim.height), 2);
      expect(boxes.trim.x - boxes.bleed.x).toBeCloseTo(toPoints(bleed.left), 2);
      expect(boxes.trim.y - boxes.bleed.y).toBeCloseTo(toPoints(bleed.bottom), 2);
      expect(boxes.bleed.width).toBeCloseTo(toPoints(trim.width + bleed.left + bleed.right), 2);
      expect(boxes.media).toEqual(boxes.bleed);
    }
  });

  it("writes text and brand colours in CMYK: no RGB outside the pictures, no fonts", async () => {
    const document = await PDFDocument.load(await printFile(artwork, { title: "Artwork" }));
    for (const page of document.getPages()) {
      const content = contentOf(document, page);
      expect(content).not.toMatch(RGB);
      expect(content).toMatch(/ k\n/u);
      const shadings = page.node.Resources()?.lookup(PDFName.of("Shading"), PDFDict);
      for (const [, name = ""] of content.matchAll(/\/(S\d+) sh/gu))
        expect(`${shadings?.lookup(PDFName.of(name), PDFDict).get(PDFName.of("ColorSpace"))}`).toBe("/DeviceCMYK");
    }
    expect(
      document.context
        .enumerateIndirectObjects()
        .map(([, object]) => `${object}`)
        .join(""),
    ).not.toContain("/Font");
    // The check can detect RGB, because pictures contain it.
    if (template.sides.some(({ elements }) => elements.some(({ kind }) => kind === "picture")))
      expect(streamsOf(document).some((stream) => `${stream.dict}`.includes("/Form") && RGB.test(text(stream)))).toBe(
        true,
      );
  });

  it("passes qpdf --check", async (context) => {
    need("qpdf", context);
    await inFolder(async (path) => {
      writeFileSync(path("print.pdf"), await printFile(artwork, { title: "Artwork", marks: true }));
      const { status, output } = runTool("qpdf", ["--check", path("print.pdf")]);
      expect(output).toContain("No syntax or stream encoding errors found");
      expect(status).toBe(0);
    });
  });
});

const [flyer] = CHECKED;
if (!flyer) throw new Error("No product");

it("has the same bytes for the same artwork", async () => {
  const artwork = layoutOf(flyer, "golden-slate");
  const [once, again] = [await printFile(artwork, { title: "A" }), await printFile(artwork, { title: "A" })];
  expect(Buffer.compare(once, again)).toBe(0);
});

it("draws marks only on request, outside the bleed", async () => {
  const artwork = layoutOf(flyer, "golden-slate");
  const pages = async (marks: boolean) => {
    const document = await PDFDocument.load(await printFile(artwork, { title: "A", marks }));
    return document.getPages().map((page) => ({ page, content: contentOf(document, page) }));
  };
  const [plain] = await pages(false);
  const [marked] = await pages(true);
  expect(plain?.content).not.toContain("1 1 1 1 K");
  expect(marked?.content).toContain("1 1 1 1 K");
  expect(marked?.page.getMediaBox().width).toBeGreaterThan((marked?.page.getBleedBox().width ?? 0) + 40);
  expect(marked?.page.getTrimBox().width).toBeCloseTo(plain?.page.getTrimBox().width ?? 0, 6);
});

it("draws a page that is too large for a PDF at 1:10, and says so", async () => {
  const large = { ...flyer, page: { ...flyer.page, trim: { width: 6000, height: 3000 } } };
  const document = await PDFDocument.load(await printFile(layout(large, sampleData("pl", "usual")), { title: "Wall" }));
  expect(document.getPage(0).getTrimBox().width).toBeCloseTo(toPoints(600), 2);
  expect(document.getTitle()).toBe("Wall (1:10)");
});

it("embeds an uploaded picture, and throws when it cannot be read", async () => {
  const pixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const data = { ...sampleData("pl", "usual"), logo: { kind: "image", href: pixel, width: 40, height: 20 } as const };
  const artwork = layout(flyer, data);
  const document = await PDFDocument.load(await printFile(artwork, { title: "A", loadImage: fetchImage }));
  expect(streamsOf(document).filter((stream) => `${stream.dict}`.includes("/Image"))).not.toHaveLength(0);
  await expect(printFile(artwork, { title: "A", loadImage: () => Promise.reject(new Error("gone")) })).rejects.toThrow(
    "gone",
  );
});

describe("the cut line", () => {
  const sticker = CHECKED.find(({ product }) => product === "sticker");
  if (!sticker) throw new Error("No sticker");
  const die = layout(sticker, sampleData("pl", "usual"));
  const objects = async (file: Uint8Array): Promise<string> => {
    const document = await PDFDocument.load(file);
    return document.context
      .enumerateIndirectObjects()
      .map(([, object]) => `${object}`)
      .join("\n");
  };

  it("is an overprinting spot colour on its own layer around a die-cut sheet", async () => {
    const file = await printFile(die, { title: "Sticker" });
    const [page] = (await PDFDocument.load(file)).getPages();
    if (!page) throw new Error("No page");
    const content = contentOf(await PDFDocument.load(file), page);
    expect(content).toMatch(/\/OC \/P\d+ BDC[\s\S]*CS 1 SCN[\s\S]*EMC/u);
    const all = await objects(file);
    expect(all).toContain("/Separation /CutContour /DeviceCMYK");
    expect(all).toMatch(/\/Type \/OCG\s+\/Name \(CutContour\)/u);
    expect(all).toMatch(/\/OP true/u);
  });

  it("is left out on request, and for straight cuts", async () => {
    expect(await objects(await printFile(die, { title: "Sticker", contour: false }))).not.toContain("CutContour");
    const straight = layoutOf(flyer, "golden-slate");
    expect(await objects(await printFile(straight, { title: "Flyer" }))).not.toContain("CutContour");
  });
});
