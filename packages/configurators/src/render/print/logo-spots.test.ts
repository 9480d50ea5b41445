import { PDFDocument, PDFName, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { warningsOf } from "../../artwork/layout/warnings/warnings.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { readLogo } from "./read-logo.ts";

const sticker = CHECKED.find(({ product }) => product === "sticker");
if (!sticker) throw new Error("No sticker");

type Space = (string | number | string[] | Record<string, number | number[]> | Space)[];

/** How an ink looks in the inks of the press. */
const TINT: Record<string, number | number[]> = {
  FunctionType: 2,
  Domain: [0, 1],
  N: 1,
  C0: [0, 0, 0, 0],
  C1: [0, 0.9, 0.8, 0],
};
const separation = (name: string): Space => ["Separation", name, "DeviceCMYK", TINT];
const deviceN = (...names: string[]): Space => ["DeviceN", names, "DeviceCMYK", TINT];

/** A PDF whose page has these resources. */
const pdfWith = async (resources: (context: PDFContext) => Readonly<Record<string, PDFObject>>) => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  const { context } = document;
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream("0 0 80 40 re f")));
  page.node.set(PDFName.of("Resources"), context.obj(resources(context)));
  return document.save();
};

const spaces = (found: Readonly<Record<string, Space>>) => (context: PDFContext) => ({
  ColorSpace: context.obj(found),
});

/** The inks that the form names beside a logo. */
const namedOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const logo = await readLogo({ bytes, name: "logo.pdf", href: "logo" });
  const warnings = warningsOf(layout(sticker, { ...sampleData("pl", "usual"), partner: false, logo }));
  return warnings.flatMap((one) => (one.warning === "spot-colours" ? one.names : []));
};

describe("the inks of a PDF logo that the press does not have are named", () => {
  it.each<[string, (context: PDFContext) => Readonly<Record<string, PDFObject>>, readonly string[]]>([
    ["one ink", spaces({ Cs1: separation("PANTONE 185 C") }), ["PANTONE 185 C"]],
    ["two inks", spaces({ Cs1: separation("Gold"), Cs2: separation("HKS 43 K") }), ["Gold", "HKS 43 K"]],
    ["an ink beside the press's own", spaces({ Cs1: deviceN("Black", "Gold") }), ["Gold"]],
    ["the press's own inks alone", spaces({ Cs1: deviceN("Cyan", "Black"), Cs2: separation("All") }), []],
    ["an ink in a table of colours", spaces({ Cs1: ["Indexed", separation("Gold"), 1, "00ff"] }), ["Gold"]],
    [
      "an ink in a form inside",
      (context) => {
        const Resources = { ColorSpace: { Cs1: separation("Gold") } };
        const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9], Resources };
        return { XObject: context.obj({ Inner: context.register(context.flateStream("0 0 9 9 re f", form)) }) };
      },
      ["Gold"],
    ],
    [
      "an ink of a gradient",
      (context) => ({
        Shading: context.obj({
          Sh1: { ShadingType: 2, ColorSpace: separation("Gold"), Coords: [0, 0, 9, 0], Function: TINT },
        }),
      }),
      ["Gold"],
    ],
  ])("%s", async (_, resources, names) => {
    expect(await namedOf(await pdfWith(resources))).toEqual(names);
  });
});
