import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

import {
  clip,
  decodePDFRawStream,
  endPath,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  rectangle,
  rgb,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { shownResolution } from "@lucarne/configurators/artwork/template/check-photo";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { EVERY_FORMAT } from "@lucarne/configurators/products/all";
import { BANNER } from "@lucarne/configurators/products/banner/template";
import { FLYER } from "@lucarne/configurators/products/flyer/template";
import { sampleData } from "@lucarne/configurators/products/samples/data";
import { readSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { readLogo } from "@lucarne/configurators/render/read-logo";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { everyNth, inLongRun } from "../../../../../test-sample.ts";

import { svg } from "../testing/hostile-drawings.ts";
import { plainPdf } from "../testing/make-pdf.ts";
import { noisyPicture, photoshop, plainPicture } from "../testing/make-pictures.ts";
import { makeZip } from "../testing/make-zip.ts";
import { plainTiff } from "../testing/plain-tiff.ts";
import { LIGHT, linearPng } from "../testing/raster-logos.ts";
import { ghostscriptVersion } from "../postscript/ghostscript.ts";
import { openFileWork } from "../work/file-work.ts";
import { RefusedFile } from "../refusal.ts";
import { inspectOrderFile } from "./inspect-file.ts";
import { kindOf } from "./kinds.ts";
import { refusalOf } from "../testing/refusal-of.ts";

// The limits of processor time and memory are those of production; a slow machine only takes longer.
const PATIENT = { patience: 3 * WAIT_LIMIT, duration: 3 * WAIT_LIMIT };
const work = openFileWork({}, PATIENT);
afterAll(() => work.close());

const verdict = (bytes: Buffer, name: string) => work.inspect({ bytes, name }).then(({ mime }) => mime, refusalOf);

describe("files that are accepted", () => {
  it.each(
    everyNth<[string, () => Buffer | Promise<Buffer>, string]>(5, [
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
        "large.tif",
        async () =>
          sharp(await noisyPicture("png"))
            .tiff({ bigtiff: true })
            .toBuffer(),
        "image/tiff",
      ],
      ["without-its-last-mark.jpg", async () => (await noisyPicture("jpeg")).subarray(0, -2), "image/jpeg"],
      ["half-of-its-last-mark.jpg", async () => (await noisyPicture("jpeg")).subarray(0, -1), "image/jpeg"],
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
      ["logo.svgz", () => gzipSync(svg('<path d="M0 0h9v9z"/>')), "image/svg+xml"],
      ["logo.SVG", () => gzipSync(svg('<path d="M0 0h9v9z"/>')), "image/svg+xml"],
      ["not-packed.svgz", () => svg('<path d="M0 0h9v9z"/>'), "image/svg+xml"],
      ["logo.pdf", plainPdf, "application/pdf"],
      ["logo.ai", plainPdf, "application/pdf"],
      ["logo.eps", () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"), "application/postscript"],
      ["logo.ps", () => Buffer.from("%!PS-Adobe-3.0\nshowpage\n"), "application/postscript"],
      [
        "logo.pdf",
        async () => Buffer.concat([Buffer.from("%!PS-Adobe-N.n PDF-M.m\n"), await plainPdf()]),
        "application/pdf",
      ],
      ["logo.psd", () => photoshop({ width: 90, height: 40 }), "image/vnd.adobe.photoshop"],
      ["large.psb", () => photoshop({ width: 90, height: 40, large: true }), "image/vnd.adobe.photoshop"],
      ["large.psd", () => photoshop({ width: 90, height: 40, large: true }), "image/vnd.adobe.photoshop"],
      ["lab.psd", () => photoshop({ width: 90, height: 40, mode: 9 }), "image/vnd.adobe.photoshop"],
      [
        "żółw logo.zip",
        () => makeZip([{ name: "logo/a.svg", content: Buffer.from("<svg/>".repeat(20)) }, { name: "b.txt" }]),
        "application/zip",
      ],
    ]),
  )("%s", async (name, make, mime) => {
    expect(await verdict(await make(), name)).toBe(mime);
  });
});

const pdfPage = async (draw: (page: PDFPage) => void): Promise<Buffer> => {
  const document = await PDFDocument.create();
  draw(document.addPage([200, 100]));
  return Buffer.from(await document.save());
};

/** A rectangle that only cuts what comes after it. */
const UNDRAWN = [rectangle(0, 0, 90, 40), clip(), endPath()];

const emptyForm = async (): Promise<Buffer> => {
  const inner = await PDFDocument.load(await pdfPage((page) => page.pushOperators(...UNDRAWN)));
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawPage(await document.embedPage(inner.getPage(0)));
  return Buffer.from(await document.save());
};

const belowCrop = (page: PDFPage): void => {
  page.setCropBox(0, 50, 200, 50);
  page.drawRectangle({ x: 10, y: 10, width: 50, height: 30 });
};

const pdfWithForm = async (x: number): Promise<Buffer> => {
  const inner = await PDFDocument.load(await pdfPage((page) => page.drawRectangle({ width: 90, height: 50 })));
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawPage(await document.embedPage(inner.getPage(0)), { x });
  return Buffer.from(await document.save());
};

const pdfWithPicture = async (png: Buffer): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawImage(await document.embedPng(png), { width: 90, height: 50 });
  return Buffer.from(await document.save());
};

describe("files in which nothing is seen", () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: "transparent" } });
  it.each(
    everyNth<[string, string, () => Buffer | Promise<Buffer>]>(5, [
      [
        "a straight line with a gradient in shares of its height",
        "logo.svg",
        () =>
          svg('<linearGradient id="g"><stop/></linearGradient><path d="M1 4H8" stroke="url(#g)" stroke-width="3"/>'),
      ],
      ["an empty drawing", "logo.svg", () => svg("")],
      ["a hidden shape", "logo.svg", () => svg('<path visibility="hidden" d="M0 0h9v9z"/>')],
      ["a shape without opacity", "logo.svg", () => svg('<path opacity="0" d="M0 0h9v9z"/>')],
      ["a shape outside the page", "logo.svg", () => svg('<path d="M20 20h9v9z"/>')],
      ["transparent pixels", "logo.png", () => clear.clone().png().toBuffer()],
      ["transparent pixels", "logo.tif", () => clear.clone().tiff({ compression: "lzw" }).toBuffer()],
      ["a page without content", "logo.pdf", () => pdfPage(() => undefined)],
      ["a page of paths that are not drawn", "logo.pdf", () => pdfPage((page) => page.pushOperators(...UNDRAWN))],
      ["a page of an empty form", "logo.ai", emptyForm],
      [
        "shapes outside the page",
        "logo.pdf",
        () => pdfPage((page) => page.drawRectangle({ x: 300, y: 10, width: 50, height: 50 })),
      ],
      ["shapes below the cropped page", "logo.pdf", () => pdfPage(belowCrop)],
      [
        "a shape without opacity",
        "logo.pdf",
        () => pdfPage((page) => page.drawRectangle({ width: 50, height: 50, opacity: 0 })),
      ],
      ["a form outside the page", "logo.pdf", () => pdfWithForm(-300)],
      ["a picture without opacity", "logo.pdf", async () => pdfWithPicture(await clear.clone().png().toBuffer())],
    ]),
  )("%s: %s is refused with its own message", async (_what, name, make) => {
    expect(await verdict(await make(), name)).toBe("file.nothing_shown");
  });

  it(
    "in a PDF are seen: a white shape, a line that is half on the page, a form on it, a picture with one pixel",
    { tags: "long" },
    async () => {
      const one = await sharp({ create: { width: 20, height: 20, channels: 4, background: "transparent" } })
        .composite([
          { input: { create: { width: 1, height: 1, channels: 4, background: "#e61e28" } }, left: 9, top: 9 },
        ])
        .png()
        .toBuffer();
      const files = [
        await pdfPage((page) => page.drawRectangle({ width: 50, height: 50, color: rgb(1, 1, 1) })),
        await pdfPage((page) => page.drawLine({ start: { x: -3, y: 0 }, end: { x: -3, y: 90 }, thickness: 10 })),
        await pdfWithForm(10),
        await pdfWithPicture(one),
      ];
      for (const file of files) expect(await verdict(file, "logo.pdf")).toBe("application/pdf");
    },
  );

  it("a white shape and a hairline are seen", async () => {
    expect(await verdict(svg('<path fill="#fff" d="M0 0h9v9z"/>'), "logo.svg")).toBe("image/svg+xml");
    expect(await verdict(svg('<path d="M0 4H9" stroke="#000" stroke-width=".02"/>'), "logo.svg")).toBe("image/svg+xml");
  });
});

