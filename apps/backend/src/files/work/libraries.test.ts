import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyNth } from "../../../../../test-sample.ts";

import { ghostscriptVersion } from "../postscript/ghostscript.ts";
import { plainPdf } from "../testing/make-pdf.ts";
import { claimingSize, jpegFrame, pngChunk, plainPicture, tiffOf } from "../testing/make-pictures.ts";
import { bubblewrapVersion } from "./sandbox.ts";
import { openWorkPool, type WorkPool } from "./work-pool.ts";
import type { LibraryJobs } from "../testing/library-jobs.ts";

const SECRET = "another company's";
/** The colour of the picture that belongs to another company. */
const MAGENTA = Buffer.from([255, 0, 255, 255]);

/** Another company's folder, which every hostile file tries to reach. */
let folder: string;

type Make = () => Buffer | Promise<Buffer>;
type Row = readonly [what: string, job: keyof LibraryJobs, make: Make];

const svg = (inside: string, before = "", attributes = ""): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" width="40" height="40" ${attributes}><rect width="40" height="40" fill="#080"/>${inside}</svg>`,
  );
const image = (address: string, attribute = "href"): Buffer =>
  svg(`<image ${attribute}="${address}" width="40" height="40"/>`);
const fileAddress = (name: string): string => `file://${folder}/${name}`;
const entities = (): string =>
  `<!DOCTYPE svg [<!ENTITY e0 "ha">${Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join("")}]>`;

const drawings: readonly Row[] = [
  [
    "an external entity",
    "drawing",
    () => svg("<text>&a;</text>", `<!DOCTYPE svg [<!ENTITY a SYSTEM "${fileAddress("secret.txt")}">]>`),
  ],
  ["an external document type", "drawing", () => svg("", `<!DOCTYPE svg SYSTEM "${fileAddress("secret.txt")}">`)],
  ["a picture at a file address", "drawing", () => image(fileAddress("secret.png"))],
  ["a picture at a local path", "drawing", () => image(`${folder}/secret.png`, "xlink:href")],
  ["a picture at a path upwards", "drawing", () => image(`../../../../../..${folder}/secret.png`, "xlink:href")],
  ["a drawing at a local path", "drawing", () => svg(`<use href="${fileAddress("secret.svg")}#a"/>`)],
  ["a text that is included", "drawing", () => svg(`<xi:include href="${fileAddress("secret.txt")}" parse="text"/>`)],
  ["a style sheet at a file address", "drawing", () => svg(`<style>@import url(${fileAddress("secret.css")})</style>`)],
  [
    "a picture of 60,000 × 60,000",
    "drawing",
    () => svg("", "", 'viewBox="0 0 1 1" style="width:60000px;height:60000px"'),
  ],
  ["100,000 nested groups", "drawing", () => svg("<g>".repeat(100_000) + "</g>".repeat(100_000))],
  ["entities of 10^20 letters", "drawing", () => svg("<text>&e20;</text>", entities())],
  [
    "10^9 uses",
    "drawing",
    () =>
      svg(
        `<g id="l0"><path d="M0 0h9v9z"/></g>${Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`).join("")}`,
      ),
  ],
];

const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1_000_000));

const pictures: readonly Row[] = [
  ["a PNG of 60,000 × 60,000", "picture", async () => claimingSize(await plainPicture("png"), 60_000, 60_000)],
  [
    "a PNG that unpacks to 60 MB",
    "picture",
    async () => {
      const head = (await plainPicture("png")).subarray(0, 33);
      return Buffer.concat([head, pngChunk("IDAT", zeros(60)), pngChunk("IEND", Buffer.alloc(0))]);
    },
  ],
  [
    "a PNG with 60 MB of text",
    "picture",
    async () => {
      const png = await plainPicture("png");
      const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), zeros(60)]);
      return Buffer.concat([png.subarray(0, 33), pngChunk("zTXt", text), png.subarray(33)]);
    },
  ],
  [
    "a JPEG of 65,500 × 65,500",
    "picture",
    async () => {
      const jpeg = await plainPicture("jpeg");
      jpeg.writeUInt32BE(0xffdc_ffdc, jpegFrame(jpeg) + 5);
      return jpeg;
    },
  ],
  [
    "a JPEG with 9 MB of filling bytes",
    "picture",
    async () => {
      const jpeg = await plainPicture("jpeg");
      return Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(9_000_000, 0xff), jpeg.subarray(3)]);
    },
  ],
  ["a TIFF of 60,000 × 60,000", "picture", () => tiffOf(1, size(60_000))],
  ["a TIFF of 60,000 × 60,000, by our reader", "planes", () => tiffOf(1, size(60_000))],
  ["a TIFF whose pages lead back to the first", "picture", () => tiffOf(2, size(9), () => 8)],
  ["a TIFF whose pages lead back to the first, by our reader", "planes", () => tiffOf(2, size(9), () => 8)],
  [
    "a TIFF of 4,000,000,000 strips",
    "planes",
    () => tiffOf(1, [...size(9), [0x0111, 8, 4_000_000_000], [0x0117, 8, 4_000_000_000]]),
  ],
];

/** Width and height, 8 bits, no compression, RGB. */
function size(side: number): [number, number, number?][] {
  return [
    [0x0100, side],
    [0x0101, side],
    [0x0102, 8],
    [0x0103, 1],
    [0x0106, 2],
    [0x0115, 3],
  ];
}

/** A PDF of one page with these entries of its catalog, this content and these objects. */
const pdf = ({ catalog = "", content = "0 0 9 9 re f", stream = "", objects = "" }): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 40]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${content.length}${stream}>>\nstream\n${content}\nendstream\nendobj\n${objects}trailer<</Root 1 0 R>>\n%%EOF\n`,
    "latin1",
  );

