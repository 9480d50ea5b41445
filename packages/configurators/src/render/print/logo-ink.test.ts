import { PDFDocument, PDFHexString, PDFName, PDFRawStream, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { warningsOf } from "../../artwork/layout/warnings/warnings.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { inkJpeg, inkTiff } from "../../testing/ink-pictures.ts";
import { embedPdfLogo } from "../pdf/placed/pdf-logo.ts";
import { printFile } from "./print-file.ts";
import { readLogo } from "./read-logo.ts";
import { sayTotalInk, totalInk } from "./total-ink.ts";
import { everyNth } from "../../../../../test-sample.ts";

const sticker = CHECKED.find(({ product }) => product === "sticker");
if (!sticker) throw new Error("No sticker");

const laid = async (bytes: Uint8Array) => {
  const logo = await readLogo({ bytes, name: "logo", href: "logo" });
  return layout(sticker, { ...sampleData("pl", "usual"), logo });
};
const print = async (bytes: Uint8Array): Promise<Uint8Array> =>
  printFile(await laid(bytes), { title: "Sticker", contour: false, loadImage: async () => bytes });

/** Pictures of a print file: their filter and their first four samples, when they are not packed as JPEG. */
const picturesOf = async (file: Uint8Array): Promise<(string | number[])[]> =>
  (await PDFDocument.load(file)).context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of("Subtype")) !== PDFName.of("Image")) return [];
    const filter = `${object.dict.get(PDFName.of("Filter"))}`;
    return [filter === "/FlateDecode" ? samplesOf(object) : filter];
  });

const samplesOf = (stream: PDFRawStream): number[] => [...inflateSync(stream.contents).subarray(0, 4)];

const FULL = [255, 255, 255, 255] as const;
const LIMITED = [170, 170, 170, 255];

describe.each(
  everyNth<[string, (inks: readonly [number, number, number, number]) => Promise<Uint8Array>]>(2, [
    ["JPEG", (inks) => inkJpeg(inks, 40, 20)],
    ["progressive JPEG", (inks) => inkJpeg(inks, 40, 20, true)],
    ["TIFF", async (inks) => inkTiff(inks, 40, 20)],
  ]),
)("a %s in inks (CONF-28)", (kind, fileOf) => {
  it("gives a warning with its ink and is printed with 300% when it has more", async () => {
    const bytes = await fileOf(FULL);
    const artwork = await laid(bytes);
    expect(warningsOf(artwork)).toContainEqual({
      field: "logo",
      warning: "too-much-ink",
      side: "front",
      ink: 4,
      most: 3,
    });
    expect(await picturesOf(await print(bytes))).toEqual([LIMITED]);
    expect((await totalInk(artwork)).logos).toBe(3);
    expect(sayTotalInk(await totalInk(artwork))).toBe("total ink 300%");
  });

  it("is printed as it is without a warning when it has less", async () => {
    const bytes = await fileOf([0, 255, 255, 51]);
    const artwork = await laid(bytes);
    expect(warningsOf(artwork).map(({ warning }) => warning)).not.toContain("too-much-ink");
    expect((await totalInk(artwork)).logos).toBeCloseTo(2.2, 1);
    expect(await picturesOf(await print(bytes))).toEqual([kind === "TIFF" ? [0, 255, 255, 51] : "/DCTDecode"]);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#000000" d="M0 0h4v2H0z"/></svg>';

describe("a logo in the colours of a screen", () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ["a PNG", () => sharp(Buffer.from(SVG)).png().toBuffer()],
    ["a JPEG", () => sharp(Buffer.from(SVG)).jpeg().toBuffer()],
    ["an SVG", async () => new TextEncoder().encode(SVG)],
  ])("as %s has no inks of its own, and the press profile gives it less than 300%", async (_, fileOf) => {
    const bytes = await fileOf();
    const artwork = await laid(bytes);
    expect(warningsOf(artwork).map(({ warning }) => warning)).not.toContain("too-much-ink");
    for (const paper of ["coated", "uncoated"] as const) {
      const { logos, pictures } = await totalInk(artwork, paper);
      expect(logos).toBe(0);
      expect(pictures).toBeLessThan(3);
    }
    // Tagged with a profile, so that the press converts it.
    const file = await print(bytes);
    const spaces = (await PDFDocument.load(file)).context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [`${object.dict}`] : []))
      .filter((dict) => dict.includes("/Subtype /Image"));
    for (const dict of spaces) expect(dict).not.toMatch(/DeviceCMYK|DeviceRGB/u);
  });
});