/** A TIFF whose channels are lightness and two colour axes, as it says in one of its entries. */
const labTiff = async (): Promise<Buffer> => {
  const bytes = await sharp(await noisyPicture("png"))
    .tiff({ compression: "none" })
    .toBuffer();
  const entry = Buffer.from("060103000100000002000000", "hex");
  return bytes.fill(Buffer.from("08", "hex"), bytes.indexOf(entry) + 8, bytes.indexOf(entry) + 9);
};

/** A page with a note that has a drawing of its own, at twice its size. */
const pdfWithNote = (flags: number, subtype = "Stamp"): Promise<Buffer> =>
  pdfPage((page) => {
    const { context } = page.doc;
    const drawing = context.register(
      context.flateStream("0.9 0.1 0.2 rg 0 0 20 10 re f", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 20, 10] }),
    );
    const note = { Type: "Annot", Subtype: subtype, Rect: [100, 20, 140, 40], F: flags, AP: { N: drawing } };
    page.node.set(PDFName.of("Annots"), context.obj([context.register(context.obj(note))]));
    page.drawRectangle({ x: 10, y: 10, width: 40, height: 20 });
  });

describe("notes of a PDF", () => {
  it("that viewers show and print become a part of the page, at their place", async () => {
    const { converted } = await work.inspect({ bytes: await pdfWithNote(4), name: "logo.pdf" });
    const page = (await PDFDocument.load(converted ?? Buffer.alloc(0))).getPage(0);
    expect(page.node.Annots()).toBeUndefined();
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [];
    const drawn = streams.map((one) => (one instanceof PDFRawStream ? decodePDFRawStream(one).decode() : []));
    expect(Buffer.concat(drawn.map((bytes) => Buffer.from(bytes))).toString()).toMatch(
      /q\s2 0 0 2 100 20 cm\s\/Note\S* Do\sQ/,
    );
  });

  it("alone are something that is seen", async () => {
    const document = await PDFDocument.load(await pdfWithNote(4));
    document.getPage(0).node.delete(PDFName.of("Contents"));
    expect(await verdict(Buffer.from(await document.save()), "logo.pdf")).toBe("application/pdf");
  });

  it.each(
    everyNth<[string, number, string]>(4, [
      ["that are hidden", 4 + 2, "Stamp"],
      ["that are not shown on screens", 4 + 32, "Stamp"],
      ["that are not printed", 0, "Stamp"],
      ["that are links", 4, "Link"],
    ]),
  )("%s stay out of the drawing", async (_what, flags, subtype) => {
    const { converted } = await work.inspect({ bytes: await pdfWithNote(flags, subtype), name: "logo.pdf" });
    expect(converted).toBeUndefined();
  });
});

