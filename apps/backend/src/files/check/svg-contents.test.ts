import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

import sharp from "sharp";
import { expect, it } from "vitest";
import { decompress } from "wawoff2";

import { RefusedFile } from "../refusal.ts";
import { svg } from "../testing/hostile-drawings.ts";
import { inspectOrderFile } from "./inspect-file.ts";

const RED = [230, 30, 40, 255];
const SQUARE = '<rect width="9" height="9" fill="#e61e28"/>';

const stored = async (bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> => {
  const { mime, converted } = await inspectOrderFile(bytes, "logo.svg");
  return { mime, bytes: converted ?? bytes };
};

const refusalOf = async (bytes: Buffer): Promise<string> => {
  try {
    return (await stored(bytes)).mime;
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal.text;
    throw error;
  }
};

const asPicture = (drawing: Buffer): Buffer =>
  svg(`<image width="9" height="9" href="data:image/svg+xml;base64,${drawing.toString("base64")}"/>`);

it("a drawing in a drawing is stored as curves, or as a picture where it has effects", async () => {
  const curves = await stored(asPicture(asPicture(svg(SQUARE))));
  expect(curves.mime).toBe("image/svg+xml");
  expect(curves.bytes.includes("data:")).toBe(false);
  expect([...(await sharp(curves.bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)]).toEqual(RED);
  const blurred = svg(`<filter id="f"><feGaussianBlur stdDeviation=".1"/></filter><g filter="url(#f)">${SQUARE}</g>`);
  expect((await stored(asPicture(blurred))).mime).toBe("image/png");
});

it.each([
  ["with a script", asPicture(svg("<script/>")), "file.svg_not_drawing"],
  ["with an address", asPicture(svg('<image href="https://elsewhere.example/a.png"/>')), "file.svg_not_drawing"],
  ["with text", asPicture(svg("<text>Dach</text>")), "file.svg_text"],
  ["that is cut off", asPicture(Buffer.from("<svg")), "file.damaged"],
  ["in four others", asPicture(asPicture(asPicture(asPicture(svg(SQUARE))))), "file.too_complex"],
  [
    "51 times",
    svg(
      String(asPicture(svg(SQUARE)))
        .replaceAll(/^.*?(<image[^>]*>).*$/gs, "$1")
        .repeat(51),
    ),
    "file.too_complex",
  ],
])("a drawing in a drawing is refused %s", async (_what, file, text) => {
  expect(await refusalOf(file)).toBe(text);
});

const FONTS = path.dirname(fileURLToPath(import.meta.resolve("@fontsource/arimo/package.json")));
const arimo = (file: string): string => readFileSync(path.join(FONTS, `files/arimo-latin-${file}`), "base64");
const face = (more: string, file = "400-normal.woff2"): string =>
  `@font-face{font-family:"Own Font";${more}src:local("x"),url(data:font/woff2;base64,${arimo(file)}) format("woff2")}`;
const lettered = (style: string, text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" font-family="Own Font, serif" font-size="30"><style>${style}</style>${text}</svg>`,
  );
/** The box of all that is drawn, to half a unit. */
const drawnBox = async (bytes: Buffer): Promise<number[]> => {
  const [width, height] = [2_000, 500];
  const picture = sharp(bytes, { density: 720 }).resize(width, height, { fit: "fill" });
  const opacities = await picture.ensureAlpha().extractChannel("alpha").raw().toBuffer();
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [pixel, opacity] of opacities.entries())
    if (opacity > 127) {
      xs.push(pixel % width);
      ys.push(Math.floor(pixel / width));
    }
  const ends = (values: readonly number[]): number[] => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)) + 1,
  ];
  const [left = 0, right = 0] = ends(xs);
  const [top = 0, bottom = 0] = ends(ys);
  return [left, top, right, bottom].map((side) => Math.round(side / 5) / 2);
};

