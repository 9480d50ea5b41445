import { expect, it } from "vitest";
import { MAX_FILE_BYTES } from "../../products/limits.ts";
import { LOGO_ACCEPT, LOGO_EXTENSIONS, fileFault } from "./check-logo-file.ts";

const file = (name: string, content: string | Uint8Array<ArrayBuffer>, type = ""): File =>
  new File([content], name, { type });

const bytes = (...numbers: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array(numbers);

const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
const DOS_EPS = bytes(0xc5, 0xd0, 0xd3, 0xc6, 0);

it.each([
  ["logo.png", PNG, "image/png"],
  ["LOGO.JPG", bytes(0xff, 0xd8, 0xff, 0xe0), "image/jpeg"],
  ["logo.jpeg", bytes(0xff, 0xd8, 0xff, 0xe1), ""],
  ["logo.svg", '\uFEFF<?xml version="1.0"?>\n<!-- a --><svg xmlns="…">', "image/svg+xml"],
  ["logo.svgz", bytes(0x1f, 0x8b, 8, 0), ""],
  ["logo.pdf", "%PDF-1.7", "application/pdf"],
  ["logo.ai", "%PDF-1.5", ""],
  ["old.ai", "%!PS-Adobe-3.0", "application/postscript"],
  ["logo.eps", DOS_EPS, ""],
  ["logo.ps", "%!PS-Adobe-3.0", ""],
  ["logo.zip", bytes(0x50, 0x4b, 3, 4), "application/x-zip-compressed"],
  ["logo.tif", bytes(0x49, 0x49, 0x2a, 0), "image/tiff"],
  ["logo.tiff", bytes(0x4d, 0x4d, 0, 0x2a), ""],
  ["logo.psd", "8BPS\u0000\u0001", ""],
  ["without-extension", PNG, "image/png"],
  ["jpeg-called.png", bytes(0xff, 0xd8, 0xff, 0xe0), "image/png"],
  ["png-called.webp", PNG, "image/webp"],
])("accepts %s by its bytes", async (name, content, type) => {
  expect(await fileFault(file(name, content, type))).toBeUndefined();
});

it.each([
  ["a program", "logo.exe", bytes(0x4d, 0x5a)],
  ["a program that calls itself a picture", "logo.png", bytes(0x4d, 0x5a, 0x90)],
  ["a page that calls itself a drawing", "logo.svg", "<!doctype html><script>"],
  ["a picture of another kind", "logo.gif", "GIF89a"],
  ["a document that is packed as an archive", "logo.docx", bytes(0x50, 0x4b, 3, 4)],
])("refuses %s", async (_, name, content) => {
  expect(await fileFault(file(name, content))).toBe("wrong-type");
});

it("accepts ten million bytes and not one more", async () => {
  const content = new Uint8Array(MAX_FILE_BYTES);
  content.set(PNG);
  expect(await fileFault(file("logo.png", content))).toBeUndefined();
  expect(await fileFault(new File([content, "!"], "logo.png"))).toBe("too-large");
  expect(await fileFault(file("logo.png", ""))).toBe("empty");
});

it("lists every kind by extension and by type", () => {
  expect(LOGO_EXTENSIONS).toEqual(["PDF", "AI", "EPS", "PNG", "SVG", "JPG", "JPEG", "ZIP", "TIFF", "PSD"]);
  for (const one of [".eps", ".ai", ".psd", "application/postscript", "image/tiff"])
    expect(LOGO_ACCEPT.split(",")).toContain(one);
});
