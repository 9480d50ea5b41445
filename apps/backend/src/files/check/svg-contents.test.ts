import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import { expect, it } from "vitest";

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

it.each([
  ["another font comes first", '<text font-family="Arial, Own Font" y="40">Dach</text>'],
  ["a letter is missing", '<text y="40">Dachówka ł</text>'],
  ["the font would be drawn bolder", '<text font-weight="bold" y="40">Dach</text>'],
  ["the font would be slanted", '<text font-style="italic" y="40">Dach</text>'],
  ["it runs along a line", '<path id="p" d="M0 40h99"/><text><textPath href="#p">Dach</textPath></text>'],
  ["it is stretched to a length", '<text textLength="90" y="40">Dach</text>'],
  ["it is underlined", '<text style="text-decoration:underline" y="40">Dach</text>'],
  [
    "its colours are in shares of its lines",
    '<linearGradient id="g"><stop/></linearGradient><text fill="url(#g)" y="40">Dach</text>',
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
