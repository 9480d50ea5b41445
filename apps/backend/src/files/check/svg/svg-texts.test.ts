import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

import sharp from "sharp";
import { expect, it } from "vitest";
import { decompress } from "wawoff2";

import { expectBox, refusalOf, stored } from "../../testing/drawn-logos.ts";
import { everyNth } from "../../../../../../test-sample.ts";

const RED = [230, 30, 40, 255];
const PALE = [230, 30, 40, 153];
const NOTHING = [0, 0, 0, 0];

const FONTS = path.dirname(fileURLToPath(import.meta.resolve("@fontsource/arimo/package.json")));
const arimo = (file: string): string => readFileSync(path.join(FONTS, `files/arimo-latin-${file}`), "base64");
const face = (more: string, file = "400-normal.woff2"): string =>
  `@font-face{font-family:"Own Font";${more}src:local("x"),url(data:font/woff2;base64,${arimo(file)}) format("woff2")}`;
const lettered = (style: string, text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" font-family="Own Font, serif" font-size="30"><style>${style}</style>${text}</svg>`,
  );

// The boxes are those of the letters in Chromium.
it.each(
  everyNth<[string, string, string, number[]]>(4, [
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
  ]),
)("a text in a font of the file is stored as its outlines: %s", async (_what, style, text, box) => {
  const { mime, bytes } = await stored(lettered(style, text));
  expect(mime).toBe("image/svg+xml");
  expect(bytes.includes("<text")).toBe(false);
  await expectBox(bytes, box);
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
  await expectBox(cut.bytes, [12.5, 19.5, 29, 40]);
});

const VARIABLE = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/onest/package.json")));
const onest = readFileSync(path.join(VARIABLE, "files/onest-latin-wght-normal.woff2"));
const variable = (bytes: Uint8Array, more = "font-weight:100 900;"): string =>
  `@font-face{font-family:"Own Font";${more}src:url(data:font/woff2;base64,${Buffer.from(bytes).toString("base64")})}`;

/** An OpenType file as WOFF: each table packed separately. */
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
it.each(
  everyNth<[string, string, string, number[]]>(3, [
    ["bold", variable(onest), 'font-weight="800"', [12, 19, 52.5, 40]],
    ["light", variable(onest), 'font-weight="100"', [13, 19, 50.5, 40]],
    ["bold without weights of its own", variable(onest, ""), 'font-weight="800"', [12, 19, 52.5, 40]],
    ["bold by its axis", variable(onest), `style="font-variation-settings:'wght' 800"`, [12, 19, 52.5, 40]],
    ["bold as TrueType", variable(await decompress(onest)), 'font-weight="800"', [12, 19, 52.5, 40]],
    ["bold as WOFF", variable(woffOf(Buffer.from(await decompress(onest)))), 'font-weight="800"', [12, 19, 52.5, 40]],
  ]),
)("a text in a variable font is stored as its outlines: %s", async (_what, style, more, box) => {
  const { mime, bytes } = await stored(lettered(style, `<text x="10" y="40" ${more}>HH</text>`));
  expect(mime).toBe("image/svg+xml");
  await expectBox(bytes, box);
});

const LINE = '<path id="p" fill="none" d="M20 10V45"/>';
const GRADIENT =
  '<linearGradient id="g"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#0050c8"/></linearGradient>';