/** A TIFF whose channels are luma and two of chroma, unpacked, with more pixels than a sticker shows. */
const lumaTiff = async (): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 1_200, height: 480, channels: 3, background: "rgb(91,99,227)" } })
    .tiff({ compression: "none" })
    .toBuffer();
  const entry = Buffer.from("060103000100000002000000", "hex");
  return bytes.fill(YCBCR, bytes.indexOf(entry) + 8, bytes.indexOf(entry) + 9);
};
const YCBCR = Buffer.from("06", "hex");

it("a TIFF of luma and fewer chroma samples is not taken for red, green and blue", async () => {
  const file = { bytes: await lumaTiff(), name: "logo.tif", product: "sticker" };
  expect(await work.inspect(file).then(({ mime }) => mime, refusalOf)).toBe("file.unsupported");
});

it("names the packing of a TIFF that few programs read, and not damage", async () => {
  const samples = Array.from({ length: 3 * 40 * 20 }, (_, at) => at % 200);
  for (const packing of [34_925, 50_000]) {
    const bytes = plainTiff({ width: 40, height: 20, bits: 8, model: 2, channels: 3, packing, samples });
    expect(await verdict(bytes, "logo.tif")).toBe("file.unsupported");
  }
});

describe("files that would be printed otherwise than shown", () => {
  const live = async (): Promise<Buffer> => {
    const document = await PDFDocument.create();
    document.addPage([80, 40]).drawText("Dach");
    return Buffer.from(await document.save());
  };
  it.each(
    everyNth<[string, () => Buffer | Promise<Buffer>, string]>(2, [
      ["text.svg", () => svg("<text>Dach</text>"), "file.svg_text"],
      ["live.pdf", live, "file.pdf_fonts"],
      ["live.ai", live, "file.pdf_fonts"],
      ["cut.png", async () => (await noisyPicture("png")).subarray(0, -20), "file.damaged"],
      ["half-lab.tif", async () => (await labTiff()).subarray(0, 900), "file.damaged"],
      ["half.jpg", async () => (await noisyPicture("jpeg")).subarray(0, 9_000), "file.damaged"],
      ["cut.jpg", async () => (await noisyPicture("jpeg")).subarray(0, -20), "file.damaged"],
    ]),
  )("%s is refused", async (name, make, answer) => {
    expect(await verdict(await make(), name)).toBe(answer);
  });
});