const documents: readonly Row[] = [
  [
    "a PDF that starts a program",
    "logo",
    () => pdf({ catalog: `/OpenAction<</S/Launch/F(${folder}/run.sh)/Unix(rm -rf ${folder})>>` }),
  ],
  [
    "a PDF with a program within it",
    "logo",
    () =>
      pdf({
        catalog: "/Names<</EmbeddedFiles<</Names[(run.sh)5 0 R]>>>>",
        objects: `5 0 obj<</Type/Filespec/F(${folder}/run.sh)/EF<</F 6 0 R>>>>endobj\n6 0 obj<</Type/EmbeddedFile/Length 9>>\nstream\nrm -rf /*\nendstream\nendobj\n`,
      }),
  ],
  ["a PDF whose page is another file", "logo", () => pdf({ stream: `/F(${folder}/secret.txt)/FFilter/FlateDecode` })],
  ["a PDF with a script", "logo", () => pdf({ catalog: "/OpenAction<</S/JavaScript/JS(for(;;);)>>" })],
  ["a PDF of 50,000 nested lists", "logo", () => pdf({ objects: `5 0 obj${"[".repeat(50_000)}` })],
];

const eps = (program: string): Buffer =>
  Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 40 40\n${program}\n0 0 40 40 rectfill showpage\n`);

const programs: readonly Row[] = [
  ["a loop without end", "postscript", () => eps("{} loop")],
  ["lists without end", "postscript", () => eps("{ 60000 array } loop")],
  ["a text without end", "postscript", () => eps("(out) (w) file { dup (0123456789) writestring } loop")],
  ["procedures within each other without end", "postscript", () => eps("/f { f f } def f")],
  [
    "a file of another company",
    "postscript",
    () => eps(`[ /Title (${folder}/secret.txt) (r) file 99 string readstring pop /DOCINFO pdfmark`),
  ],
  ["a file to run", "postscript", () => eps(`(${folder}/secret.ps) run`)],
  ["a program to start", "postscript", () => eps(`(%pipe%rm -rf ${folder}) (w) file closefile`)],
  ["a file to remove", "postscript", () => eps(`(${folder}/secret.txt) deletefile`)],
];

const INSTALLED = (await ghostscriptVersion("gs")) !== undefined;
const BUBBLEWRAP = (await bubblewrapVersion("bwrap")) === undefined ? [] : ["bwrap"];

/** Most processor time of a file, in milliseconds, and most memory of its process, in bytes. */
const TIME = 2_000;
const MEMORY = 500_000_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "other-"));
  await writeFile(path.join(folder, "secret.txt"), SECRET);
  await writeFile(path.join(folder, "secret.ps"), `[ /Title (${SECRET}) /DOCINFO pdfmark`);
  await writeFile(path.join(folder, "secret.css"), "rect{fill:#f0f}");
  await writeFile(
    path.join(folder, "secret.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg"><rect id="a" width="40" height="40" fill="#f0f"/></svg>',
  );
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: "#f0f" } });
  await writeFile(path.join(folder, "secret.png"), await picture.png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(everyNth(2, [undefined, ...BUBBLEWRAP]))(
  "a library by itself, with the system's sandbox %s, with",
  (bubblewrap) => {
    let pool: WorkPool<LibraryJobs>;
    beforeAll(() => {
      pool = openWorkPool<LibraryJobs>({
        program: new URL("../testing/library-jobs.ts", import.meta.url),
        programs: { bubblewrap, ghostscript: INSTALLED ? "gs" : undefined },
        processes: 1,
        waiting: 99,
        waitingPerOwner: 99,
        waitingAtMost: 99,
        patience: 60_000,
        duration: 60_000,
        memory: MEMORY,
        idle: 60_000,
      });
    });
    afterAll(() => pool.close());

    it.each(everyNth(6, [...drawings, ...pictures, ...documents, ...(INSTALLED ? programs : [])]))(
      "%s reaches nothing outside and ends within its limits",
      async (_what, job, make) => {
        const before = await readdir(folder);
        const result = await pool
          .run(job, { bytes: await make() }, { time: TIME })
          .catch((error: unknown) => String(error));
        const drawn: unknown[] = typeof result === "object" && result !== null ? Object.values(result) : [result];
        const bytes = [result, ...drawn].flatMap((part) => (part instanceof Uint8Array ? [Buffer.from(part)] : []));
        for (const part of bytes) {
          expect(part.includes(SECRET)).toBe(false);
          expect(part.includes(MAGENTA)).toBe(false);
        }
        expect(String(result)).not.toContain(SECRET);
        expect(String(result)).not.toContain("too much delay");
        expect(await readdir(folder)).toEqual(before);
        expect(await readFile(path.join(folder, "secret.txt"), "utf8")).toBe(SECRET);
      },
    );

    it("a plain file is drawn by each of them", async () => {
      const run = (job: keyof LibraryJobs, bytes: Buffer) => pool.run(job, { bytes }, { time: TIME });
      expect(await run("drawing", svg(""))).toHaveLength(40 * 40 * 4);
      expect(await run("picture", await plainPicture("jpeg"))).toHaveLength(20 * 20 * 3);
      expect(await run("planes", await plainPicture("tiff"))).toMatchObject({ width: 20, height: 20 });
      expect(await run("logo", await plainPdf())).toMatchObject({ width: 80, height: 40 });
      if (!INSTALLED) return;
      const drawn = await pool.run("postscript", { bytes: eps("") }, { time: TIME });
      expect(Buffer.from(drawn).toString("latin1", 0, 5)).toBe("%PDF-");
    });
  },
);