/** A page with a content stream and resources. */
const pdfWith = async (
  content: string,
  resources: (context: PDFContext) => Readonly<Record<string, PDFObject>> = () => ({}),
): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([80, 40]);
  const { context } = document;
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  page.node.set(PDFName.of("Resources"), context.obj(resources(context)));
  return document.save();
};

/** Ink before, and everything in the limited form: contents of its streams and its dictionaries. */
/** A stream's content, packed or not; nothing of one that is packed in another way. */
const contentOf = ({ dict, contents }: PDFRawStream): string => {
  const filter = dict.get(PDFName.of("Filter"));
  if (filter === undefined) return Buffer.from(contents).toString("latin1");
  return `${filter}` === "/FlateDecode" ? inflateSync(contents).toString("latin1") : "";
};

const limitedPdf = async (bytes: Uint8Array): Promise<{ ink: number; text: string }> => {
  const document = await PDFDocument.create();
  const { ink } = await embedPdfLogo(document, bytes);
  const parts = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? `${object.dict}\n${contentOf(object)}` : `${object}`));
  return { ink, text: parts.join("\n") };
};

const register = (context: PDFContext, bytes: Uint8Array, dict: Parameters<PDFContext["stream"]>[1]) =>
  context.register(context.stream(bytes, dict));
const picture = {
  Type: "XObject",
  Subtype: "Image",
  Width: 2,
  Height: 1,
  ColorSpace: "DeviceCMYK",
  BitsPerComponent: 8,
};

