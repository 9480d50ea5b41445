import { PDFDocument, PDFRawStream, rgb, degrees } from "@cantoo/pdf-lib";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Logo } from "../artwork/layout/data.ts";
import { layout } from "../artwork/layout/layout.ts";
import { readSvg } from "../artwork/logo/read-svg.ts";
import { sampleData } from "../products/samples/data.ts";
import { CHECKED } from "../testing/artworks.ts";
import { rasteriseInNode, readPixels, type Pixels } from "../testing/raster.ts";
import { inFolder, need, runTool } from "../testing/tools.ts";
import { sizeOfPdfLogo } from "./pdf-logo.ts";
import { printFile } from "./print-file.ts";

const sticker = CHECKED.find(({ product }) => product === "sticker");
if (!sticker) throw new Error("No sticker");

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#cc0000" d="M0 0h40v20H0z"/>' +
  '<path fill="#0000cc" d="M0 0h20v10H0z"/></svg>';
const LETTERS = SVG.replace("</svg>", '<text x="22" y="18" font-size="6">Dach</text></svg>');

/** A page of 80 by 40 points: red, its upper left quarter blue. */
const pdf = async (turned = 0): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage(turned % 180 === 0 ? [80, 40] : [40, 80]);
  const { width, height } = page.getSize();
  page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.8, 0, 0) });
  const corner = { width: width / 2, height: height / 2, color: rgb(0, 0, 0.8) };
  // The corner that is at the upper left after the rotation.
  const atRight = turned === 180 || turned === 270;
  const atTop = turned === 0 || turned === 270;
  page.drawRectangle({ ...corner, x: atRight ? width / 2 : 0, y: atTop ? height / 2 : 0 });
  page.setRotation(degrees(turned));
  return document.save();
};

const print = async (logo: Logo, bytes: Uint8Array): Promise<Uint8Array> => {
  const artwork = layout(sticker, { ...sampleData("pl", "usual"), logo });
  return printFile(artwork, {
    title: "Sticker",
    contour: false,
    loadImage: () => Promise.resolve(bytes),
    rasterise: rasteriseInNode,
  });
};

const hasPixels = async (file: Uint8Array): Promise<boolean> =>
  (await PDFDocument.load(file)).context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && `${object.dict}`.includes("/Image"));

const DPI = 254;

/** The colour at a relative position in the printed logo's box. */
const colourAt = ({ data, width }: Pixels, across: number, down: number): string => {
  const { bleed } = sticker.page;
  const artwork = layout(sticker, {
    ...sampleData("pl", "usual"),
    logo: { kind: "image", href: "logo", width: 40, height: 20 },
  });
  const box = artwork.logos[0]?.box;
  if (!box) throw new Error("No logo");
  const x = Math.round((box.x + bleed.left + box.width * across) * (DPI / 25.4));
  const y = Math.round((box.y + bleed.top + box.height * down) * (DPI / 25.4));
  const [red = 0, , blue = 0] = data.subarray((y * width + x) * 4);
  if (red > 150 && blue < 90) return "red";
  return blue > 150 && red < 90 ? "blue" : `${red} ${blue}`;
};

const corners = async (file: Uint8Array): Promise<string[]> =>
  inFolder(async (path) => {
    writeFileSync(path("print.pdf"), file);
    runTool("pdftoppm", ["-r", String(DPI), "-singlefile", "-png", path("print.pdf"), path("print")]);
    const check = runTool("qpdf", ["--check", path("print.pdf")]);
    expect(check.status).toBe(0);
    const pixels = await readPixels(path("print.png"));
    return [
      colourAt(pixels, 0.2, 0.2),
      colourAt(pixels, 0.8, 0.2),
      colourAt(pixels, 0.2, 0.8),
      colourAt(pixels, 0.8, 0.8),
    ];
  });

const drawn = readSvg(SVG);
if (!drawn) throw new Error("The logo is not read");
const shown = { kind: "image", href: "logo", width: 40, height: 20 } as const;

describe("an own logo in the print file", () => {
  it.for<[string, Logo, () => Promise<Uint8Array>, boolean]>([
    ["drawn curves", drawn, async () => new Uint8Array(), false],
    ["an SVG, as curves", shown, async () => new TextEncoder().encode(SVG), false],
    ["an SVG with letters, as pixels", shown, async () => new TextEncoder().encode(LETTERS), true],
    ["a PDF, as curves", shown, () => pdf(), false],
    ["a PDF turned by 90°", shown, () => pdf(90), false],
    ["a PDF turned by 180°", shown, () => pdf(180), false],
    ["a PDF turned by 270°", shown, () => pdf(270), false],
    ["a PNG", shown, async () => sharp(Buffer.from(SVG)).png().toBuffer(), true],
    ["a JPEG", shown, async () => sharp(Buffer.from(SVG)).jpeg().toBuffer(), true],
  ])("%s", async ([, logo, bytes, pixels], context) => {
    need("pdftoppm", context);
    need("qpdf", context);
    const file = await print(logo, await bytes());
    expect(await hasPixels(file)).toBe(pixels);
    expect(await corners(file)).toEqual(["blue", "red", "red", "red"]);
  });

  it("throws when it cannot be read", async () => {
    await expect(print(shown, new TextEncoder().encode("%PDF-1.4 broken"))).rejects.toThrow();
    await expect(print(shown, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]))).rejects.toThrow();
  });
});

describe("the size of a PDF logo", () => {
  it("is the size of its first page as shown", async () => {
    expect(await sizeOfPdfLogo(await pdf())).toEqual({ width: 80, height: 40 });
    expect(await sizeOfPdfLogo(await pdf(90))).toEqual({ width: 80, height: 40 });
  });

  it("is undefined for a file that no print file can contain", async () => {
    const empty = await PDFDocument.create();
    empty.addPage([80, 40]);
    expect(await sizeOfPdfLogo(await empty.save())).toBeUndefined();
    expect(await sizeOfPdfLogo(new TextEncoder().encode("%PDF-1.4\n%%EOF\n"))).toBeUndefined();
    const sealed = await PDFDocument.create();
    sealed.addPage([80, 40]).drawRectangle({ width: 9, height: 9 });
    sealed.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    expect(await sizeOfPdfLogo(await sealed.save())).toBeUndefined();
  });
});
