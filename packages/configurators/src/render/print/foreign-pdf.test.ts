import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { printFile } from "./print-file.ts";
import { readLogo } from "./read-logo.ts";

const flyer = CHECKED.find(({ product }) => product === "flyer");
const sticker = CHECKED.find(({ product }) => product === "sticker");
if (!flyer || !sticker) throw new Error("No templates");

type Resources = Readonly<Record<string, PDFObject>>;

/** A PDF of one page as a drawing program could write it. */
const pdfWith = async (
  content: string,
  resources: (context: PDFContext) => Resources,
  catalog: (context: PDFContext) => Resources = () => ({}),
  group?: object,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([80, 40]);
  const { context } = document;
  page.node.set(PDFName.of("Resources"), context.obj(resources(context)));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  if (group) page.node.set(PDFName.of("Group"), context.obj({ ...group }));
  for (const [name, value] of Object.entries(catalog(context))) document.catalog.set(PDFName.of(name), value);
  return document.save();
};

const form = (context: PDFContext, content: string, resources: PDFObject = context.obj({})): PDFRef =>
  context.register(
    context.flateStream(content, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 80, 40],
      Group: { Type: "Group", S: "Transparency", CS: "DeviceRGB" },
      Resources: resources,
    }),
  );
/** A graphics state with a soft mask. */
const masked = (context: PDFContext, mask: PDFRef): PDFObject =>
  context.obj({ Soft: { SMask: { Type: "Mask", S: "Luminosity", G: mask } } });

const read = (bytes: Uint8Array) => readLogo({ bytes, name: "logo.pdf", href: "logo" });
const printed = async (bytes: Uint8Array, template = sticker): Promise<PDFDocument> => {
  const artwork = layout(template, { ...sampleData("pl", "usual"), logo: await read(bytes) });
  return PDFDocument.load(await printFile(artwork, { title: "Logo", loadImage: async () => bytes }));
};
const dictionaries = ({ context }: PDFDocument): PDFDict[] =>
  context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream ? [object.dict] : object instanceof PDFDict ? [object] : [],
    );

