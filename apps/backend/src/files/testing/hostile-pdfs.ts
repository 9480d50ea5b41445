import { deflateSync } from "node:zlib";

import type { HostileRow } from "./hostile-row.ts";
import { ascii85, lzwOfZeros, pdfStream, plainPdf } from "./make-pdf.ts";

const ZEROS = 120_000_000;
const flate = (): Buffer => deflateSync(Buffer.alloc(ZEROS));
const runs = (count: number): Buffer => Buffer.alloc(2 * count, Buffer.from([129, 0]));
const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString("hex")}>`);
const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, "latin1");
const PS = "application/postscript";

/** A dictionary that hides its filter from a reader that searches for the next `stream` keyword. */
const hidden = (): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode/Title (a stream\n of 2 0 obj)>>\nstream\n", "latin1"),
    flate(),
    Buffer.from("\nendstream\nendobj\n%%EOF\n"),
  ]);

/** Packed bytes that start with a block containing the end-of-stream keyword. */
const endingEarly = (): Buffer => {
  const word = Buffer.from("\nendstream\n");
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(word.length, 1);
  stored.writeUInt16LE(0xffff - word.length, 3);
  return Buffer.concat([Buffer.from("7801", "hex"), stored, word, flate().subarray(2)]);
};

/** A page with this content and these resources. */
const onePage = (content: string | Buffer, resources: string, objects: string, filter = ""): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 40]/Contents 4 0 R/Resources<<${resources}>>>>endobj\n${objects}\n4 0 obj<</Length ${content.length}${filter}>>\nstream\n`,
    ),
    Buffer.from(content),
    Buffer.from("\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);

/** A stream of objects that all start at the same list. */
const packedObjects = (count: number, list: string): Buffer => {
  const positions = Array.from({ length: count }, (_, at) => `${at + 10} 0 `).join("");
  return pdfStream(`/Type/ObjStm/N ${count}/First ${positions.length}`, Buffer.from(`${positions}[${list}]`));
};

/** PDF, Illustrator and PostScript files that unpack to too much, are too deep or cannot be read. */
export const hostilePdfs: readonly HostileRow[] = [
  ["420 KB of the word stream", "a.pdf", () => pdf("stream\n".repeat(60_000)), "file.damaged"],
  [
    "420 KB of the word stream behind a filter",
    "a.pdf",
    () => pdf(`1 0 obj<</Filter/FlateDecode>>${"stream\n".repeat(60_000)}`),
    "file.damaged",
  ],
  [
    "60,000 LZW streams in one",
    "a.pdf",
    () => pdf(`1 0 obj<</Filter/LZWDecode>>${"stream\n".repeat(60_000)}`),
    "file.damaged",
  ],
  ["LZW of 200 MB", "a.pdf", () => pdfStream("/Filter/LZWDecode", lzwOfZeros(28)), "file.unpacks_too_large"],
  [
    "LZW of 200 MB that grows late",
    "a.pdf",
    () => pdfStream("/Filter/LZWDecode/DecodeParms<</EarlyChange 1>>", lzwOfZeros(28)),
    "file.unpacks_too_large",
  ],
  ["Flate of 120 MB", "a.pdf", () => pdfStream("/Filter/FlateDecode", flate()), "file.unpacks_too_large"],
  [
    "Flate in Flate of 120 MB",
    "a.pdf",
    () => pdfStream("/Filter[/FlateDecode/FlateDecode]", deflateSync(flate())),
    "file.unpacks_too_large",
  ],
  [
    "Flate with its name in numbers",
    "a.pdf",
    () => pdfStream("/Filter/#46#6c#61#74#65#44#65#63#6f#64#65", flate()),
    "file.unpacks_too_large",
  ],
  [
    "Flate in ASCII85",
    "a.pdf",
    () => pdfStream("/Filter[/ASCII85Decode/FlateDecode]", ascii85(flate())),
    "file.unpacks_too_large",
  ],
  [
    "Flate in hexadecimal",
    "a.pdf",
    () => pdfStream("/Filter[/ASCIIHexDecode/FlateDecode]", hex(flate())),
    "file.unpacks_too_large",
  ],
  [
    "run lengths of 128 MB",
    "a.pdf",
    () => pdfStream("/Filter/RunLengthDecode", runs(1_000_000)),
    "file.unpacks_too_large",
  ],
  [
    "run lengths in ASCII85",
    "a.pdf",
    () => pdfStream("/Filter[/ASCII85Decode/RunLengthDecode]", ascii85(runs(1_000_000))),
    "file.unpacks_too_large",
  ],
  [
    "two streams of 60 MB each",
    "a.pdf",
    () =>
      Buffer.concat(
        [60, 60].map((size) => pdfStream("/Filter/FlateDecode", deflateSync(Buffer.alloc(size * 1_000_000)))),
      ),
    "file.unpacks_too_large",
  ],
  ["a filter behind a text with the word stream", "a.pdf", hidden, "file.unpacks_too_large"],
  [
    "a stream that seems to end early",
    "a.pdf",
    () => pdfStream("/Filter/FlateDecode", endingEarly()),
    "file.unpacks_too_large",
  ],
  ["ten filters", "a.pdf", () => pdfStream(`/Filter[${"/FlateDecode".repeat(10)}]`, flate()), "file.too_deep"],
  [
    "a picture of 60,000 × 60,000",
    "a.pdf",
    () => pdfStream("/Subtype/Image/Width 60000/Height 60000/Filter/DCTDecode", Buffer.from("ffd8ffd9", "hex")),
    "file.too_many_pixels",
  ],
  [
    "a picture that hides its 60,000 × 60,000",
    "a.pdf",
    () =>
      pdfStream(
        "/Subtype/Image/Width 6/Height 6/Filter/DCTDecode",
        Buffer.from("ffd8ffc0001108ea60ea600301110002110003110000", "hex"),
      ),
    "file.too_many_pixels",
  ],
  [
    "a fax of 60,000 × 60,000",
    "a.pdf",
    () => pdfStream("/Filter/CCITTFaxDecode/DecodeParms<</Columns 60000/Rows 60000>>", Buffer.alloc(9)),
    "file.too_many_pixels",
  ],
  [
    "a picture of 60,000 × 60,000 with its names in numbers",
    "a.pdf",
    () => pdfStream("/W#69dth 60000/H#65ight 60000/Filter/CCITTFaxDecode", Buffer.alloc(9)),
    "file.too_many_pixels",
  ],
  [
    "Flate whose name stands elsewhere",
    "a.pdf",
    () => Buffer.concat([pdfStream("/Filter 5 0 R", flate()), Buffer.from("5 0 obj/FlateDecode endobj\n")]),
    "file.too_complex",
  ],
  [
    "Flate in Flate whose names stand elsewhere",
    "a.pdf",
    () => Buffer.concat([pdfStream("/Filter[5 0 R 5 0 R]", flate()), Buffer.from("5 0 obj/FlateDecode endobj\n")]),
    "file.too_complex",
  ],
  [
    "a million packed objects",
    "a.pdf",
    () => pdfStream("/Type/ObjStm/N 1000000/First 9/Filter/FlateDecode", deflateSync(Buffer.alloc(2_000_000, "1 "))),
    "file.too_many_parts",
  ],
  [
    "packed objects whose number stands elsewhere",
    "a.pdf",
    () => pdfStream("/Type/ObjStm/N 7 0 R/First 9/Filter/FlateDecode", deflateSync(Buffer.from("1 0 2"))),
    "file.too_complex",
  ],
  [
    "packed objects whose type stands elsewhere",
    "a.pdf",
    () => pdfStream("/Type 7 0 R/N 1000000/First 9/Filter/FlateDecode", deflateSync(Buffer.from("1 0 2"))),
    "file.too_complex",
  ],
  [
    "packed objects whose type stands elsewhere, behind a comment",
    "a.pdf",
    () => pdfStream("/Type%\n7 0 R/N 1000000/First 9/Filter/FlateDecode", deflateSync(Buffer.from("1 0 2"))),
    "file.too_complex",
  ],
  [
    "200,000 objects on lines of their own",
    "a.pdf",
    () => pdf("1 0\nobj 1 endobj\n".repeat(200_000)),
    "file.too_many_parts",
  ],
  [
    "a colour space of itself",
    "a.pdf",
    () => onePage("/C cs 1 scn 0 0 9 9 re f", "/ColorSpace<</C 5 0 R>>", "5 0 obj[/Separation/X 5 0 R 6 0 R]endobj"),
    "file.damaged",
  ],
  [
    "a table of colours of itself",
    "a.pdf",
    () => onePage("/C cs 1 sc 0 0 9 9 re f", "/ColorSpace<</C 5 0 R>>", "5 0 obj[/Indexed 5 0 R 255 <00>]endobj"),
    "file.damaged",
  ],
  [
    "a gradient of 500 functions within each other",
    "a.pdf",
    () =>
      onePage(
        "/S sh",
        "/Shading<</S 5 0 R>>",
        `5 0 obj<</ShadingType 2/ColorSpace/DeviceCMYK/Coords[0 0 9 9]/Function 10 0 R>>endobj\n${Array.from(
          { length: 500 },
          (_, at) => `${at + 10} 0 obj<</FunctionType 3/Functions[${at + 11} 0 R]>>endobj`,
        ).join("\n")}`,
      ),
    "file.too_complex",
  ],
  ...(
    [
      ["entries of 2 GB", "/W[1 2000000000 1]/Size 4", "file.damaged"],
      ["entries of 999 bytes", "/W[1 999 1]/Index[0 900000]/Size 4", "file.damaged"],
      ["entries whose widths stand elsewhere", "/W 5 0 R/Size 4", "file.damaged"],
      ["2,000,000,000 empty entries", "/W[0 0 0]/Size 2000000000", "file.too_complex"],
      ["as many in two sections", "/W[0 0 0]/Size 4/Index[0 9 9 2000000000]", "file.too_complex"],
      ["sections that stand elsewhere", "/W[0 0 0]/Size 4/Index 5 0 R", "file.too_complex"],
    ] as const
  ).map(([what, entries, refusal]): HostileRow => [
    `a stream of references with ${what}`,
    "a.pdf",
    () => onePage("0 0 9 9 re f", "", `9 0 obj<</Type/XRef${entries}/Length 4>>\nstream\nabcd\nendstream\nendobj`),
    refusal,
  ]),
  ["9 MB of words that belong to no object", "a.pdf", () => onePage("", "", "junk ".repeat(1_800_000)), "file.damaged"],
  ["60 KB of spaces after a word", "a.pdf", () => onePage("", "", `junk${" ".repeat(60_000)}`), "file.damaged"],
  ["700,000 trailers", "a.pdf", () => onePage("", "", "trailer<<>>\n".repeat(700_000)), "file.damaged"],
  ["2,000 packed objects of the same bytes", "a.pdf", () => packedObjects(2_000, "1 ".repeat(5_000)), "file.damaged"],
  [
    "packed objects with two numbers",
    "a.pdf",
    () => pdfStream("/Type/ObjStm/N 2000/First 9/A<</N 1>>", Buffer.from("1 0 2 0 5")),
    "file.too_complex",
  ],
  [
    "a stream of a negative length that leads back to itself",
    "a.pdf",
    () => pdf("8 0 obj<</X(endstream)>>endobj\n7 0 obj<</Length -48>>stream\n endstream endobj"),
    "file.damaged",
  ],
  ["9 MB of the word endstream", "a.pdf", () => pdf("endstream ".repeat(900_000)), "file.damaged"],
  [
    "4,000,000 changes to one colour space",
    "a.pdf",
    () =>
      onePage(
        deflateSync(Buffer.from(`${"/C cs ".repeat(4_000_000)}0 0 9 9 re f`)),
        "/ColorSpace<</C[/Separation/X[/ICCBased 4 0 R]5 0 R]>>",
        "",
        "/Filter/FlateDecode",
      ),
    "application/pdf",
  ],
  [
    "5,000 letters of one drawing",
    "a.pdf",
    () =>
      onePage(
        "BT/F 9 Tf(a)Tj ET",
        "/Font<</F 5 0 R>>",
        `5 0 obj<</Type/Font/Subtype/Type3/CharProcs<<${Array.from({ length: 5_000 }, (_, at) => `/a${at} 6 0 R`).join("")}>>>>endobj\n6 0 obj<</Length 2300000>>\nstream\n${"1 1 1 1 k 0 0 9 9 re f\n".repeat(100_000)}\nendstream\nendobj`,
      ),
    "application/pdf",
  ],
  [
    "33,000 forms in heavy inks",
    "a.pdf",
    () => {
      const forms = Array.from({ length: 33_000 }, (_, at) => at + 10);
      return onePage(
        "/F10 Do",
        `/XObject<<${forms.map((at) => `/F${at} ${at} 0 R`).join("")}>>`,
        forms
          .map(
            (at) =>
              `${at} 0 obj<</Subtype/Form/BBox[0 0 9 9]/Length 22>>\nstream\n1 1 1 1 k 0 0 9 9 re f\nendstream\nendobj`,
          )
          .join("\n"),
      );
    },
    "application/pdf",
  ],
  [
    "a name of 20 MB",
    "a.pdf",
    () =>
      onePage(
        deflateSync(Buffer.concat([Buffer.from("0 0 9 9 re f /"), Buffer.alloc(20_000_000, "#")])),
        "",
        "",
        "/Filter/FlateDecode",
      ),
    "application/pdf",
  ],
  ["50,000 nested lists", "a.pdf", () => pdf(`1 0 obj${"[".repeat(50_000)}`), "file.too_deep"],
  ["50,000 nested dictionaries", "a.pdf", () => pdf(`1 0 obj${"<</A".repeat(50_000)}`), "file.too_deep"],
  ["200,000 objects", "a.pdf", () => pdf("1 0 obj 1 endobj\n".repeat(200_000)), "file.too_many_parts"],
  ["a password", "a.pdf", () => pdf("1 0 obj<</Type/Catalog>>endobj\ntrailer<</Encrypt 2 0 R>>"), "file.encrypted"],
  ["no pages", "a.pdf", () => pdf("1 0 obj<</Type/Catalog>>endobj"), "file.damaged"],
  [
    "pages in a circle",
    "a.pdf",
    () => pdf("1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj"),
    "file.damaged",
  ],
  ["half a PDF", "a.pdf", async () => (await plainPdf()).subarray(0, 300), "file.damaged"],
  ["a PDF header alone", "a.pdf", () => Buffer.from("%PDF-"), "file.damaged"],
  [
    "an Illustrator file that unpacks to 120 MB",
    "a.ai",
    () => pdfStream("/Filter/FlateDecode", flate()),
    "file.unpacks_too_large",
  ],
  ["half an Illustrator file", "a.ai", async () => (await plainPdf()).subarray(0, 300), "file.damaged"],
  // PostScript is a program; it is never executed here.
  ["PostScript that does not end", "a.ps", () => Buffer.from("%!PS-Adobe-3.0\n{} loop\n"), PS],
  ["PostScript that reads files", "a.eps", () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n"), PS],
  [
    "9 MB of open PostScript procedures",
    "a.eps",
    () => Buffer.concat([Buffer.from("%!PS\n"), Buffer.alloc(9_000_000, "{")]),
    PS,
  ],
  [
    "an EPS whose preview is not there",
    "a.eps",
    () => Buffer.concat([Buffer.from("c5d0d3c6", "hex"), Buffer.alloc(26, 0x7f)]),
    PS,
  ],
  ["PostScript called Illustrator", "a.ai", () => Buffer.from("%!PS-Adobe-3.0\n{} loop\n"), PS],
];
