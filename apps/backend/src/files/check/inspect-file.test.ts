import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { svg } from "../testing/hostile-drawings.ts";
import { HOSTILE_FILES } from "../testing/hostile-files.ts";
import { plainPdf } from "../testing/make-pdf.ts";
import { noisyPicture, photoshop, plainPicture } from "../testing/make-pictures.ts";
import { makeZip } from "../testing/make-zip.ts";
import { openFileWork } from "../work/file-work.ts";

const work = openFileWork();
afterAll(() => work.close());

const refusalOf = (error: unknown): string => Object(error).errors?.file?.[0]?.text ?? `not refused: ${String(error)}`;
const verdict = (bytes: Buffer, name: string) => work.inspect({ bytes, name }).then(({ mime }) => mime, refusalOf);

describe("files that are accepted", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["logo.png", () => noisyPicture("png"), "image/png"],
    ["logo.JPG", () => noisyPicture("jpeg"), "image/jpeg"],
    ["logo.jpeg", () => plainPicture("jpeg"), "image/jpeg"],
    [
      "progressive.jpg",
      async () =>
        sharp(await noisyPicture("png"))
          .jpeg({ progressive: true })
          .toBuffer(),
      "image/jpeg",
    ],
    ["logo.tiff", () => noisyPicture("tiff"), "image/tiff"],
    [
      "packed.tif",
      async () =>
        sharp(await noisyPicture("png"))
          .tiff({ compression: "lzw", tile: true })
          .toBuffer(),
      "image/tiff",
    ],
    [
      "logo.svg",
      () => svg('<!-- drawn --><path d="M0 0h9v9z" fill="#fc0"/><g transform="scale(2)"><circle r="2"/></g>'),
      "image/svg+xml",
    ],
    [
      "styled.svg",
      () =>
        svg(
          '<style>.a{fill:url(#g)}.b{fill:#fff}</style><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><title>Dach &amp; Sp.</title><path class="b" d="M0 0h9v9z"/>',
        ),
      "image/svg+xml",
    ],
    ["logo.pdf", plainPdf, "application/pdf"],
    ["logo.ai", plainPdf, "application/pdf"],
    ["logo.eps", () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"), "application/postscript"],
    ["logo.ps", () => Buffer.from("%!PS-Adobe-3.0\nshowpage\n"), "application/postscript"],
    ["logo.psd", () => photoshop({ width: 90, height: 40 }), "image/vnd.adobe.photoshop"],
    [
      "żółw logo.zip",
      () => makeZip([{ name: "logo/a.svg", content: Buffer.from("<svg/>".repeat(20)) }, { name: "b.txt" }]),
      "application/zip",
    ],
  ])("%s", async (name, make, mime) => {
    expect(await verdict(await make(), name)).toBe(mime);
  });
});

describe("hostile files", () => {
  it("include every type that the form accepts", () => {
    const endings = new Set(HOSTILE_FILES.map(({ name }) => name.split(".").at(-1)));
    expect([...endings]).toEqual(
      expect.arrayContaining(["png", "jpg", "svg", "pdf", "ai", "eps", "psd", "tif", "zip"]),
    );
    expect(HOSTILE_FILES.length).toBeGreaterThan(120);
  });

  it.each(HOSTILE_FILES)("$name, $what: $answer", async ({ name, make, answer }) => {
    expect(await verdict(await make(), name)).toBe(answer);
  });
});

describe("files that would be printed otherwise than shown", () => {
  const live = async (): Promise<Buffer> => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawText("Dach");
    return Buffer.from(await document.save());
  };
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["text.svg", () => svg("<text>Dach</text>"), "file.svg_text"],
    ["mask.svg", () => svg('<mask id="m"/><path mask="url(#m)" d="M0 0h9v9z"/>'), "file.svg_effects"],
    ["live.pdf", live, "file.pdf_fonts"],
    ["live.ai", live, "file.pdf_fonts"],
    [
      "turned.tif",
      async () =>
        sharp(await noisyPicture("png"))
          .withMetadata({ orientation: 6 })
          .tiff()
          .toBuffer(),
      "file.unsupported",
    ],
    ["cut.png", async () => (await noisyPicture("png")).subarray(0, -20), "file.damaged"],
    ["cut.jpg", async () => (await noisyPicture("jpeg")).subarray(0, -20), "file.damaged"],
  ])("%s is refused", async (name, make, answer) => {
    expect(await verdict(await make(), name)).toBe(answer);
  });
});

describe("avatars", () => {
  it("are encoded again: square, without camera metadata", async () => {
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#fc0" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Someone", Software: "Camera" } })
      .toBuffer();
    const { width, height, format, exif } = await sharp(await work.avatar(photo)).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 512, height: 512, format: "webp", exif: undefined });
  });

  it("must be a complete PNG or JPEG", async () => {
    const refused = async (bytes: Buffer) => work.avatar(bytes).then(() => "accepted", refusalOf);
    expect(await refused(await plainPicture("tiff"))).toBe("file.avatar");
    expect(await refused(svg("<path/>"))).toBe("file.avatar");
    expect(await refused(Buffer.from("no"))).toBe("file.avatar");
    expect(await refused((await noisyPicture("jpeg")).subarray(0, 9_000))).toBe("file.damaged");
  });
});
