import { PDFDocument, PDFRawStream, rgb, degrees } from "@cantoo/pdf-lib";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Logo } from "../../artwork/layout/data.ts";
import { layout } from "../../artwork/layout/layout.ts";
import { readSvg } from "../../artwork/logo/read-svg.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { psdOf } from "../../testing/logo-files.ts";
import { drawPage } from "../../testing/draw-page.ts";
import { readPixels, type Pixels } from "../../testing/raster.ts";
import { has, inFolder, runTool } from "../../testing/tools.ts";
import { readLogo } from "./read-logo.ts";
import { printFile } from "./print-file.ts";
import { everyNth } from "../../../../../test-sample.ts";

const sticker = CHECKED.find(({ product }) => product === "sticker");
if (!sticker) throw new Error("No sticker");

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#cc0000" d="M0 0h40v20H0z"/>' +
  '<path fill="#0000cc" d="M0 0h20v10H0z"/></svg>';

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

const corners = (pixels: Pixels): string[] => [
  colourAt(pixels, 0.2, 0.2),
  colourAt(pixels, 0.8, 0.2),
  colourAt(pixels, 0.2, 0.8),
  colourAt(pixels, 0.8, 0.8),
];

const { trim, bleed } = sticker.page;
const WIDTH = Math.round(((trim.width + bleed.left + bleed.right) / 25.4) * DPI);

const drawnByPoppler = (file: Uint8Array): Promise<Pixels> =>
  inFolder(async (path) => {
    writeFileSync(path("print.pdf"), file);
    runTool("pdftoppm", ["-r", String(DPI), "-singlefile", "-png", path("print.pdf"), path("print")]);
    return readPixels(path("print.png"));
  });

/** How `sharp` stores the picture so that its EXIF orientation shows it upright. */
const STORED: Readonly<Record<number, { angle: number; flop: boolean }>> = {
  2: { angle: 0, flop: true },
  3: { angle: 180, flop: false },
  4: { angle: 180, flop: true },
  5: { angle: 90, flop: true },
  6: { angle: 270, flop: false },
  7: { angle: 270, flop: true },
  8: { angle: 90, flop: false },
};

const storedTurned = async (orientation: number): Promise<Uint8Array> => {
  const { angle = 0, flop = false } = STORED[orientation] ?? {};
  const turned = await sharp(Buffer.from(SVG)).rotate(angle).toBuffer();
  return sharp(turned).flop(flop).withMetadata({ orientation }).jpeg().toBuffer();
};

const drawn = readSvg(SVG);
const shown = { kind: "image", href: "logo", width: 40, height: 20 } as const;

describe("an own logo in the print file", () => {
  const SHOWN = ["blue", "red", "red", "red"];
  const CASES = everyNth<[string, Logo, () => Promise<Uint8Array>, boolean]>(3, [
    ["drawn curves", drawn, async () => new Uint8Array(), false],
    ["an SVG, as curves", shown, async () => new TextEncoder().encode(SVG), false],
    ["a PDF, as curves", shown, () => pdf(), false],
    ["a PDF turned by 90°", shown, () => pdf(90), false],
    ["a PDF turned by 180°", shown, () => pdf(180), false],
    ["a PDF turned by 270°", shown, () => pdf(270), false],
    ["a PNG", shown, async () => sharp(Buffer.from(SVG)).png().toBuffer(), true],
    ["a JPEG", shown, async () => sharp(Buffer.from(SVG)).jpeg().toBuffer(), true],
    ...[2, 3, 4, 5, 6, 7, 8].map((orientation): [string, Logo, () => Promise<Uint8Array>, boolean] => [
      `a JPEG that is stored turned or mirrored, orientation ${orientation}`,
      shown,
      async () => storedTurned(orientation),
      true,
    ]),
    ["a TIFF", shown, async () => sharp(Buffer.from(SVG)).tiff().toBuffer(), true],
    ["a CMYK TIFF", shown, async () => sharp(Buffer.from(SVG)).withIccProfile("cmyk").tiff().toBuffer(), true],
    ["a CMYK JPEG", shown, async () => sharp(Buffer.from(SVG)).withIccProfile("cmyk").jpeg().toBuffer(), true],
  ]);

  it.for(CASES)("%s", async ([, logo, bytes, pixels]) => {
    const file = await print(logo, await bytes());
    expect(await hasPixels(file)).toBe(pixels);
    expect(corners(await drawPage(file, 0, WIDTH))).toEqual(SHOWN);
  });

  it.runIf(has("pdftoppm"))("is drawn alike by pdftoppm when that is installed", async () => {
    for (const [name, logo, bytes] of CASES)
      expect([name, corners(await drawnByPoppler(await print(logo, await bytes())))]).toEqual([name, SHOWN]);
  });

  it("throws when it cannot be read", async () => {
    await expect(print(shown, new TextEncoder().encode("%PDF-1.4 broken"))).rejects.toThrow();
    await expect(print(shown, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]))).rejects.toThrow();
  });
});

describe("a PDF logo", () => {
  const read = (bytes: Uint8Array) => readLogo({ bytes, name: "logo.pdf", href: "logo" });

  it("has the size of its first page as shown", async () => {
    expect(await read(await pdf())).toMatchObject({ width: 80, height: 40, vector: true });
    expect(await read(await pdf(90))).toMatchObject({ width: 80, height: 40 });
  });

  it("is refused when it is empty, damaged or locked", async () => {
    const empty = await PDFDocument.create();
    empty.addPage([80, 40]);
    await expect(read(await empty.save())).rejects.toThrow("damaged");
    await expect(read(new TextEncoder().encode("%PDF-1.4\n%%EOF\n"))).rejects.toThrow("damaged");
    const sealed = await PDFDocument.create();
    sealed.addPage([80, 40]).drawRectangle({ width: 9, height: 9 });
    sealed.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    await expect(read(await sealed.save())).rejects.toThrow("locked");
  });

  it("is refused when it uses a font that it does not contain, also inside a form", async () => {
    const text = await PDFDocument.create();
    text.addPage([80, 40]).drawText("Dach");
    const file = await text.save();
    await expect(read(file)).rejects.toThrow("fonts");
    const outer = await PDFDocument.create();
    const [inner] = await outer.embedPdf(file);
    if (!inner) throw new Error("No page");
    outer.addPage([80, 40]).drawPage(inner);
    await expect(read(await outer.save())).rejects.toThrow("fonts");
  });
});

describe("a picture in inks", () => {
  const spaces = async (file: Uint8Array): Promise<string[]> =>
    (await PDFDocument.load(file)).context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && `${object.dict}`.includes("/Subtype /Image")
          ? [/\/ColorSpace (\S+)/.exec(`${object.dict}`)?.[1] ?? ""]
          : [],
      );

  it("keeps its inks in the print file", async () => {
    const image = () => sharp(Buffer.from(SVG)).flatten({ background: "#fff" }).withIccProfile("cmyk");
    expect(await spaces(await print(shown, await image().tiff().toBuffer()))).toEqual(["/DeviceCMYK"]);
    expect(await spaces(await print(shown, await image().jpeg().toBuffer()))).toEqual(["/DeviceCMYK"]);
    const planes = [[0], [255], [255], [255]];
    const photoshop = psdOf({ mode: 4, width: 1, height: 1, planes });
    expect(await spaces(await print(shown, photoshop))).toEqual(["/DeviceCMYK"]);
  });
});