describe("files that are converted to what preview and print read alike", () => {
  const stored = async (bytes: Buffer, name: string) => {
    const { mime, name: kept, converted } = await work.inspect({ bytes, name });
    expect(kept).toBe(name);
    return { mime, bytes: converted ? Buffer.from(converted) : bytes };
  };
  const colourAt = async (bytes: Buffer, x: number, y: number): Promise<number[]> => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    return [...data.subarray(at, at + 4)];
  };
  const RED = [230, 30, 40, 255];
  const HALF = '<rect width="9" height="9" fill="#e61e28"/>';

  const blended: readonly [string, string][] = [
    [
      "a line with a gradient",
      '<linearGradient id="g"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#e61e28"/></linearGradient><path d="M0 1L9 8" stroke="url(#g)" stroke-width="4"/>',
    ],
    [
      "a mask of shades",
      `<mask id="m"><rect width="9" height="9" fill="#fff"/><rect width="1" height="1" fill="#888"/></mask><g mask="url(#m)">${HALF}</g>`,
    ],
    [
      "a pattern",
      '<pattern id="p" width=".5" height=".5"><rect width="9" height="9" fill="#e61e28"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
    ],
    [
      "a shadow",
      `<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="1"/></filter><g filter="url(#f)">${HALF}</g>`,
    ],
    ["blending", `<g style="mix-blend-mode:multiply">${HALF}</g>`],
    ["an uneven line", '<g transform="scale(2 1)"><path d="M0 4.5H9" stroke="#e61e28" stroke-width="6"/></g>'],
  ];

  it.each(everyNth(6, blended))(
    "a drawing with %s becomes a picture of many pixels in its colours",
    async (_what, body) => {
      const { mime, bytes } = await stored(svg(body), "logo.svg");
      const { width, height } = await sharp(bytes).metadata();
      expect(mime).toBe("image/png");
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1_900);
      // The steps of a filter round.
      const levels = await colourAt(bytes, 0.5, 0.5);
      for (const [channel, level] of RED.entries())
        expect(Math.abs((levels[channel] ?? 0) - level)).toBeLessThanOrEqual(3);
    },
  );

  it("a blended part is mixed with what is below it", { tags: "long" }, async () => {
    const blend =
      '<path fill="#ffc800" d="M0 0h9v9H0z"/><g style="mix-blend-mode:multiply"><path fill="#0a8fd6" d="M0 0h9v9H0z"/></g>';
    const levels = await colourAt((await stored(svg(blend), "logo.svg")).bytes, 0.5, 0.5);
    for (const [channel, level] of [10, 112, 0, 255].entries())
      expect(Math.abs((levels[channel] ?? 0) - level)).toBeLessThanOrEqual(3);
  });

  it("pictures in a drawing are what their bytes are, whatever their address says", { tags: "long" }, async () => {
    const red = sharp({ create: { width: 20, height: 20, channels: 3, background: "#e61e28" } });
    const [png, gif, webp] = [await red.png().toBuffer(), await red.gif().toBuffer(), await red.webp().toBuffer()];
    for (const [type, picture] of [
      ["image/png;charset=utf-8", png],
      ["image/jpeg", png],
      ["image/gif", gif],
      ["image/webp", webp],
    ] as const) {
      const address = `data:${type};base64,${picture.toString("base64")}`;
      const drawing = svg(`<image width="9" height="9" href="${address}"/>`);
      const { mime, converted } = await work.inspect({ bytes: drawing, name: "logo.svg" });
      expect(mime).toBe("image/png");
      const { dominant } = await sharp(converted).stats();
      expect(dominant.r).toBeGreaterThan(200);
    }
  });

  it("a picture in a drawing that cannot be read is refused, not left out", async () => {
    const bitmap = svg('<image width="9" height="9" href="data:image/bmp;base64,Qk0="/>');
    expect(await verdict(bitmap, "logo.svg")).toBe("file.damaged");
    const broken = svg(`<image width="9" height="9" href="data:image/webp;base64,AAAA"/>`);
    expect(await verdict(broken, "logo.svg")).toBe("file.damaged");
  });

  it("a line that does not grow with its shape stays so in the stored file", async () => {
    const line =
      '<path transform="scale(3)" stroke="#000" stroke-width="5" d="M0 1h2" vector-effect="non-scaling-stroke"/>';
    const root = 'xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 9 9"';
    const { converted } = await work.inspect({ bytes: Buffer.from(`<svg ${root}>${line}</svg>`), name: "logo.svg" });
    const { operations } = readSvg(new Uint8Array(converted ?? []));
    expect(operations.find(({ kind }) => kind === "stroke")).toMatchObject({ width: 2.5 });
  });

  it("a drawing with text besides is refused for it", async () => {
    expect(await verdict(svg(`<g style="mix-blend-mode:multiply"><text>Dach</text></g>`), "logo.svg")).toBe(
      "file.svg_text",
    );
  });

  it("a TIFF and a Photoshop file in a profile of their own become PNG with it", async () => {
    const green = sharp({ create: { width: 3, height: 2, channels: 3, background: "#175c54" } });
    const tiff = await green.withIccProfile("p3").tiff().toBuffer();
    const { icc } = await sharp(tiff).metadata();
    const files: [Buffer, string, number[]][] = [
      [tiff, "logo.tif", [0x17, 0x5c, 0x54]],
      [photoshop({ width: 3, height: 2, profile: icc }), "logo.psd", [90, 90, 90]],
    ];
    for (const [file, name, seen] of files) {
      const { mime, bytes } = await stored(file, name);
      expect(mime, name).toBe("image/png");
      expect((await sharp(bytes).metadata()).icc, name).toEqual(icc);
      const levels = [...(await sharp(bytes).toColourspace("srgb").raw().toBuffer())];
      for (const [channel, level] of seen.entries())
        expect(Math.abs((levels[channel] ?? 0) - level), name).toBeLessThanOrEqual(2);
    }
  });

  it("a turned TIFF, a fax and a turned PNG become upright pictures", { tags: "long" }, async () => {
    const page = sharp({ create: { width: 64, height: 20, channels: 3, background: "#e61e28" } });
    const turned = await page.clone().withMetadata({ orientation: 6 }).tiff().toBuffer();
    const fax = await page.clone().toColourspace("b-w").tiff({ compression: "ccittfax4", bitdepth: 1 }).toBuffer();
    const png = await page.clone().withMetadata({ orientation: 6 }).png().toBuffer();
    const sizes = await Promise.all(
      [turned, fax].map(async (bytes) => {
        const picture = await stored(bytes, "logo.tif");
        const { width, height } = await sharp(picture.bytes).metadata();
        return [picture.mime, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["image/png", 20, 64],
      ["image/png", 64, 20],
    ]);
    const { width, height, orientation = 1 } = await sharp((await stored(png, "logo.png")).bytes).metadata();
    expect([width, height, orientation]).toEqual([20, 64, 1]);
  });

  const LARGE = { create: { width: 6_000, height: 4_000, channels: 3, background: "#e61e28" } } as const;

  it("a picture of 24 megapixels for no product has at most 10", { tags: "long" }, async () => {
    const { bytes } = await stored(await sharp(LARGE).png().toBuffer(), "logo.png");
    const { width, height } = await sharp(bytes).metadata();
    expect(width * height).toBeLessThanOrEqual(10_100_000);
    expect(await colourAt(bytes, 0.5, 0.5)).toEqual(RED);
  });

  it.each([
    ...inLongRun(EVERY_FORMAT, [BANNER]).map((format) => ({ kind: "jpeg", format }) as const),
    ...inLongRun<readonly ("png" | "tiff")[]>(["png", "tiff"], []).map((kind) => ({ kind, format: FLYER })),
  ])("a $kind of 24 megapixels is scaled once to what its $format.product can show", async ({ kind, format }) => {
    const template = templateSchema.parse(format);
    const bytes = await sharp(LARGE).toFormat(kind).toBuffer();
    const { product } = template;
    const { converted } = await work.inspect({ bytes, name: `logo.${kind}`, product });
    if (!converted) throw new Error("It should be scaled.");
    const kept = Buffer.from(converted);
    const name = `logo.${kindOf(kept)}`;
    const logo = await readLogo({ bytes: kept, name, href: "logo" });
    if (logo.kind !== "image") throw new Error("A picture is an image.");
    const { logos } = layout(template, { ...sampleData("pl", "usual"), partner: false, logo });
    // The largest place of all compositions and formats decides.
    const resolutions = logos.map(({ box, pixels }) => ((pixels?.width ?? 0) / box.width) * 25.4);
    expect(Math.min(...resolutions)).toBeGreaterThanOrEqual(shownResolution(template));
    expect(logo.width / logo.height).toBeCloseTo(1.5, 1);
    expect(kept.length).toBeLessThan(150_000);
    expect(Object.keys(await work.inspect({ bytes: kept, name, product }))).not.toContain("converted");
  });

  it("a picture for a flyer has 350 ppi at its largest place, and one in inks stays", { tags: "long" }, async () => {
    const inspect = async (picture: Sharp) => {
      const { converted } = await work.inspect({ bytes: await picture.toBuffer(), name: "logo.jpg", product: "flyer" });
      return converted && sharp(Buffer.from(converted)).metadata();
    };
    // 21 × 14 mm.
    expect(await inspect(sharp(LARGE).jpeg())).toMatchObject({ width: 290, height: 193 });
    expect(await inspect(sharp(LARGE).withIccProfile("cmyk").jpeg())).toBeUndefined();
  });

  it("a PNG of another gamma gets the colours of a screen", async () => {
    const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#808080" } })
      .png()
      .toBuffer();
    const gamma = Buffer.from("0000000467414d41000186a031e8965f", "hex");
    const linear = Buffer.concat([grey.subarray(0, 33), gamma, grey.subarray(33)]);
    const [level = 0] = await colourAt((await stored(linear, "logo.png")).bytes, 0.5, 0.5);
    expect(level).toBe(188);
  });

  it(
    "a PDF with other bytes before it, or with its owner's password alone, becomes a plain one",
    { tags: "long" },
    async () => {
      const drawing = async () => {
        const own = await PDFDocument.create();
        own.addPage([80, 40]).drawRectangle({ width: 40, height: 40 });
        return own;
      };
      const plain = Buffer.from(await (await drawing()).save());
      expect(await stored(Buffer.concat([Buffer.from("\r\n\r\n"), plain]), "logo.pdf")).toEqual({
        mime: "application/pdf",
        bytes: plain,
      });
      for (const useObjectStreams of [false, true]) {
        const own = await drawing();
        own.encrypt({ userPassword: "", ownerPassword: "owner" });
        const { bytes } = await stored(Buffer.from(await own.save({ useObjectStreams })), "logo.pdf");
        expect(bytes.includes("/Encrypt")).toBe(false);
        const page = (await PDFDocument.load(bytes)).getPage(0);
        expect([page.getWidth(), page.getHeight()]).toEqual([80, 40]);
      }
    },
  );

  it("a PDF that declares a font and writes nothing in it is printed as it is", async () => {
    const own = await PDFDocument.create();
    const page = own.addPage([80, 40]);
    page.drawRectangle({ width: 40, height: 40 });
    const font = await own.embedFont("Helvetica");
    page.node.newFontDictionary(font.name, font.ref);
    expect(await verdict(Buffer.from(await own.save()), "logo.pdf")).toBe("application/pdf");
  });

  it.each<[string, () => Promise<Buffer>, string, string]>([
    ["a JPEG called PNG", () => plainPicture("jpeg"), "logo 2.0.png", "logo 2.0.jpg"],
    ["a PNG called a page", () => plainPicture("png"), "logo.html", "logo.png"],
    ["a PNG without an ending", () => plainPicture("png"), "logo", "logo.png"],
    ["a PDF called an EPS", plainPdf, "Logo.EPS", "Logo.pdf"],
    ["an SVG called a text", async () => svg('<path d="M0 0h9v9z"/>'), "logo.txt", "logo.svg"],
  ])("%s is taken by its bytes, and its name gets the right ending", async (_what, make, given, name) => {
    const bytes = await make();
    const { mime } = await work.inspect({ bytes, name });
    expect(await work.inspect({ bytes, name: given })).toMatchObject({ mime, name });
  });

  it("a name whose right ending would make it too long is refused", async () => {
    expect(await verdict(await plainPicture("png"), "a".repeat(253))).toBe("file.name");
  });

  it("a JPEG with the ending of Windows is a JPEG", async () => {
    expect(await verdict(await plainPicture("jpeg"), "logo.jfif")).toBe("image/jpeg");
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
    try {
      const { mime, name, converted } = await inspectOrderFile(eps(INKS), "logo.eps", { ghostscript: program });
      return `${mime} ${name} ${converted?.length}`;
    } catch (error) {
      if (error instanceof RefusedFile) return error.refusal.text;
      throw error;
    } finally {
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
    const converting = openFileWork({ ghostscript: program }, PATIENT);
    const answer = converting.inspect({ bytes: eps(drawing), name: "logo.eps" }).then(({ mime }) => mime, refusalOf);
    return answer.finally(() => converting.close());
  };

  it("is stored as it is without Ghostscript", { tags: "long" }, async () => {
    expect(await answerWith(undefined, INKS)).toBe("application/postscript");
  });

  it.runIf(INSTALLED)("is converted by Ghostscript itself when it is installed", { tags: "long" }, async () => {
    expect(await answerWith("gs", INKS)).toBe("application/pdf");
    const live = "/Helvetica findfont 9 scalefont setfont 2 2 moveto (Dach) show";
    expect(await answerWith("gs", live)).toBe("file.pdf_fonts");
    expect(await answerWith("gs", "(/etc/passwd) (r) file")).toBe("file.damaged");
  });
});

describe("a photo and an avatar of another gamma", { tags: "long" }, () => {
  const quarters = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return [0.25, 0.75].flatMap((down) =>
      [0.25, 0.75].map((across) => {
        const at = 3 * (Math.floor(down * info.height) * info.width + Math.floor(across * info.width));
        return [...data.subarray(at, at + 3)];
      }),
    );
  };
  it.each<[string, (bytes: Buffer) => Promise<Buffer>]>([
    ["photo", async (bytes) => (await work.photo({ bytes, name: "roof.png", product: "flyer" })).bytes],
    ["avatar", async (bytes) => Buffer.from(await work.avatar(bytes))],
  ])("%s: it has the colours of a screen", async (_, encode) => {
    const large = await sharp(await linearPng())
      .resize(1_800, 1_800, { fit: "fill", kernel: "nearest" })
      .png()
      .toBuffer();
    // The library drops the chunk.
    const bytes = Buffer.concat([large.subarray(0, 33), (await linearPng()).subarray(33, 49), large.subarray(33)]);
    const levels = await quarters(await encode(bytes));
    for (const [corner, level] of levels.entries())
      for (const [channel, wanted] of (LIGHT[corner] ?? []).entries())
        expect(Math.abs((level[channel] ?? 0) - wanted)).toBeLessThanOrEqual(10);
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
