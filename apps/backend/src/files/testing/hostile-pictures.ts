import { deflateSync } from "node:zlib";

import sharp from "sharp";

import type { HostileRow } from "./hostile-row.ts";
import {
  bigTiffOf,
  claimingSize,
  jpegFrame,
  noisyPicture,
  packedText,
  photoshop,
  plainPicture,
  pngChunk,
  tiffOf,
  withChunks,
} from "./make-pictures.ts";
import { plainTiff } from "./plain-tiff.ts";

const PSD = "image/vnd.adobe.photoshop";

/** A TIFF in L*a*b* with 90 rows, whatever height it claims. */
const labTiff = (height = 90): Buffer => {
  const samples = Array.from({ length: 90 * 90 * 3 }, () => 90);
  return plainTiff({ width: 90, height, bits: 8, model: 8, channels: 3, samples });
};

const claimingJpeg = async (width: number, height: number): Promise<Buffer> => {
  const bytes = Buffer.from(await plainPicture("jpeg"));
  const frame = jpegFrame(bytes);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

/** A JPEG whose last pass is repeated many times. */
const manyScans = async (scans: number): Promise<Buffer> => {
  const bytes = await plainPicture("jpeg");
  const from = bytes.lastIndexOf(Buffer.from("ffda", "hex"));
  const scan = bytes.subarray(from, -2);
  return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: scans }, () => scan), bytes.subarray(-2)]);
};

/** An international text in German, packed. */
const internationalText = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("Comment\0\u0001\0de\0Kommentar\0", "latin1"), deflateSync(Buffer.alloc(bytes, 97))]);

const deepPicture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#1234" } })
    .toColourspace("rgb16")
    .png()
    .toBuffer();

/** EXIF data whose 5,000 entries all hold the place of their own directory. */
const circularExif = (): Buffer => {
  const exif = Buffer.alloc(10 + 5_000 * 12);
  exif.write("II*\0\b\0\0\0", "latin1");
  exif.writeUInt16LE(5_000, 8);
  const entry = Buffer.from("698704000100000008000000", "hex");
  return exif.fill(entry, 10);
};

const jpegWithExif = async (): Promise<Buffer> => {
  const jpeg = await plainPicture("jpeg");
  const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), circularExif()]);
  const head = Buffer.from("ffe10000", "hex");
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
};

const share = (bytes: Buffer, part: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));
const SIZE = [
  [256, 20],
  [257, 20],
] as const;