describe("text in a soft mask of a PDF logo", () => {
  it.each<[string, (context: PDFContext, fonts: PDFObject) => Resources]>([
    [
      "set by the mask",
      (context, fonts) => ({
        ExtGState: masked(context, form(context, "1 g BT /Sans 30 Tf (Dach) Tj ET", context.obj({ Font: fonts }))),
      }),
    ],
    [
      "set by a graphics state",
      (context, fonts) => ({
        ExtGState: context.obj({ Soft: { Font: [fonts instanceof PDFDict ? fonts.values()[0] : fonts, 30] } }),
      }),
    ],
  ])("%s in a font that the file does not contain is refused", async (_, resources) => {
    const bytes = await pdfWith("/Soft gs 1 0 0 rg 0 0 80 40 re f BT (Dach) Tj ET", (context) => {
      const sans = context.register(context.obj({ Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" }));
      return resources(context, context.obj({ Sans: sans }));
    });
    await expect(read(bytes)).rejects.toThrow("fonts");
  });
});

describe("text of a PDF logo that shows nothing, in a font that the file does not contain", () => {
  const TRUETYPE = { Subtype: "TrueType", BaseFont: "Calibri", Encoding: "WinAnsiEncoding" };
  const textOf = async (shown: string, font: object = TRUETYPE): Promise<string> => {
    const bytes = await pdfWith(`1 0 0 rg 0 0 80 40 re f BT /Own 12 Tf ${shown} ET`, (context) => ({
      Font: context.obj({ Own: context.register(context.obj({ Type: "Font", ...font })) }),
    }));
    const { context } = await printed(bytes);
    const placed = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.has(PDFName.of("FormType")) ? [object] : [],
      );
    return placed.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")).join("");
  };

  it.each([
    ["empty", "() Tj [() 20 <>] TJ <> ' 1 2 () \""],
    ["invisible", "3 Tr (Dach) Tj"],
    ["invisible again after another mode", "q 0 Tr Q 3 Tr q (Dach) Tj Q (Dach) Tj"],
  ])("stays as it is where it is %s", async (_, shown) => {
    expect(await textOf(shown)).toContain(`/Own 12 Tf ${shown} ET`);
  });

  it.each([
    ["in brackets", "( ) Tj", "3 Tr ( ) Tj 0 Tr"],
    ["as digits", "<20 20> Tj", "3 Tr <20 20> Tj 0 Tr"],
    ["as a digit without its zero", "<2> Tj", "3 Tr <2> Tj 0 Tr"],
    ["in parts", "[( ) -20 (  )] TJ", "3 Tr [( ) -20 (  )] TJ 0 Tr"],
    ["with lines", "1 Tr ( ) Tj 9 0 Td", "1 Tr 3 Tr ( ) Tj 1 Tr 9 0 Td"],
  ])("needs no font where it is spaces %s", async (_, shown, hidden) => {
    expect(await textOf(shown)).toContain(`/Own 12 Tf ${hidden} ET`);
  });

  it.each<[string, string, object?]>([
    ["has a letter", "[( ) (a)] TJ"],
    ["has a letter as digits", "<2041> Tj"],
    ["has digits beside those of a space", "<202> Tj <203> Tj"],
    ["is visible again", "3 Tr ( ) Tj 0 Tr (a) Tj"],
    ["is invisible only between", "q 3 Tr Q (a) Tj"],
    ["clips what follows", "7 Tr (a) Tj"],
    [
      "has a font with another letter at the code of a space",
      "( ) Tj",
      { ...TRUETYPE, Encoding: { Differences: [31, "a", "b"] } },
    ],
    [
      "has a font of two bytes for each letter",
      "<2020> Tj",
      { Subtype: "Type0", BaseFont: "Calibri", Encoding: "Identity-H" },
    ],
  ])("is refused where it %s", async (_, shown, font) => {
    await expect(textOf(shown, font)).rejects.toThrow("fonts");
  });
});

describe("an object of a PDF logo that is not sound", () => {
  const unsound = (form: string): Buffer =>
    Buffer.from(
      "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n" +
        `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 40]/Resources<<${form}>>/Contents 4 0 R>>\nendobj\n` +
        "4 0 obj\n<</Length 26>>\nstream\n1 0 0 rg 0 0 40 40 re f   \nendstream\nendobj\n5 0 obj\n<<\n\nendstream\nendobj\n" +
        "trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n",
    );

  it("is left out where the page does not use it", async () => {
    expect(await read(unsound(""))).toMatchObject({ kind: "image", vector: true, width: 80, height: 40 });
  });

  it("is a fault where the page uses it, and in a file that is cut off", async () => {
    await expect(read(unsound("/XObject<</Part 5 0 R>>"))).rejects.toThrow("damaged");
    await expect(read(unsound("").subarray(0, -6))).rejects.toThrow("damaged");
  });
});

describe("colours of a PDF logo that are mixed", () => {
  type Content = readonly [content: string, group: object | undefined];
  const MULTIPLY = "/Mix gs";
  const FADE = "/Fade gs";
  const RGB = { S: "Transparency", CS: "DeviceRGB" };
  const groupOf = async ([content, group]: Content): Promise<string> => {
    const bytes = await pdfWith(
      `${content} 0 0 80 40 re f`,
      (context) => ({
        ExtGState: context.obj({
          ...(content.includes(MULTIPLY) && { Mix: { BM: "Multiply" } }),
          ...(content.includes(FADE) && { Fade: { ca: 0.5 } }),
        }),
      }),
      undefined,
      group,
    );
    const placed = dictionaries(await printed(bytes)).find((dict) => dict.has(PDFName.of("FormType")));
    return `${placed?.get(PDFName.of("Group"))}`.replaceAll(/\s+/gu, " ");
  };
  const ALONE = /^<< \/Type \/Group \/S \/Transparency \/I true \/K false/u;

  it.each<[string, ...Content]>([
    ["the page's own group has such colours", `${MULTIPLY} 1 0 0 rg`, RGB],
    ["the page's own group has such colours, whatever is mixed", `${FADE} 0 1 0 0 k`, RGB],
    ["the page has no group, and no other colours", `${MULTIPLY} 0 g 0 0 9 9 re f 1 0 0 rg`, undefined],
    [
      "the page has no group, and pictures in such colours",
      `BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc EI ${MULTIPLY}`,
      undefined,
    ],
  ])("are mixed in the colours of screens where %s", async (_, ...content) => {
    const group = await groupOf(content);
    expect(group).toMatch(ALONE);
    expect(group).toMatch(/\/CS \d+ 0 R >>$/u);
  });

  it.each<[string, ...Content]>([
    ["the page's own group has inks", `${MULTIPLY} 1 0 0 rg`, { S: "Transparency", CS: "DeviceCMYK" }],
    ["the page has no group and inks", `${MULTIPLY} 1 0 0 rg 0 0 9 9 re f 0 1 0 0 k`, undefined],
    ["the page has nothing but grey, which stays black", `${MULTIPLY} 0.5 g`, RGB],
    ["the page has no group, and opacity alone", `${FADE} 1 0 0 rg`, undefined],
  ])("are mixed in inks, and not with the sheet behind, where %s", async (_, ...content) => {
    expect(await groupOf(content)).toMatch(/^<< \/Type \/Group \/S \/Transparency \/I true \/K false >>$/u);
  });

  it("have no group where nothing is mixed", async () => {
    expect(await groupOf(["1 0 0 rg", RGB])).toBe("undefined");
  });
});

describe("RGB inside a PDF logo", () => {
  it.each<[string, (context: PDFContext) => Resources]>([
    ["a form", (context) => ({ XObject: context.obj({ Part: form(context, "1 0 0 rg 0 0 9 9 re f") }) })],
    ["a soft mask", (context) => ({ ExtGState: masked(context, form(context, "1 1 1 rg 0 0 9 9 re f")) })],
  ])("has a profile in %s, and in the space in which it is mixed", async (_, resources) => {
    const all = dictionaries(await printed(await pdfWith("/Part Do /Soft gs 0 0 9 9 re f", resources)));
    expect(all.map(String).join("\n")).not.toContain("/CS /DeviceRGB");
    const inner = all.find(
      (dict) => `${dict.get(PDFName.of("BBox"))}` === "[ 0 0 80 40 ]" && dict.has(PDFName.of("Group")),
    );
    expect(`${inner?.get(PDFName.of("Resources"))}`).toContain("/DefaultRGB");
  });

  it("has a profile in drawn letters", async () => {
    const bytes = await pdfWith("BT /Drawn 30 Tf (a) Tj ET", (context) => {
      const letter = context.register(context.flateStream("1000 0 d0 1 0 0 rg 0 0 700 700 re f"));
      const font = {
        Type: "Font",
        Subtype: "Type3",
        FontBBox: [0, 0, 1000, 1000],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: { a: letter },
        Encoding: { Type: "Encoding", Differences: [97, "a"] },
        FirstChar: 97,
        LastChar: 97,
        Widths: [1000],
        Resources: {},
      };
      return { Font: context.obj({ Drawn: context.register(context.obj(font)) }) };
    });
    const font = dictionaries(await printed(bytes)).find((dict) => dict.has(PDFName.of("CharProcs")));
    expect(`${font?.get(PDFName.of("Resources"))}`).toContain("/DefaultRGB");
  });
});

it("leaves out what PDF/X-4 forbids in a PDF logo and its preview does not show", async () => {
  const bytes = await pdfWith("/Curve gs /Part Do", (context) => {
    const part = form(context, "1 0 0 rg 0 0 9 9 re f");
    const stream = context.lookup(part);
    if (!(stream instanceof PDFRawStream)) throw new Error("No form");
    stream.dict.set(PDFName.of("OPI"), context.obj({ "1.3": { Type: "OPI", Version: 1.3 } }));
    const inverted = context.register(context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [1], C1: [0] }));
    return { ExtGState: context.obj({ Curve: { TR: inverted, HT: "Default" } }), XObject: context.obj({ Part: part }) };
  });
  expect(
    dictionaries(await printed(bytes))
      .map(String)
      .join("\n"),
  ).not.toMatch(/\/(TR|HT|OPI) /u);
});