// The boxes are those of the letters in Chromium.
it.each<[string, string, string, number[]]>([
  ["in WOFF2", face(""), '<text x="10" y="40">HH</text>', [12.5, 19.5, 51, 40]],
  [
    "in WOFF and bold",
    face("font-weight:700;", "700-normal.woff"),
    '<text x="10" y="40" font-weight="bold">H</text>',
    [12, 19.5, 29.5, 40],
  ],
  ["around its middle", face(""), '<text x="100" y="40" text-anchor="middle">HH</text>', [81, 19.5, 119, 40]],
  ["with letters apart", face(""), '<text x="10" y="40" letter-spacing="1em">HH</text>', [12.5, 19.5, 81, 40]],
  ["letter by letter", face(""), '<text x="10 100" y="40 30">HH</text>', [12.5, 9.5, 119, 40]],
  ["in parts", face(""), '<text x="10" y="40">H<tspan dx="20" dy="-10">H</tspan></text>', [12.5, 9.5, 71, 40]],
  ["of a capital", face(""), '<text x="10" y="40" style="text-transform:uppercase"> h </text>', [12.5, 19.5, 29, 40]],
])("a text in a font of the file is stored as its outlines: %s", async (_what, style, text, box) => {
  const { mime, bytes } = await stored(lettered(style, text));
  expect(mime).toBe("image/svg+xml");
  expect(bytes.includes("<text")).toBe(false);
  for (const [at, side] of (await drawnBox(bytes)).entries())
    expect(Math.abs(side - (box[at] ?? 0))).toBeLessThanOrEqual(0.5);
});

it("a text in a font of the file is painted as its parts say, and cuts as its outlines", async () => {
  const painted = await stored(
    lettered(`${face("")} .a{fill:#e61e28}`, '<text x="10" y="40">H<tspan class="a" x="100">H</tspan></text>'),
  );
  expect(String(painted.bytes).match(/fill="[^"]*"/g)).toEqual(['fill="#e61e28"']);
  const cut = await stored(
    lettered(
      face(""),
      '<clipPath id="c"><text x="10" y="40">H</text></clipPath><path clip-path="url(#c)" d="M0 0h200v50H0z"/>',
    ),
  );
  expect(await drawnBox(cut.bytes)).toEqual([12.5, 19.5, 29, 40]);
});

const VARIABLE = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/onest/package.json")));
const onest = readFileSync(path.join(VARIABLE, "files/onest-latin-wght-normal.woff2"));
const variable = (bytes: Uint8Array, more = "font-weight:100 900;"): string =>
  `@font-face{font-family:"Own Font";${more}src:url(data:font/woff2;base64,${Buffer.from(bytes).toString("base64")})}`;

/** An OpenType file as WOFF: each table packed for itself. */
const woffOf = (font: Buffer): Buffer => {
  const count = font.readUInt16BE(4);
  const head = Buffer.alloc(44 + 20 * count);
  head.write("wOFF");
  font.copy(head, 4, 0, 4);
  head.writeUInt16BE(count, 12);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = font.subarray(12 + 16 * index);
    const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const table = font.subarray(from, from + length);
    const packed = deflateSync(table);
    const least = packed.length < length ? packed : table;
    entry.copy(head, 44 + 20 * index, 0, 4);
    for (const [at, value] of [offset, least.length, length].entries())
      head.writeUInt32BE(value, 44 + 20 * index + 4 + 4 * at);
    entry.copy(head, 44 + 20 * index + 16, 4, 8);
    parts.push(least, Buffer.alloc(-least.length & 3));
    offset += least.length + (-least.length & 3);
  }
  head.writeUInt32BE(offset, 8);
  return Buffer.concat(parts);
};

// The boxes are those of the letters in Chromium.
it.each<[string, string, string, number[]]>([
  ["bold", variable(onest), 'font-weight="800"', [12, 19, 52.5, 40]],
  ["light", variable(onest), 'font-weight="100"', [13, 19, 50.5, 40]],
  ["bold without weights of its own", variable(onest, ""), 'font-weight="800"', [12, 19, 52.5, 40]],
  ["bold by its axis", variable(onest), `style="font-variation-settings:'wght' 800"`, [12, 19, 52.5, 40]],
  ["bold as TrueType", variable(await decompress(onest)), 'font-weight="800"', [12, 19, 52.5, 40]],
  ["bold as WOFF", variable(woffOf(Buffer.from(await decompress(onest)))), 'font-weight="800"', [12, 19, 52.5, 40]],
])("a text in a variable font is stored as its outlines: %s", async (_what, style, more, box) => {
  const { mime, bytes } = await stored(lettered(style, `<text x="10" y="40" ${more}>HH</text>`));
  expect(mime).toBe("image/svg+xml");
  for (const [at, side] of (await drawnBox(bytes)).entries())
    expect(Math.abs(side - (box[at] ?? 0))).toBeLessThanOrEqual(0.5);
});