/** Bitmaps that are cut off, claim a wrong size or unpack to too much. */
export const hostilePictures: readonly HostileRow[] = [
  ["a PNG header alone", "a.png", () => Buffer.from("89504e470d0a1a0a", "hex"), "file.damaged"],
  ["half a PNG", "a.png", async () => share(await noisyPicture("png"), 0.5), "file.damaged"],
  ["a PNG without its last bytes", "a.png", async () => (await noisyPicture("png")).subarray(0, -14), "file.damaged"],
  [
    "a PNG with a hole",
    "a.png",
    async () => Buffer.from(await noisyPicture("png")).fill(0, 5_000, 9_000),
    "file.damaged",
  ],
  [
    "a PNG of 100,000 × 100,000",
    "a.png",
    async () => claimingSize(await plainPicture("png"), 100_000, 100_000),
    "file.too_many_pixels",
  ],
  ["a PNG of 0 × 9", "a.png", async () => claimingSize(await plainPicture("png"), 0, 9), "file.damaged"],
  [
    "a PNG that has fewer rows than it says",
    "a.png",
    async () => claimingSize(await plainPicture("png"), 20, 400),
    "file.damaged",
  ],
  ["26 megapixels", "a.png", () => plainPicture("png", 5_100), "file.too_many_pixels"],
  [
    "a PNG with a packed text of 200 MB",
    "a.png",
    async () => withChunks(await plainPicture("png"), pngChunk("zTXt", packedText(200_000_000))),
    "file.unpacks_too_large",
  ],
  [
    "a PNG with a colour profile of 200 MB",
    "a.png",
    async () => withChunks(await plainPicture("png"), pngChunk("iCCP", packedText(200_000_000))),
    "file.unpacks_too_large",
  ],
  [
    "a PNG with a packed international text of 200 MB",
    "a.png",
    async () => withChunks(await plainPicture("png"), pngChunk("iTXt", internationalText(200_000_000))),
    "file.unpacks_too_large",
  ],
  [
    "a PNG whose pixels unpack to 200 MB",
    "a.png",
    async () => {
      const png = await plainPicture("png");
      const end = png.lastIndexOf(Buffer.from("IEND")) - 4;
      const rest = pngChunk("IDAT", deflateSync(Buffer.alloc(200_000_000)));
      return Buffer.concat([png.subarray(0, 33), rest, png.subarray(end)]);
    },
    "file.unpacks_too_large",
  ],
  [
    "a PNG with a frame of 200 MB",
    "a.png",
    async () =>
      withChunks(
        await plainPicture("png"),
        pngChunk("fdAT", Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(200_000_000))])),
      ),
    "file.unpacks_too_large",
  ],
  ["a PNG of 24 megapixels with 16 bits", "a.png", async () => deepPicture(4_900), "file.unpacks_too_large"],
  [
    "a PNG of 50,000 chunks",
    "a.png",
    async () =>
      withChunks(await plainPicture("png"), ...Array.from({ length: 50_000 }, () => pngChunk("teXt", Buffer.alloc(1)))),
    "file.too_many_parts",
  ],
  [
    "a PNG with EXIF data in a circle",
    "a.png",
    async () => withChunks(await plainPicture("png"), pngChunk("eXIf", circularExif())),
    "file.too_complex",
  ],
  ["a JPEG with EXIF data in a circle", "a.jpg", jpegWithExif, "file.too_complex"],
  ["half a JPEG", "a.jpg", async () => share(await noisyPicture("jpeg"), 0.5), "file.damaged"],
  ["a JPEG without its last tenth", "a.jpg", async () => share(await noisyPicture("jpeg"), 0.9), "file.damaged"],
  [
    "a JPEG without its last pixels",
    "a.jpg",
    async () => (await noisyPicture("jpeg")).subarray(0, -40),
    "file.damaged",
  ],
  ["a JPEG header alone", "a.jpg", () => Buffer.from("ffd8ffe0", "hex"), "file.damaged"],
  ["a JPEG of 65,000 × 65,000", "a.jpg", () => claimingJpeg(65_000, 65_000), "file.too_many_pixels"],
  ["a JPEG of 0 × 9", "a.jpg", () => claimingJpeg(0, 9), "file.damaged"],
  ["a JPEG of 500 passes", "a.jpg", () => manyScans(500), "file.too_many_parts"],
  [
    "9 MB of JPEG markers",
    "a.jpg",
    () => Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.alloc(9_000_000, 0xff)]),
    "file.damaged",
  ],
  ["half a TIFF", "a.tif", async () => share(await noisyPicture("tiff"), 0.5), "file.damaged"],
  [
    "a TIFF of 100,000 × 100,000",
    "a.tif",
    () =>
      tiffOf(1, [
        [256, 100_000],
        [257, 100_000],
      ]),
    "file.too_many_pixels",
  ],
  [
    "a TIFF of pages in a circle",
    "a.tif",
    () => tiffOf(2, SIZE, (index, length) => (index === 0 ? 8 + length : 8)),
    "file.too_many_pages",
  ],
  ["a TIFF of 21 pages", "a.tif", () => tiffOf(21, SIZE), "file.too_many_pages"],
  ["a TIFF of a million strips", "a.tif", () => tiffOf(1, [...SIZE, [273, 8, 1_000_000]]), "file.too_many_parts"],
  [
    "a TIFF of 65,000 samples",
    "a.tif",
    () =>
      tiffOf(1, [
        [256, 5_000],
        [257, 5_000],
        [258, 64],
        [277, 65_000],
      ]),
    "file.unpacks_too_large",
  ],
  [
    "a TIFF with a tile of 100,000 × 100,000",
    "a.tif",
    () => tiffOf(1, [...SIZE, [322, 100_000], [323, 100_000]]),
    "file.too_many_pixels",
  ],
  ["a TIFF whose directory is not there", "a.tif", () => Buffer.from("49492a00ffffff7f", "hex"), "file.damaged"],
  ["a head of a large TIFF", "a.tif", () => Buffer.from("49492b0008000000", "hex"), "file.damaged"],
  ["a large TIFF of pages in a circle", "a.tif", () => bigTiffOf(SIZE, 16), "file.too_many_pages"],
  [
    "a large TIFF of 100,000 × 100,000",
    "a.tif",
    () =>
      bigTiffOf([
        [256, 100_000],
        [257, 100_000],
      ]),
    "file.too_many_pixels",
  ],
  ["a large TIFF of a million strips", "a.tif", () => bigTiffOf([...SIZE, [273, 8, 1_000_000]]), "file.too_many_parts"],
  ["a large TIFF whose next directory is far away", "a.tif", () => bigTiffOf(SIZE, 2 ** 52), "file.damaged"],
  ["a PSD header alone", "a.psd", () => Buffer.from("8BPS\0\u0001", "latin1"), "file.damaged"],
  [
    "a PSD of 30,000 × 30,000",
    "a.psd",
    () => Buffer.from(photoshop({ width: 9, height: 9 })).fill(Buffer.from("00007530", "hex"), 14, 22),
    "file.too_many_pixels",
  ],
  [
    "a PSD of 25 megapixels in four inks",
    "a.psd",
    () => photoshop({ width: 5_000, height: 5_000, channels: 4, mode: 4 }),
    PSD,
  ],
  [
    "a PSD of 60,000 channels",
    "a.psd",
    () => Buffer.from(photoshop({ width: 9, height: 9 })).fill(Buffer.from("ea60", "hex"), 12, 14),
    "file.damaged",
  ],
  [
    "a PSD whose layers are longer than the file",
    "a.psd",
    () => Buffer.from(photoshop({ width: 9, height: 9 })).fill(0x7f, 34, 38),
    "file.damaged",
  ],
  [
    "a large document whose layers are longer than all files",
    "a.psb",
    () => Buffer.from(photoshop({ width: 9, height: 9, large: true })).fill(0xff, 34, 42),
    "file.damaged",
  ],
  [
    "a large document of 25 megapixels of Lab",
    "a.psb",
    () => photoshop({ width: 5_000, height: 5_000, mode: 9, large: true }),
    PSD,
  ],
  [
    "half a large document",
    "a.psb",
    () => share(photoshop({ width: 90, height: 90, large: true }), 0.6),
    "file.damaged",
  ],
  ["half a TIFF of Lab", "a.tif", () => share(labTiff(), 0.6), "file.damaged"],
  ["a TIFF of Lab that claims 100 times its height", "a.tif", () => labTiff(9_000), "file.damaged"],
  ["half a PSD", "a.psd", () => share(photoshop({ width: 90, height: 90 }), 0.6), "file.damaged"],
];