/** LZW with codes of nine bits: the table is cleared before codes would become longer. */
const lzw = (bytes: Uint8Array): Uint8Array => {
  const codes = [...bytes].flatMap((byte, at) => (at % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, "0")).join("");
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (part) => Number.parseInt(part.padEnd(8, "0"), 2));
};

it("packs LZW streams of a PDF logo with Flate, their content and predictor unchanged", async () => {
  const samples = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 251);
  const bytes = await pdfWith("q 80 0 0 40 0 0 cm /Picture Do Q", (context) => {
    const picture = context.stream(lzw(samples), {
      Type: "XObject",
      Subtype: "Image",
      Width: 40,
      Height: 25,
      BitsPerComponent: 8,
      ColorSpace: "DeviceGray",
      Filter: ["LZWDecode"],
      DecodeParms: [{ Predictor: 2, Columns: 40, EarlyChange: 1 }],
    });
    return { XObject: context.obj({ Picture: context.register(picture) }) };
  });
  const file = await printed(bytes);
  expect(
    dictionaries(file)
      .map((dict) => String(dict.get(PDFName.of("Filter"))))
      .join(),
  ).not.toContain("LZWDecode");
  const pictures = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => String(dict.get(PDFName.of("Width"))) === "40");
  expect(pictures.map(({ dict }) => String(dict.get(PDFName.of("DecodeParms"))))).toEqual([
    expect.stringMatching(/\/Predictor 2/),
  ]);
  expect(pictures.map((picture) => [...decodePDFRawStream(picture).decode()])).toEqual([[...samples]]);
});