const LINE = '<path id="p" fill="none" d="M20 10V45"/>';
const GRADIENT =
  '<linearGradient id="g"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#0050c8"/></linearGradient>';

// The boxes are those of the drawing in Chromium.
it.each<[string, string, number[]]>([
  ["along a line", `${LINE}<text><textPath href="#p">H</textPath></text>`, [20, 12.5, 40.5, 29]],
  [
    "along a line, in its middle",
    `${LINE}<text text-anchor="middle"><textPath href="#p" startOffset="50%">H</textPath></text>`,
    [20, 19, 40.5, 36],
  ],
  ["spread to a length", '<text x="10" y="40" textLength="150">HH</text>', [12.5, 19.5, 157.5, 40]],
  [
    "stretched to a length",
    '<text x="10" y="40" textLength="150" lengthAdjust="spacingAndGlyphs">HH</text>',
    [18.5, 19.5, 151.5, 40],
  ],
  [
    "spread around its middle",
    '<text x="100" y="40" text-anchor="middle" textLength="150">HH</text>',
    [27.5, 19.5, 172.5, 40],
  ],
  ["with a line under it", '<text x="10" y="40" text-decoration="underline">HH</text>', [10, 19.5, 53.5, 44.5]],
  ["with a line over it", '<text x="10" y="40" style="text-decoration:overline">HH</text>', [10, 10, 53.5, 40]],
  [
    "with a line through it",
    '<text x="10" y="40" style="text-decoration-line:line-through">H H</text>',
    [10, 19.5, 61.5, 40],
  ],
  ["in colours in shares of it", `${GRADIENT}<text x="10" y="40" fill="url(#g)">HH</text>`, [12.5, 19.5, 51, 40]],
])("a text is stored as its outlines: %s", async (_what, text, box) => {
  const { mime, bytes } = await stored(lettered(face(""), text));
  expect(mime).toBe("image/svg+xml");
  for (const [at, side] of (await drawnBox(bytes)).entries())
    expect(Math.abs(side - (box[at] ?? 0))).toBeLessThanOrEqual(0.5);
});

