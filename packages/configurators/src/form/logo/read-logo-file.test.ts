import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readLogoFile } from "./read-logo-file.ts";

const CARD = { kind: "drawing", width: 60, height: 20 };

const jpeg = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: "#1f4c5b" } })
      .jpeg()
      .toBuffer(),
  );

/** A page without content, with a stamp beside it if it is to be printed. */
const emptyPage = async (flags: number): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.create();
  const { node } = document.addPage([80, 40]);
  const { context } = document;
  const drawing = context.register(
    context.flateStream("0.9 0.1 0.2 rg 0 0 20 10 re f", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 20, 10] }),
  );
  const note = { Type: "Annot", Subtype: "Stamp", Rect: [10, 10, 50, 30], F: flags, AP: { N: drawing } };
  node.set(PDFName.of("Annots"), context.obj([context.register(context.obj(note))]));
  return new Uint8Array(await document.save());
};
const PRINTED = 4;
const HIDDEN = 2;

describe("what the server completes is left to it, without a picture", () => {
  it.each([
    ["a JPEG without the mark of its end", async () => (await jpeg()).slice(0, -2)],
    ["a PDF whose only drawing is a stamp", () => emptyPage(PRINTED)],
  ])("%s", async (_, make) => {
    const read = await readLogoFile(new Blob([await make()]), "logo");
    expect(read.logo).toMatchObject(CARD);
    expect(read.picture).toBeUndefined();
  });
});

describe("what no server can complete is refused as damaged", () => {
  it.each([
    ["a JPEG that ends in its head", async () => (await jpeg()).slice(0, 100)],
    ["a PDF without a drawing", () => emptyPage(HIDDEN)],
  ])("%s", async (_, make) => {
    await expect(readLogoFile(new Blob([await make()]), "logo")).rejects.toThrow("damaged");
  });
});