describe("layers of a PDF logo", () => {
  type Hide = (layer: PDFRef, other: PDFRef) => Parameters<PDFContext["obj"]>[0];
  const layered = (hide: Hide, usage: object = {}): Promise<Uint8Array> => {
    let layers: PDFRef[] = [];
    return pdfWith(
      "/Draft BDC EMC /OC /Draft BDC 0 0 80 40 re f EMC /OC /Final BDC 0 0 9 9 re f EMC",
      (context) => {
        layers = [{ Name: "Draft", ...usage }, { Name: "Final" }].map((layer) =>
          context.register(context.obj({ Type: "OCG", ...layer })),
        );
        const [Draft, Final] = layers;
        if (!Draft || !Final) throw new Error("No layers");
        return { Properties: context.obj({ Draft, Final }) };
      },
      (context) => {
        const [draft, final] = layers;
        if (!draft || !final) throw new Error("No layers");
        return { OCProperties: context.obj({ OCGs: [draft, final], D: hide(draft, final) }) };
      },
    );
  };
  /** Names of the layers in the file's list, and of those that are hidden. */
  const listed = ({ context, catalog }: PDFDocument): { all: string[]; hidden: string[] } => {
    const properties = catalog.lookup(PDFName.of("OCProperties"), PDFDict);
    const names = (list: string): string[] =>
      [...list.matchAll(/(\d+) 0 R/gu)].map(([, number]) => {
        const found = context
          .enumerateIndirectObjects()
          .find(([{ objectNumber }]) => objectNumber === Number(number))?.[1];
        return found instanceof PDFDict ? `${found.get(PDFName.of("Name"))}`.replace(/[/()]/gu, "") : "";
      });
    const shown = properties.lookup(PDFName.of("D"), PDFDict);
    return {
      all: names(`${properties.get(PDFName.of("OCGs"))}`),
      hidden: names(`${shown.get(PDFName.of("OFF"))}`),
    };
  };

  it.each<[string, Hide, object]>([
    ["by the file", (draft) => ({ OFF: [draft] }), {}],
    ["because it is not among the shown ones", (_, final) => ({ BaseState: "OFF", ON: [final] }), {}],
    ["in print only", () => ({}), { Usage: { Print: { PrintState: "OFF" } } }],
  ])("are in the print file's list; one that is hidden %s stays hidden", async (_, hide, usage) => {
    const bytes = await layered(hide, usage);
    expect(listed(await printed(bytes, flyer))).toEqual({ all: ["Draft", "Final"], hidden: ["Draft"] });
    const { all, hidden } = listed(await printed(bytes));
    expect(all).toContain("CutContour");
    expect(hidden).toEqual(["Draft"]);
  });
});
