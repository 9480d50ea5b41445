import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { toPoints } from "../../artwork/page/units.ts";
import { layout } from "../../artwork/layout/layout.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED, EVERY_COVER, layoutOf, sampleOf } from "../../testing/artworks.ts";
import { crossReferenceFaults } from "../../testing/cross-references.ts";
import { has, inFolder, runTool } from "../../testing/tools.ts";
import { fetchImage } from "../picture/load-image.ts";
import { printFile, type PrintOptions } from "./print-file.ts";
import { everyNth } from "../../../../../test-sample.ts";

const text = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");

const streamsOf = (document: PDFDocument): PDFRawStream[] =>
  document.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

const contentOf = (document: PDFDocument, page: PDFPage): string => {
  const found = document.context.lookup(page.node.get(PDFName.of("Contents")));
  if (!(found instanceof PDFRawStream)) throw new Error("The page has no content");
  return text(found);
};

/** Operators of device RGB, and of the tagged colours of pictures. */
const RGB = /(?:^|\s)(?:rg|RG)(?:\s|$)/u;
const PICTURE = /\/C\d+ (?:cs|CS) [\d. ]+ (?:sc|SC)(?:\s|$)/u;

describe.each(everyNth(3, sampleOf(EVERY_COVER, 4)))("%s", (_, template, cover) => {
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
      expect(content).not.toMatch(PICTURE);
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
    for (const stream of streamsOf(document))
      if (`${stream.dict}`.includes("/Form")) expect(text(stream)).not.toMatch(RGB);
    // Pictures have their own streams, where the check of the page can see what it looks for.
    if (template.sides.some(({ elements }) => elements.some(({ kind }) => kind === "picture")))
      expect(
        streamsOf(document).some((stream) => `${stream.dict}`.includes("/Form") && PICTURE.test(text(stream))),
      ).toBe(true);
  });

  it("overprints black text (CONF-30)", async () => {
    const document = await PDFDocument.load(await printFile(artwork, { title: "Artwork" }));
    const states = document.getPages().flatMap((page) => {
      const known = page.node.Resources()?.lookup(PDFName.of("ExtGState"), PDFDict);
      const used = [...contentOf(document, page).matchAll(/\/(E\d+) gs\n0 0 0 1 k\n/gu)];
      return used.map(([, name = ""]) => `${known?.lookup(PDFName.of(name), PDFDict)}`);
    });
    expect(states.length > 0).toBe(artwork.texts.some(({ colour }) => colour === "text"));
    for (const state of states) expect(state.replaceAll(/\s+/gu, " ")).toMatch(/OP true .*op true .*OPM 1/u);
  });

  it("is read by pdf.js without a fault, each page with all its operators", async () => {
    const data = await printFile(artwork, { title: "Artwork", marks: true });
    const task = getDocument({ data, stopAtErrors: true, verbosity: VerbosityLevel.ERRORS });
    const read = await task.promise;
    expect(read.numPages).toBe(artwork.pages.length);
    for (let page = 1; page <= read.numPages; page += 1)
      expect((await (await read.getPage(page)).getOperatorList()).fnArray.length).toBeGreaterThan(20);
    await task.destroy();
  });

  it("has a table of cross-references that leads to each object", async () => {
    const file = await printFile(artwork, { title: "Artwork", marks: true });
    expect(crossReferenceFaults(file)).toEqual([]);
    const [first = 0] = file;
    const moved = Uint8Array.from([first, ...file]);
    expect(() => expect(crossReferenceFaults(moved)).toEqual([])).toThrow();
  });

  it.runIf(has("qpdf"))("passes qpdf --check when qpdf is installed", async () => {
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

describe("the file identifier", () => {
  const identifierOf = async (artwork: ArtworkLayout, options: Partial<PrintOptions> = {}): Promise<string> => {
    const { context } = await PDFDocument.load(await printFile(artwork, { title: "A", ...options }));
    return `${context.lookup(context.trailerInfo.ID)}`;
  };
  const artworkWith = (phone: string): ArtworkLayout => {
    const data = sampleData("pl", "usual");
    return layout(flyer, { ...data, texts: { ...data.texts, phone } });
  };

  it("is the same for the same content, and another one for another text, mark, profile or title", async () => {
    const artwork = artworkWith("+48 601 234 567");
    const identifier = await identifierOf(artwork);
    expect(await identifierOf(artworkWith("+48 601 234 567"))).toBe(identifier);
    const others = await Promise.all([
      identifierOf(artworkWith("+48 601 234 568")),
      identifierOf(artwork, { marks: true }),
      identifierOf(artwork, { profile: "uncoated" }),
      identifierOf(artwork, { title: "B" }),
    ]);
    expect(new Set([identifier, ...others]).size).toBe(5);
  });

  it("is another one for another logo of the same size", { tags: "long" }, async () => {
    const data = sampleData("pl", "usual");
    const withLogo = layout(flyer, { ...data, logo: { kind: "image", href: "logo", width: 8, height: 4 } });
    const file = (background: string) =>
      sharp({ create: { width: 8, height: 4, channels: 3, background } })
        .png()
        .toBuffer();
    const [red, blue] = await Promise.all([file("#c00"), file("#00c")]);
    expect(await identifierOf(withLogo, { loadImage: async () => red })).not.toBe(
      await identifierOf(withLogo, { loadImage: async () => blue }),
    );
  });
});

it("draws marks only on request, outside the bleed", async () => {
  const artwork = layoutOf(flyer, "golden-slate");
  const pages = async (marks: boolean) => {
    const document = await PDFDocument.load(await printFile(artwork, { title: "A", marks }));
    return document.getPages().map((page) => ({ page, content: contentOf(document, page) }));
  };
  const [plain] = await pages(false);
  const [marked] = await pages(true);
  const everyPlate = /CS 1 SCN/u;
  expect(plain?.content).not.toMatch(everyPlate);
  expect(marked?.content).toMatch(everyPlate);
  expect(marked?.page.getMediaBox().width).toBeGreaterThan((marked?.page.getBleedBox().width ?? 0) + 40);
  expect(marked?.page.getTrimBox().width).toBeCloseTo(plain?.page.getTrimBox().width ?? 0, 6);
});

it.each([2, 3] as const)("has a bleed of %s mm on request, and the same trim", async (bleed) => {
  const artwork = layoutOf(flyer, "golden-slate");
  for (const page of (await PDFDocument.load(await printFile(artwork, { title: "A", bleed }))).getPages()) {
    const [trim, outer] = [page.getTrimBox(), page.getBleedBox()];
    expect(trim.width).toBeCloseTo(toPoints(148), 2);
    expect(trim.x - outer.x).toBeCloseTo(toPoints(bleed), 2);
    expect(outer.height).toBeCloseTo(toPoints(210 + 2 * bleed), 2);
  }
});

it("keeps the bleed of a large format", async () => {
  const billboard = CHECKED.find(({ product }) => product === "billboard");
  if (!billboard) throw new Error("No billboard");
  const artwork = layoutOf(billboard, "dusk-row");
  const [page] = (await PDFDocument.load(await printFile(artwork, { title: "A", bleed: 2 }))).getPages();
  expect(page?.getBleedBox().height).toBeCloseTo(toPoints(2380 + 2 * billboard.page.bleed.top), 2);
});

it("draws a page that is too large for a PDF at 1:10, and says so", async () => {
  const large = { ...flyer, page: { ...flyer.page, trim: { width: 6000, height: 3000 } } };
  const document = await PDFDocument.load(await printFile(layout(large, sampleData("pl", "usual")), { title: "Wall" }));
  expect(document.getPage(0).getTrimBox().width).toBeCloseTo(toPoints(600), 2);
  expect(document.getTitle()).toBe("Wall (1:10)");
});

it("draws any page at 1:10 on request, with marks as long as on other files", async () => {
  const artwork = layoutOf(flyer, "golden-slate");
  const [full] = (await PDFDocument.load(await printFile(artwork, { title: "A", marks: true }))).getPages();
  const tenth = await PDFDocument.load(await printFile(artwork, { title: "A", marks: true, scale: 10 }));
  const [small] = tenth.getPages();
  if (!full || !small) throw new Error("No page");
  expect(tenth.getTitle()).toBe("A (1:10)");
  expect(small.getTrimBox().width).toBeCloseTo(full.getTrimBox().width / 10, 2);
  expect(small.getBleedBox().x).toBeCloseTo(full.getBleedBox().x, 2);
});

describe("PDF/X-4", () => {
  const artwork = layoutOf(flyer, "golden-slate");
  const date = new Date("2026-11-03T09:30:00Z");
  const title = "LUC-1042 Flyer <A & B>";
  const open = async (options: Partial<PrintOptions> = {}) => {
    const file = await printFile(artwork, { title, date, ...options });
    return { file, document: await PDFDocument.load(file, { updateMetadata: false }) };
  };

  it("says what it is in the metadata, with the dates and the title of the document information", async () => {
    const { file, document } = await open();
    expect(Buffer.from(file.subarray(0, 8)).toString("latin1")).toBe("%PDF-1.6");
    const stream = document.context.lookup(document.catalog.get(PDFName.of("Metadata")));
    if (!(stream instanceof PDFRawStream)) throw new Error("No metadata");
    expect(stream.dict.has(PDFName.of("Filter"))).toBe(false);
    const xmp = Buffer.from(stream.contents).toString("utf8");
    expect(xmp).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>");
    expect(xmp).toContain("<xmp:CreateDate>2026-11-03T09:30:00Z</xmp:CreateDate>");
    expect(xmp).toContain("<pdf:Trapped>False</pdf:Trapped>");
    expect(xmp).toContain("LUC-1042 Flyer &#60;A &#38; B&#62;");
    expect(document.getTitle()).toBe(title);
    expect(document.getCreationDate()).toEqual(date);
    expect(document.getModificationDate()).toEqual(date);
    const { Info, ID } = document.context.trailerInfo;
    expect(`${document.context.lookup(Info)}`).toContain("/Trapped /False");
    expect(`${document.context.lookup(ID)}`).toMatch(/^\[ <[\da-f]{32}> <[\da-f]{32}> \]$/u);
  });

  const intentOf = (document: PDFDocument): PDFDict =>
    document.catalog.lookup(PDFName.of("OutputIntents"), PDFArray).lookup(0, PDFDict);
  const profileOf = (intent: PDFDict): Buffer => {
    const stream = intent.lookup(PDFName.of("DestOutputProfile"));
    if (!(stream instanceof PDFRawStream)) throw new Error("No profile");
    expect(`${stream.dict.get(PDFName.of("N"))}`).toBe("4");
    return Buffer.from(decodePDFRawStream(stream).decode());
  };

  it.each(
    everyNth(2, [
      ["coated", "FOGRA39", "coated-fogra39l"],
      ["uncoated", "FOGRA29", "uncoated-fogra29l"],
    ] as const),
  )("for %s paper it has the output intent %s with its profile", async (profile, identifier, name) => {
    const { document } = await open({ profile });
    const intent = intentOf(document);
    expect(`${intent.get(PDFName.of("S"))}`).toBe("/GTS_PDFX");
    expect(`${intent.get(PDFName.of("OutputConditionIdentifier"))}`).toBe(`(${identifier})`);
    const icc = profileOf(intent);
    expect(icc.subarray(12, 20).toString("latin1")).toBe("prtrCMYK");
    expect(icc).toEqual(readFileSync(new URL(`../../../assets/print-profile/${name}.icc`, import.meta.url)));
  });

  it("takes another CMYK profile, and refuses one that is none", async () => {
    const icc = Uint8Array.from(
      readFileSync(new URL("../../../assets/print-profile/coated-fogra39l.icc", import.meta.url)),
    );
    const { document } = await open({ profile: { identifier: "FOGRA51", info: "Premium coated", icc } });
    expect(`${intentOf(document).get(PDFName.of("OutputConditionIdentifier"))}`).toBe("(FOGRA51)");
    const screen = Uint8Array.from(readFileSync(new URL("../../../assets/print-profile/srgb.icc", import.meta.url)));
    await expect(open({ profile: { identifier: "sRGB", info: "", icc: screen } })).rejects.toThrow("not a CMYK");
  });

  it("has a transparency group in the press's colours on every page, and no untagged RGB anywhere", async () => {
    const pixel =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    const data = { ...sampleData("pl", "usual"), logo: { kind: "image", href: pixel, width: 40, height: 20 } as const };
    const document = await PDFDocument.load(await printFile(layout(flyer, data), { title, loadImage: fetchImage }));
    for (const page of document.getPages())
      expect(`${page.node.lookup(PDFName.of("Group"))}`).toMatch(/\/S \/Transparency\s+\/CS \/DeviceCMYK/u);
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    expect(
      objects.map((object) => (object instanceof PDFRawStream ? `${object.dict}` : `${object}`)).join("\n"),
    ).not.toContain("DeviceRGB");
  });

  it("marks have the slug with the side, in a font-free line inside the sheet", { tags: "long" }, async () => {
    const plain = await open({ marks: true });
    const slugged = await open({ marks: true, slug: "LUC-1042 · 2026-11-03 · flyer" });
    const [before, after] = [plain, slugged].map(({ document }) => {
      const [page] = document.getPages();
      if (!page) throw new Error("No page");
      return contentOf(document, page);
    });
    expect(after?.length).toBeGreaterThan((before?.length ?? 0) + 2000);
    expect(`${after}`).not.toContain("BT");
  });
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

const png = async (profile?: string) => {
  const pixels = sharp({ create: { width: 8, height: 4, channels: 3, background: "#c00" } });
  return (profile === undefined ? pixels : pixels.withIccProfile(profile)).png().toBuffer();
};

it("prints a picture with its own colour profile, and one without as sRGB", async () => {
  const profiles = async (file: Buffer) => {
    const logo = { kind: "image", href: "logo", width: 8, height: 4 } as const;
    const artwork = layout(flyer, { ...sampleData("pl", "usual"), logo });
    const document = await PDFDocument.load(await printFile(artwork, { title: "A", loadImage: async () => file }));
    return streamsOf(document).flatMap((stream) => {
      const colours = document.context.lookup(stream.dict.get(PDFName.of("ColorSpace")));
      if (!`${stream.dict}`.includes("/Image") || !(colours instanceof PDFArray)) return [];
      const profile = document.context.lookup(colours.get(1));
      return profile instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(profile).decode())] : [];
    });
  };
  const own = await png("p3");
  expect(await profiles(own)).toEqual([(await sharp(own).metadata()).icc]);
  expect(await profiles(await png())).toEqual([
    readFileSync(new URL("../../../assets/print-profile/srgb.icc", import.meta.url)),
  ]);
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