// The boxes are those of the drawing in Chromium.
it.each(
  everyNth<[string, string, number[]]>(8, [
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
    ["from a place with steps", '<text x="10" dx="20" y="20" dy="20">HH</text>', [32.5, 19.5, 71, 40]],
    ["after a line", `${LINE}<text><textPath href="#p">H</textPath>H</text>`, [20, 12.5, 40.5, 45]],
    [
      "spread to a length from two places",
      '<text x="10 60" y="40" textLength="150">HHHH</text>',
      [12.5, 19.5, 164.5, 40],
    ],
    ["in wider strokes", '<text x="10" y="40" font-weight="bold">HH</text>', [12, 19, 51.5, 40.5]],
    ["slanted", '<text x="10" y="40" font-style="italic">HH</text>', [12.5, 19.5, 56, 40]],
    [
      "with a double line under it",
      '<text x="10" y="30" style="text-decoration:underline double">HH</text>',
      [10, 9.5, 53.5, 38.5],
    ],
    [
      "with dashes under it",
      '<text x="10" y="30" style="text-decoration:underline dashed">HH</text>',
      [10, 9.5, 53.5, 34.5],
    ],
    [
      "with dots under it",
      '<text x="10" y="30" style="text-decoration:underline dotted">HH</text>',
      [10, 9.5, 53.5, 34.5],
    ],
    [
      "with a wave under it",
      '<text x="10" y="30" style="text-decoration:underline wavy">HH</text>',
      [10, 9.5, 53.5, 39.5],
    ],
    [
      "with a line under it where browsers put it",
      '<text x="10" y="30" style="text-decoration:underline;text-underline-offset:6px">HH</text>',
      [10, 9.5, 53.5, 34.5],
    ],
    [
      "below its line",
      '<text x="10" y="30">H<tspan baseline-shift="sub" font-size="15">H</tspan></text>',
      [12.5, 9.5, 41.5, 38.5],
    ],
    [
      "above its line, by a share",
      '<text x="10" y="40">H<tspan baseline-shift="40%">H</tspan></text>',
      [12.5, 7.5, 51, 40],
    ],
    ["with all of its spaces", '<text x="10" y="40" style="white-space:pre">H  H</text>', [12.5, 19.5, 67.5, 40]],
    [
      "in a shape that browsers do not know",
      '<text x="10" y="40" style="shape-inside:url(#r);inline-size:20px">H H</text>',
      [12.5, 19.5, 59, 40],
    ],
    [
      "without features of its font",
      `<text x="10" y="40" style="font-feature-settings:'liga' 0, 'kern' off">HAV</text>`,
      [12.5, 19.5, 71.5, 40],
    ],
    ["without letters that are not seen", '<text x="10" y="40">H\u00AD\u200BH\uFE0E</text>', [12.5, 19.5, 51, 40]],
    ["in colours in shares of it", `${GRADIENT}<text x="10" y="40" fill="url(#g)">HH</text>`, [12.5, 19.5, 51, 40]],
  ]),
)("a text is stored as its outlines: %s", async (_what, text, box) => {
  const { mime, bytes } = await stored(lettered(face(""), text));
  expect(mime).toBe("image/svg+xml");
  await expectBox(bytes, box);
});

const LEVEL = '<path id="p" fill="none" d="M10 30H190"/>';

it("a text in Latin letters that runs from right to left along a line ends where it begins", async () => {
  const text = `${LEVEL}<text direction="rtl"><textPath href="#p" startOffset="100%">HH</textPath></text>`;
  await expectBox((await stored(lettered(face(""), text))).bytes, [149, 9.5, 187.5, 30]);
});