/** The colour in the middle of a part of the drawing. */
const colourAt = async (bytes: Buffer, x: number, y: number): Promise<number[]> => {
  const picture = sharp(bytes, { density: 720 }).resize(2_000, 500, { fit: "fill" }).ensureAlpha();
  return [
    ...(await picture
      .extract({ left: x * 10, top: y * 10, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
};

it("a text in colours in shares of it has them over its own width, in all of its parts", async () => {
  const text = `${GRADIENT}<text x="10" y="40" fill="url(#g)">H<tspan x="170">H</tspan></text>`;
  const { bytes } = await stored(lettered(face(""), text));
  const [left, right] = [await colourAt(bytes, 14, 30), await colourAt(bytes, 187, 30)];
  expect(left[0]).toBeGreaterThan(210);
  expect(left[2]).toBeLessThan(60);
  expect(right[0]).toBeLessThan(30);
  expect(right[2]).toBeGreaterThan(180);
});

it("a line under a text stops at letters that reach into it, and has the colours of the part that asks for it", async () => {
  const text =
    '<text x="10" y="30" fill="#0050c8"><tspan text-decoration="underline" fill="#e61e28">H<tspan fill="#000">g</tspan></tspan></text>';
  const { bytes } = await stored(lettered(face(""), text));
  expect(await colourAt(bytes, 20, 33)).toEqual(RED);
  expect((await colourAt(bytes, 47, 33))[3]).toBe(0);
});

const picture = async (kind: "avif" | "gif" | "webp"): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#e61e28" } })
    .toFormat(kind)
    .toBuffer();

/** A bitmap of one pixel in 24 bits, with its file's head. */
const bitmap = (): Buffer => {
  const file = Buffer.alloc(58);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(1, 18);
  file.writeInt32LE(1, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.set([40, 30, 230], 54);
  return file;
};

/** The bitmap as an icon, whose transparency follows it. */
const icon = (): Buffer => {
  const inside = Buffer.concat([bitmap().subarray(14), Buffer.alloc(4)]);
  inside.writeInt32LE(2, 8);
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 1, 1]);
  head.writeUInt32LE(inside.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, inside]);
};

it.each<[string, Buffer]>([
  ["avif", await picture("avif")],
  ["gif", await picture("gif")],
  ["webp", await picture("webp")],
  ["bmp", bitmap()],
  ["x-icon", icon()],
])("a picture in a drawing is drawn as browsers do: %s", async (type, file) => {
  for (const address of [
    `data:image/${type};base64,${file.toString("base64")}`,
    `DATA:image/${type};charset=utf-8;base64,${file.toString("base64")}`,
    `data:image/${type},${[...file].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")}`,
  ]) {
    const { mime, bytes } = await stored(
      svg(`<image width="9" height="9" preserveAspectRatio="none" href="${address}"/>`),
    );
    expect(mime).toBe("image/png");
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
    expect(Math.abs(red - 230) + Math.abs(green - 30) + Math.abs(blue - 40)).toBeLessThan(12);
  }
});

it("a picture in a drawing is upright and in the colours of a screen", async () => {
  const own = sharp({ create: { width: 8, height: 4, channels: 3, background: "#e61e28" } });
  const wide = await own.clone().withIccProfile("p3").png().toBuffer();
  const file = await stored(
    svg(
      `<image width="9" height="9" preserveAspectRatio="none" href="data:image/png;base64,${wide.toString("base64")}"/>`,
    ),
  );
  const [red = 0] = await sharp(file.bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  expect(Math.abs(red - 230)).toBeLessThan(4);
  const turned = await sharp(Buffer.concat([Buffer.alloc(48, 255), Buffer.alloc(48, 0)]), {
    raw: { width: 4, height: 8, channels: 3 },
  })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  const upright = await stored(
    svg(
      `<image width="9" height="9" preserveAspectRatio="none" href="data:image/jpeg;base64,${turned.toString("base64")}"/>`,
    ),
  );
  const { data, info } = await sharp(upright.bytes)
    .removeAlpha()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  expect(data[row + 2]).toBeGreaterThan(200);
  expect(data[row + info.width - 3]).toBeLessThan(50);
});

it.each([
  [
    "a bitmap that says it is larger",
    Buffer.concat([bitmap().subarray(0, 18), Buffer.from([255, 255, 255, 0, 255, 255, 255, 0]), bitmap().subarray(26)]),
    "file.damaged",
  ],
  ["an icon without a picture", icon().subarray(0, 40), "file.damaged"],
  ["a text", Buffer.from("Dach"), "file.damaged"],
])("a picture in a drawing is refused: %s", async (_what, file, text) => {
  expect(
    await refusalOf(svg(`<image width="9" height="9" href="data:image/bmp;base64,${file.toString("base64")}"/>`)),
  ).toBe(text);
});

it.each([
  ["another font comes first", '<text font-family="Arial, Own Font" y="40">Dach</text>'],
  ["a letter is missing", '<text y="40">Dachówka ł</text>'],
  ["the font would be drawn bolder", '<text font-weight="bold" y="40">Dach</text>'],
  ["the font would be slanted", '<text font-style="italic" y="40">Dach</text>'],
  ["a line under it is a wave", '<text style="text-decoration:underline wavy" y="40">Dach</text>'],
  [
    "it is painted by a pattern in shares of it",
    '<pattern id="g" width=".1" height=".1"><rect width="1" height="1"/></pattern><text fill="url(#g)" y="40">Dach</text>',
  ],
])("a text is refused where %s", async (_what, text) => {
  expect(await refusalOf(lettered(face(""), text))).toBe("file.svg_text");
});

it("a text in a font that cannot be read, or is elsewhere, is refused", async () => {
  for (const address of ["data:font/woff2;base64,d09GMgABAAAA", "https://elsewhere.example/font.woff2"]) {
    const style = `@font-face{font-family:"Own Font";src:url("${address}")}`;
    expect(await refusalOf(lettered(style, '<text y="40">Dach</text>'))).toBe("file.svg_text");
  }
});