describe("a PDF in inks (CONF-28)", () => {
  it("keeps colours within the limit, byte by byte", async () => {
    const content = "0.5 0 0 0 k 1 1 1 0 K /Shape gs (1 1 1 1 k \\) text) Tj 0 0 80 40 re f\n";
    const { ink, text } = await limitedPdf(await pdfWith(content));
    expect(ink).toBe(3);
    expect(text).toContain(content);
  });

  it.each<[string, string, ((context: PDFContext) => Readonly<Record<string, PDFObject>>) | undefined, number, string]>(
    [
      ["fill and stroke colours", "1 1 1 1 k\n.8 .8 .8 1.0 K 0 0 9 9 re B", undefined, 4, "0.6667 0.6667 0.6667 1 k"],
      [
        "colours of a named space",
        "/DeviceCMYK cs q 1 1 1 1 sc Q 0 0 9 9 re f",
        undefined,
        4,
        "0.6667 0.6667 0.6667 1 sc",
      ],
      [
        "colours of a space with a profile",
        "/Inks CS 1 1 1 1 SCN 0 0 9 9 re S",
        (context) => ({
          ColorSpace: context.obj({ Inks: ["ICCBased", register(context, new Uint8Array(4), { N: 4 })] }),
        }),
        4,
        "0.6667 0.6667 0.6667 1 SCN",
      ],
      [
        "a spot colour's inks",
        "/Spot cs 1 scn 0 0 9 9 re f",
        (context) => {
          const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [1, 1, 0.5, 1] };
          return { ColorSpace: context.obj({ Spot: ["Separation", "Deep", "DeviceCMYK", tint] }) };
        },
        3.5,
        "/C1 [ 0.8 0.8 0.4 1 ]",
      ],
      [
        "the ends of a gradient",
        "/Fade sh",
        (context) => {
          const blend = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [1, 1, 1, 1] };
          const Function = { FunctionType: 3, Domain: [0, 1], Bounds: [], Encode: [0, 1], Functions: [blend] };
          return {
            Shading: context.obj({
              Fade: { ShadingType: 2, ColorSpace: "DeviceCMYK", Coords: [0, 0, 80, 0], Function },
            }),
          };
        },
        4,
        "0.6666666666666666 1 ]",
      ],
      [
        "a form inside",
        "/Inner Do",
        (context) => {
          const form = context.register(
            context.flateStream("1 1 1 1 k", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9] }),
          );
          return { XObject: context.obj({ Inner: form }) };
        },
        4,
        "0.6667 0.6667 0.6667 1 k",
      ],
      [
        "an indexed picture's table",
        "/Picture Do",
        (context) => {
          const table = context.register(context.flateStream(Uint8Array.from([0, 0, 0, 0, ...FULL])));
          const ColorSpace = ["Indexed", "DeviceCMYK", 1, table];
          return {
            XObject: context.obj({ Picture: register(context, Uint8Array.of(0, 1), { ...picture, ColorSpace }) }),
          };
        },
        4,
        String.fromCharCode(0, 0, 0, 0, ...LIMITED),
      ],
      [
        "a picture",
        "/Picture Do",
        (context) => ({
          XObject: context.obj({ Picture: register(context, Uint8Array.from([0, 0, 0, 0, ...FULL]), picture) }),
        }),
        4,
        String.fromCharCode(0, 0, 0, 0, ...LIMITED),
      ],
      [
        "a picture with predicted rows",
        "/Picture Do",
        (context) => {
          // Each pixel is added to the one at its left.
          const rows = deflateSync(Uint8Array.from([1, 100, 100, 100, 255, 155, 155, 155, 0]));
          const DecodeParms = { Predictor: 15, Colors: 4, Columns: 2 };
          const dict = { ...picture, Filter: "FlateDecode", DecodeParms };
          return { XObject: context.obj({ Picture: register(context, rows, dict) }) };
        },
        4,
        String.fromCharCode(100, 100, 100, 255, ...LIMITED),
      ],
    ],
  )("is limited in %s", async (_, content, resources, before, after) => {
    const { ink, text } = await limitedPdf(await pdfWith(content, resources));
    expect(ink).toBeCloseTo(before, 6);
    expect(text).toContain(after);
  });

  it.each<[string, (context: PDFContext, all: PDFObject) => Readonly<Record<string, PDFObject>>]>([
    ["its content", (context, all) => ({ ColorSpace: context.obj({ Marks: all }) })],
    ["a pattern's colour", (context, all) => ({ ColorSpace: context.obj({ Marks: ["Pattern", all] }) })],
    [
      "a gradient",
      (context, all) => ({ Shading: context.obj({ Fade: { ShadingType: 2, ColorSpace: all, Coords: [0, 0, 8, 0] } }) }),
    ],
    [
      "a picture",
      (context, all) => {
        const dict = { ...picture, ColorSpace: ["Indexed", all, 1, PDFHexString.of("00ff")] };
        return { XObject: context.obj({ Picture: register(context, Uint8Array.of(0, 1), dict) }) };
      },
    ],
  ])("has tints of black for the colour of registration in %s", async (_, resources) => {
    const { ink, text } = await limitedPdf(
      await pdfWith("/Marks cs 1 scn 0 0 9 9 re f", (context) => {
        const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [1, 1, 1, 1] };
        return resources(context, context.obj(["Separation", "All", "DeviceCMYK", tint]));
      }),
    );
    expect(ink).toBeLessThanOrEqual(1);
    expect(text).toContain("/Marks cs 1 scn 0 0 9 9 re f");
    expect(text.replaceAll(/\s+/g, " ")).toMatch(/\/Separation \/Black \/DeviceCMYK << [^>]*\/C1 \[ 0 0 0 1 \]/u);
    expect(text).not.toContain("/All");
  });

  it("is limited in a JPEG inside", async () => {
    const jpeg = await inkJpeg(FULL, 16, 16);
    const dict = { ...picture, Width: 16, Height: 16, Filter: "DCTDecode", Decode: [1, 0, 1, 0, 1, 0, 1, 0] };
    const { ink, text } = await limitedPdf(
      await pdfWith("/Picture Do", (context) => ({ XObject: context.obj({ Picture: register(context, jpeg, dict) }) })),
    );
    expect(ink).toBe(4);
    expect(text).toContain(String.fromCharCode(...LIMITED).repeat(256));
  });

  it("warns, and counts in the file's total ink", async () => {
    const bytes = await pdfWith("1 1 1 1 k 0 0 80 40 re f");
    const artwork = await laid(bytes);
    expect(warningsOf(artwork).map(({ warning }) => warning)).toContain("too-much-ink");
    expect((await totalInk(artwork)).logos).toBe(3);
    const again = await laid(await pdfWith("0 0 0 1 k 0 0 80 40 re f"));
    expect(warningsOf(again).map(({ warning }) => warning)).not.toContain("too-much-ink");
    expect((await totalInk(again)).logos).toBe(1);
  });

  it("is refused when its content unpacks to more than 25 MB", async () => {
    const outer = await pdfWith("/Inner Do", (context) => {
      const dict = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9] };
      return { XObject: context.obj({ Inner: context.register(context.flateStream(" ".repeat(25_000_001), dict)) }) };
    });
    await expect(limitedPdf(outer)).rejects.toThrow("too-complex");
  });
});
