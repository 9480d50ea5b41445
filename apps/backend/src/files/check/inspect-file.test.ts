import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { svg } from "../testing/hostile-drawings.ts";
import { HOSTILE_FILES } from "../testing/hostile-files.ts";
import { plainPdf } from "../testing/make-pdf.ts";
import { noisyPicture, photoshop, plainPicture } from "../testing/make-pictures.ts";
import { makeZip } from "../testing/make-zip.ts";
import { ghostscriptVersion } from "../postscript/ghostscript.ts";
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

const INSTALLED = (await ghostscriptVersion("gs")) !== undefined;

describe("an EPS with Ghostscript", () => {
  const eps = (drawing: string): Buffer =>
    Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 20\n%%EndComments\n${drawing}\nshowpage\n`);
  const INKS = "0 0.8 0.9 0 setcmykcolor 0 0 40 20 rectfill";
  /** A replacement for Ghostscript: it writes a PDF and the same output as the real program. */
  const standIn = async (says: string, writes: Buffer): Promise<{ program: string; folder: string }> => {
    const folder = await mkdtemp(path.join(tmpdir(), "stand-in-"));
    const program = path.join(folder, "gs");
    await writeFile(path.join(folder, "out.pdf"), writes);
    await writeFile(
      program,
      `#!/bin/sh\necho "${says}"\nfor name; do case $name in *.pdf) cp ${folder}/out.pdf $name;; esac; done\n`,
    );
    await chmod(program, 0o755);
    return { program, folder };
  };
  const through = async (says: string, writes: Buffer) => {
    const { program, folder } = await standIn(says, writes);
    const converting = openFileWork({ ghostscript: program });
    try {
      return await converting
        .inspect({ bytes: eps(INKS), name: "logo.eps" })
        .then(({ mime, name, converted }) => `${mime} ${name} ${converted?.length}`, refusalOf);
    } finally {
      await converting.close();
      await rm(folder, { recursive: true });
    }
  };

  it("is stored as the PDF that it is converted to, with its own name", async () => {
    const pdf = await plainPdf();
    expect(await through("", pdf)).toBe(`application/pdf logo.eps ${pdf.length}`);
  });

  it("is refused when the program had to load a font or writes no PDF", async () => {
    expect(await through("Loading NimbusSans-Regular font from /usr/share", await plainPdf())).toBe("file.pdf_fonts");
    expect(await through("", Buffer.from("no PDF"))).toBe("file.damaged");
  });

  const answerWith = async (program: string | undefined, drawing: string): Promise<string> => {
    const converting = openFileWork({ ghostscript: program });
    const answer = converting.inspect({ bytes: eps(drawing), name: "logo.eps" }).then(({ mime }) => mime, refusalOf);
    return answer.finally(() => converting.close());
  };

  it("is stored as it is without Ghostscript", async () => {
    expect(await answerWith(undefined, INKS)).toBe("application/postscript");
  });

  it.runIf(INSTALLED)("is converted by Ghostscript itself when it is installed", async () => {
    expect(await answerWith("gs", INKS)).toBe("application/pdf");
    const live = "/Helvetica findfont 9 scalefont setfont 2 2 moveto (Dach) show";
    expect(await answerWith("gs", live)).toBe("file.pdf_fonts");
    expect(await answerWith("gs", "(/etc/passwd) (r) file")).toBe("file.damaged");
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
