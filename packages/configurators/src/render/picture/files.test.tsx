import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { templateSchema } from "../../artwork/template/schema.ts";
import { sampleData } from "../../products/samples/data.ts";
import { STICKER } from "../../products/sticker/template.ts";
import { pngFile } from "./png-file.ts";
import { printFile } from "../print/print-file.ts";
import { rasteriseOnCanvas } from "./rasterise.ts";

const RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">';
const LETTERS = `${RED}<path fill="#f00" d="M0 0h40v20H0z"/><text x="2" y="9">Dach</text></svg>`;
const SHAPES = LETTERS.replace(/<text.*<\/text>/u, "");
const blob = (text: string): string => URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));

/** The colour of a pixel of a PNG file: red, green, blue, opacity. */
const pixelOf = async (bytes: Uint8Array, x: number, y: number): Promise<number[]> => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
};

const withLogo = (href: string) => {
  const logo = { kind: "image", href, width: 40, height: 20 } as const;
  return layout(templateSchema.parse(STICKER), { ...sampleData("pl", "usual"), logo });
};

test(
  "a browser saves a side as a PNG with its logo, transparent outside the die-cut corners",
  { tags: "long" },
  async () => {
    const artwork = withLogo(blob(LETTERS));
    const bytes = await pngFile(artwork, { side: "front", width: 1000 });
    const box = artwork.logos[0]?.box;
    if (!box) throw new Error("No logo");
    expect(
      await pixelOf(bytes, Math.round((box.x + box.width * 0.8) * 10), Math.round((box.y + box.height * 0.8) * 10)),
    ).toEqual([255, 0, 0, 255]);
    expect((await pixelOf(bytes, 0, 0))[3]).toBe(0);
    expect((await pixelOf(bytes, 999, 649))[3]).toBe(0);
  },
);

test("a browser prints an SVG of shapes as vectors and refuses one with text", async () => {
  const pictures = async (source: string): Promise<number> => {
    const loadImage = () => Promise.resolve(new TextEncoder().encode(source));
    const document = await PDFDocument.load(await printFile(withLogo("logo"), { title: "Sticker", loadImage }));
    return document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFRawStream && `${object.dict}`.includes("/Image")).length;
  };
  expect(await pictures(SHAPES)).toBe(0);
  await expect(pictures(LETTERS)).rejects.toThrow("text");
});

test("an SVG that no browser can show is an error", async () => {
  await expect(rasteriseOnCanvas("<svg", { longest: 100 })).rejects.toThrow();
});

test("a page that may not fetch still prints what it shows", async () => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "connect-src 'self'";
  document.head.append(policy);
  const broken: string[] = [];
  const listen = ({ violatedDirective }: SecurityPolicyViolationEvent) => void broken.push(violatedDirective);
  document.addEventListener("securitypolicyviolation", listen);
  const inside = `data:image/svg+xml,${encodeURIComponent(SHAPES)}`;
  for (const href of [blob(SHAPES), inside, inside.replace(/,.*/u, `;base64,${btoa(SHAPES)}`)])
    expect((await printFile(withLogo(href), { title: "Sticker" })).length).toBeGreaterThan(1000);
  await expect(fetch(blob(LETTERS))).rejects.toThrow();
  // Reported asynchronously: only the test's own attempt.
  await expect.poll(() => broken).toEqual(["connect-src"]);
  document.removeEventListener("securitypolicyviolation", listen);
});
