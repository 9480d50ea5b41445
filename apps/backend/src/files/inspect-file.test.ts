import { crc32, deflateRawSync } from "node:zlib";

import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { inspectOrderFile } from "./inspect-file.ts";
import { drawAvatar } from "./pictures.ts";

interface ZipEntry {
  readonly name: string;
  readonly content?: Buffer;
  /** What the directory says, where that is not the truth. */
  readonly declared?: number;
  readonly mode?: number;
}

/** Writes a zip by hand, because no writer would write most of these. */
const zip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = Buffer.from("x"), declared = content.length, mode = 0o100644 } of entries) {
    const packed = deflateRawSync(content);
    const fixed = Buffer.alloc(22);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(crc32(content), 10);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(declared, 18);
    const names = Buffer.from(name);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(names.length, 0);
    const local = Buffer.concat([Buffer.from("504b03041400", "hex"), fixed.subarray(2), lengths, names, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("504b010214031400", "hex"), fixed.subarray(2), lengths, tail, names]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("504b0506", 0, "hex");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
};

const plain = (format: "png" | "jpeg" | "tiff" | "gif" | "webp", side = 20) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#175c54" } })
    .toFormat(format)
    .toBuffer();
const svg = (inside: string, attributes = "") =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`,
  );
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n");
const verdict = (bytes: Buffer, name: string) =>
  inspectOrderFile(bytes, name).then(
    ({ mime }) => mime,
    (error: unknown) => Object(error).code,
  );

describe("files that are taken", () => {
  it.each([
    ["logo.png", () => plain("png"), "image/png"],
    ["logo.JPG", () => plain("jpeg"), "image/jpeg"],
    ["logo.jpeg", () => plain("jpeg"), "image/jpeg"],
    ["logo.tiff", () => plain("tiff"), "image/tiff"],
    [
      "logo.svg",
      () => svg('<path d="M0 0h9v9z" fill="#fc0"/><g transform="scale(2)"><circle r="2"/></g>'),
      "image/svg+xml",
    ],
    ["logo.pdf", () => pdf, "application/pdf"],
    ["logo.ai", () => pdf, "application/pdf"],
    ["logo.eps", () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"), "application/postscript"],
    ["logo.ps", () => Buffer.from("%!PS-Adobe-3.0\nshowpage\n"), "application/postscript"],
    [
      "logo.psd",
      () => Buffer.concat([Buffer.from("8BPS\u0000\u0001", "latin1"), Buffer.alloc(40)]),
      "image/vnd.adobe.photoshop",
    ],
    [
      "żółw logo.zip",
      () => zip([{ name: "logo/a.svg", content: Buffer.from("<svg/>".repeat(20)) }, { name: "b.txt" }]),
      "application/zip",
    ],
  ])("%s", async (name, make, mime) => {
    expect(await verdict(await make(), name)).toBe(mime);
  });
});

describe("files that are refused", () => {
  const bomb = Buffer.alloc(300_000);
  const hostile: [string, string, () => Buffer | Promise<Buffer>][] = [
    ["nothing", "a.png", () => Buffer.alloc(0)],
    ["text", "a.png", () => Buffer.from("not a picture at all")],
    ["a page", "a.svg", () => Buffer.from("<html><script>alert(1)</script></html>")],
    ["a page called a picture", "a.jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", "a.gif", () => plain("gif")],
    ["a GIF that is a script too", "a.png", () => Buffer.from("GIF89a/*\u0000\u0000*/=1;alert(1)//", "latin1")],
    ["a WebP", "a.webp", () => plain("webp")],
    ["a PNG called JPEG", "a.jpg", () => plain("png")],
    ["a PNG called SVG", "a.svg", () => plain("png")],
    ["a PDF called PNG", "a.png", () => pdf],
    ["a PNG without an ending", "logo", () => plain("png")],
    ["a program", "a.zip", () => Buffer.from("MZ\u0090\u0000\u0003", "latin1")],
    ["half a PNG", "a.png", async () => (await plain("png", 300)).subarray(0, 120)],
    ["a PNG header alone", "a.png", () => Buffer.from("89504e470d0a1a0a", "hex")],
    [
      "a PNG that claims 100 000 × 100 000",
      "a.png",
      async () => {
        const bytes = Buffer.from(await plain("png"));
        bytes.writeUInt32BE(100_000, 16);
        bytes.writeUInt32BE(100_000, 20);
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
        return bytes;
      },
    ],
    ["26 megapixels", "a.png", () => plain("png", 5_100)],
    ["a name of 300 characters", `${"a".repeat(300)}.png`, () => plain("png")],
    ["a name with a null byte", "a.php\u0000.png", () => plain("png")],
    ["a name that turns around", "a\u202Egnp.png", () => plain("png")],
    ["a name of dots", "..", () => plain("png")],
    ["onload", "a.svg", () => svg("", 'onload="alert(1)"')],
    ["a script", "a.svg", () => svg("<script>alert(1)</script>")],
    ["a script in CDATA", "a.svg", () => svg("<style><![CDATA[</style><script>alert(1)</script>]]></style>")],
    [
      "foreignObject",
      "a.svg",
      () => svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//x"/></body></foreignObject>'),
    ],
    ["a link to a script", "a.svg", () => svg('<a xlink:href="javascript:alert(1)"><text>a</text></a>')],
    ["a picture from elsewhere", "a.svg", () => svg('<image xlink:href="https://x.example/a.png"/>')],
    ["a picture without quotes", "a.svg", () => svg("<image href=//x.example/a.png />")],
    ["an SVG within a data address", "a.svg", () => svg('<image href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>')],
    ["a style from elsewhere", "a.svg", () => svg("<style>@import url(https://x.example/a.css)</style>")],
    ["a fill from elsewhere", "a.svg", () => svg('<rect fill="url(https://x.example/a#b)"/>')],
    [
      "an animation of a link",
      "a.svg",
      () => svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
    ],
    ["a set of a handler", "a.svg", () => svg('<set attributeName="onmouseover" to="alert(1)"/>')],
    ["use of a foreign part", "a.svg", () => svg('<use href="https://x.example/a.svg#b"/>')],
    [
      "entities",
      "a.svg",
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
    [
      "a stylesheet instruction",
      "a.svg",
      () => Buffer.from('<?xml-stylesheet href="x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["two megabytes of SVG", "a.svg", () => svg(`<path d="${"M0 0".repeat(600_000)}"/>`)],
    ["an empty zip", "a.zip", () => zip([])],
    ["a zip that climbs", "a.zip", () => zip([{ name: "../../etc/passwd" }])],
    ["a zip that climbs inside", "a.zip", () => zip([{ name: "a/../../b" }])],
    ["a zip that climbs by backslash", "a.zip", () => zip([{ name: "..\\..\\b" }])],
    ["a zip from the root", "a.zip", () => zip([{ name: "/etc/passwd" }])],
    ["a zip from a drive", "a.zip", () => zip([{ name: "C:/windows/x" }])],
    ["a zip with a link", "a.zip", () => zip([{ name: "a", content: Buffer.from("/etc/passwd"), mode: 0o120777 }])],
    ["a zip in a zip", "a.zip", () => zip([{ name: "inner.zip", content: zip([{ name: "a" }]) }])],
    ["a zip bomb by ratio", "a.zip", () => zip([{ name: "a.txt", content: bomb }])],
    ["a zip that declares 200 MB", "a.zip", () => zip([{ name: "a.txt", declared: 200 * 1024 * 1024 }])],
    [
      "a zip of 1 001 files",
      "a.zip",
      () => zip(Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}.txt` }))),
    ],
    ["half a zip", "a.zip", () => zip([{ name: "a.txt" }]).subarray(0, 40)],
    ["an archive of another kind", "a.zip", () => Buffer.from("377abcaf271c0004", "hex")],
  ];

  it.each(hostile)("%s", async (_name, name, make) => {
    expect(await verdict(await make(), name)).toBe("file_invalid");
  });

  it("use little memory", async () => {
    const before = process.memoryUsage().rss;
    for (const [, name, make] of hostile) await verdict(await make(), name);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe("avatars", () => {
  it("are drawn anew: square, without what the camera wrote", async () => {
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#fc0" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Someone", Software: "Camera" } })
      .toBuffer();
    const drawn = await drawAvatar(photo);
    const { width, height, format, exif } = await sharp(drawn).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 512, height: 512, format: "webp", exif: undefined });
  });

  it("are PNG or JPEG", async () => {
    expect(await drawAvatar(await plain("tiff"))).toBeUndefined();
    expect(await drawAvatar(svg("<path/>"))).toBeUndefined();
    expect(await drawAvatar(Buffer.from("no"))).toBeUndefined();
  });
});