// The boxes are those of the letters in Chromium.
it.each(
  everyNth<[string, string, number[]]>(4, [
    ["alone", '<text x="10" y="40">שלום עולם</text>', [12.5, 15.5, 144.5, 40.5]],
    ["with brackets, from the right", '<text x="190" y="40" direction="rtl">שלום (עולם)</text>', [36, 15.5, 188.5, 46]],
    ["among others", '<text x="10" y="40" font-size="20">Dach שלום 12</text>', [11.5, 24, 133, 40.5]],
    ["along a line", `${LEVEL}<text><textPath href="#p">שלום</textPath></text>`, [12.5, 5.5, 74.5, 30.5]],
    [
      "along a line, from its right",
      `${LEVEL}<text direction="rtl"><textPath href="#p" startOffset="150">שלום</textPath></text>`,
      [96.5, 5.5, 158.5, 30.5],
    ],
    ["spread to a length", '<text x="10" y="40" textLength="150">שלום</text>', [12.5, 15.5, 158.5, 40.5]],
    [
      "stretched to a length",
      '<text x="10" y="40" textLength="150" lengthAdjust="spacingAndGlyphs">שלום</text>',
      [16, 15.5, 157, 40.5],
    ],
    ["in steps", '<text x="10" y="40">שלום<tspan dx="10" dy="-10">עולם</tspan></text>', [12.5, 5.5, 126, 40.5]],
    ["turned", '<text x="10" y="40" rotate="20">שלום</text>', [12.5, 17.5, 79.5, 46]],
  ]),
)("a text with Hebrew letters is stored as its outlines: %s", async (_what, text, box) => {
  const hebrew = readFileSync(path.join(FONTS, "files/arimo-hebrew-400-normal.woff2"));
  const { mime, bytes } = await stored(lettered(`${face("")}${variable(hebrew, "")}`, text));
  expect(mime).toBe("image/svg+xml");
  await expectBox(bytes, box);
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

// The boxes and colours are those of the letters in Chromium; the colours are inside of a stroke and at its edge.
it.each(
  everyNth<[string, string, number[], number[][]]>(6, [
    [
      "with a line",
      'fill="#e61e28" stroke="#0050c8" stroke-width="4"',
      [10, 17, 53.5, 42.5],
      [
        [0, 80, 200, 255],
        [0, 80, 200, 255],
      ],
    ],
    [
      "with a line below them",
      'fill="#e61e28" stroke="#0050c8" stroke-width="4" paint-order="stroke"',
      [10, 17, 53.5, 42.5],
      [RED, [0, 80, 200, 255]],
    ],
    ["of a line alone", 'fill="none" stroke="#0050c8"', [11.5, 18.5, 52, 41], [NOTHING, NOTHING]],
    ["that are half transparent", 'fill="#e61e28" fill-opacity=".6"', [12, 19, 51.5, 40.5], [PALE, NOTHING]],
    ["of a half transparent colour", 'fill="rgba(230,30,40,.6)"', [12, 19, 51.5, 40.5], [PALE, NOTHING]],
    ["of half transparent colours", 'fill="url(#half)"', [12, 19, 51.5, 40.5], [PALE, NOTHING]],
  ]),
)("letters in wider strokes are stored as browsers draw them: %s", async (_what, paint, box, colours) => {
  const half = '<linearGradient id="half"><stop stop-color="#e61e28" stop-opacity=".6"/></linearGradient>';
  const text = `${half}<text x="10" y="40" font-weight="bold" ${paint}>HH</text>`;
  const { bytes } = await stored(lettered(face(""), text));
  await expectBox(bytes, box);
  for (const [at, colour] of colours.entries())
    for (const [channel, level] of (await colourAt(bytes, at === 0 ? 14 : 11, 30)).entries())
      expect(Math.abs(level - (colour[channel] ?? 0))).toBeLessThanOrEqual(2);
});

it("a line under a text stops at letters that reach into it, and has the colours of the part that asks for it", async () => {
  const text =
    '<text x="10" y="30" fill="#0050c8"><tspan text-decoration="underline" fill="#e61e28">H<tspan fill="#000">g</tspan></tspan></text>';
  const { bytes } = await stored(lettered(face(""), text));
  expect(await colourAt(bytes, 20, 33)).toEqual(RED);
  expect((await colourAt(bytes, 47, 33))[3]).toBe(0);
});

it.each([
  ["another font comes first", '<text font-family="Arial, Own Font" y="40">Dach</text>'],
  ["a letter is missing", '<text y="40">Dachówka ł</text>'],
  ["lines are under one that runs down", '<text writing-mode="tb" text-decoration="underline" x="40">Dach</text>'],
  [
    "another base line is in one that runs down",
    '<text writing-mode="tb" dominant-baseline="middle" x="40">Dach</text>',
  ],
  ["letters are turned in one that runs down", '<text writing-mode="tb" rotate="20" x="40">Dach</text>'],
  ["marks are above it", '<text style="text-emphasis:dot" y="40">Dach</text>'],
  [
    "it has a shadow and a line",
    '<text style="text-shadow:1px 1px red" text-decoration="underline" y="40">Dach</text>',
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

const SHAPE = '<path d="M0 0h9v9z" fill="#e61e28"/>';

it.each([
  ["hidden", '<text y="40" visibility="hidden">Dach</text>'],
  ["in a hidden group", '<g visibility="hidden"><text y="40">Da<tspan>ch</tspan></text></g>'],
  ["with parts that are not displayed", '<text y="40"><tspan style="display:none">Dach</tspan></text>'],
  ["without opacity", '<text y="40" opacity="0">Dach</text>'],
  ["without paint", '<text y="40" style="fill:none">Dach<tspan stroke="none">h</tspan></text>'],
])("a text of which nothing is seen is left out: %s", async (_what, text) => {
  const { mime, bytes } = await stored(lettered("", `${text}${SHAPE}`));
  expect(mime).toBe("image/svg+xml");
  expect(bytes.includes("<text")).toBe(false);
});

it.each([
  ["has a visible part", '<text y="40" visibility="hidden">Da<tspan visibility="visible">ch</tspan></text>'],
  ["has a line", '<text y="40" fill="none" stroke="#000">Dach</text>'],
  ["has a shadow", '<text y="40" fill="none" style="text-shadow:1px 1px #000">Dach</text>'],
  [
    "is hidden where it stands and shown by a copy",
    '<g visibility="hidden"><text id="t" y="40">D</text></g><use href="#t"/>',
  ],
  [
    "cuts a shape",
    '<clipPath id="c"><text y="40" fill="none">D</text></clipPath><path clip-path="url(#c)" d="M0 0h99v50z"/>',
  ],
])("a text that %s is refused without its font", async (_what, text) => {
  expect(await refusalOf(lettered("", `${text}${SHAPE}`))).toBe("file.svg_text");
});
