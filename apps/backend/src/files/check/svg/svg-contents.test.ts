import sharp from "sharp";
import { expect, it } from "vitest";

import { expectBox, refusalOf, stored } from "../../testing/drawn-logos.ts";
import { svg } from "../../testing/hostile-drawings.ts";
import { inspectOrderFile } from "../inspect-file.ts";
import { everyNth } from "../../../../../../test-sample.ts";

const RED = [230, 30, 40, 255];
const SQUARE = '<rect width="9" height="9" fill="#e61e28"/>';

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

/**
 * A bitmap of 4 × 2 pixels in runs of eight or four bits and in colours of a palette: a red row, and over it one of two
 * red and two green pixels.
 */
const runs = (bits: 8 | 4): Buffer => {
  const lower = bits === 8 ? [4, 1, 0, 0] : [4, 0x11, 0, 0];
  // Eight bits have the last three pixels one by one; the fourth is outside of the row.
  const upper = bits === 8 ? [2, 1, 0, 3, 2, 2, 2, 0, 0, 1] : [2, 0x11, 2, 0x22, 0, 1];
  const bytes = Buffer.from([...lower, ...upper]);
  const file = Buffer.alloc(54 + 4 * 3 + bytes.length);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(66, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(4, 18);
  file.writeInt32LE(2, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(bits === 8 ? 1 : 2, 30);
  file.writeUInt32LE(3, 46);
  file.set([0, 0, 0, 0, 40, 30, 230, 0, 60, 160, 20, 0], 54);
  file.set(bytes, 66);
  return file;
};

it.each(everyNth(2, [8, 4] as const))("a bitmap of %i bits in a drawing is unpacked from its runs", async (bits) => {
  const { bytes } = await stored(
    svg(
      `<image width="9" height="9" preserveAspectRatio="none" href="data:image/bmp;base64,${runs(bits).toString("base64")}"/>`,
    ),
  );
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const from = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    return [...data.subarray(from, from + 3)];
  };
  expect([at(0.1, 0.9), at(0.9, 0.9), at(0.1, 0.1), at(0.9, 0.1)]).toEqual([
    [230, 30, 40],
    [230, 30, 40],
    [230, 30, 40],
    [20, 160, 60],
  ]);
});

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

it.each(
  everyNth<[string, Buffer]>(4, [
    ["avif", await picture("avif")],
    ["gif", await picture("gif")],
    ["webp", await picture("webp")],
    ["bmp", bitmap()],
    ["x-icon", icon()],
  ]),
)("a picture in a drawing is drawn as browsers do: %s", async (type, file) => {
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

/** A square of 10 units in the middle of 200 by 50, with a step of a filter that makes it grow. */
const growing = (step: string, around = "", filter = ""): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><filter id="f" x="-10" y="-10" width="21" height="21" ${filter}>${step}</filter><g ${around}><g filter="url(#f)"><rect x="95" y="20" width="10" height="10" fill="#e61e28"/></g></g></svg>`,
  );
const grow = (radius: string, operator = "dilate"): string =>
  `<feMorphology operator="${operator}" radius="${radius}"/>`;

it.each(
  everyNth<[string, Buffer, number[]]>(2, [
    ["by a tenth of the drawing", growing(grow("19")), [76, 1, 124, 49]],
    ["by a single unit", growing(grow("1")), [94, 19, 106, 31]],
    ["more across than down", growing(grow("15 5")), [80, 15, 120, 35]],
    ["down alone", growing(grow("0 10")), [95, 10, 105, 40]],
    ["by shares of itself", growing(grow(".5 1"), "", 'primitiveUnits="objectBoundingBox"'), [90, 10, 110, 40]],
    ["and shrinks again", growing(grow("10") + grow("7", "erode")), [92, 17, 108, 33]],
    [
      "in a group of another size",
      growing(grow("5"), 'transform="translate(100 25) scale(2) translate(-100 -25)"'),
      [80, 5, 120, 45],
    ],
    ["in a group that lies on its side", growing(grow("10 2"), 'transform="rotate(90 100 25)"'), [93, 10, 107, 40]],
  ]),
)("a shape grows as far as its filter says: %s", async (_what, file, box) => {
  const { mime, converted } = await inspectOrderFile(file, "logo.svg", { product: "flyer" });
  expect(mime).toBe("image/png");
  await expectBox(converted ?? file, box);
});

it.each([
  ["further than a quarter of the drawing", growing(grow("51"))],
  ["along other axes than those of the picture", growing(grow("4"), 'transform="rotate(9 100 25)"')],
  ["in too many steps", growing(grow("45").repeat(60))],
])("a shape that grows %s is refused", async (_what, file) => {
  expect(await refusalOf(file)).toBe("file.svg_effects");
});

it("a drawing that is too much work names the steps in its program", async () => {
  const file = Buffer.from(String(growing(grow("51"))).replace("<filter", "<!-- Created with Inkscape --><filter"));
  const refused = await inspectOrderFile(file, "logo.svg").catch((error: unknown) => error);
  expect(refused).toMatchObject({ refusal: { text: "file.svg_effects", params: { program: "Inkscape" } } });
});

it("a drawing with handlers is stored without them", async () => {
  const file = svg(
    `<g onclick="alert(1)">${SQUARE.replace("/>", ' onmouseover="alert(1)"/>')}</g>`,
    'onload="alert(1)"',
  );
  const { mime, bytes } = await stored(file);
  expect(mime).toBe("image/svg+xml");
  expect(String(bytes)).not.toMatch(/\son|alert/i);
});

const rectangle = (style: string): Buffer => svg(`<rect width="9" height="9" fill="#e61e28" style="${style}"/>`);
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const STOPS = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>';
const background = (image: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" style="background:${image}">${SQUARE}</svg>`);

// The list of docs/adr/0029-drawings-that-need-a-browser.md.
it.each([
  ["turned around the axis across", rectangle("transform:rotateX(40deg)")],
  ["turned around the axis down", rectangle("transform:rotateY(40deg)")],
  ["turned around another axis", rectangle("transform:rotate3d(1,1,0,40deg)")],
  ["turned around an axis of `rotate`", rectangle("rotate:x 40deg")],
  [
    "a `clipPath` in shares of a box, with a `clip-path`",
    svg(
      `<clipPath id="a"><circle r="5"/></clipPath><clipPath id="b" clip-path="url(#a)" clipPathUnits="objectBoundingBox">${SQUARE}</clipPath><g clip-path="url(#b)">${SQUARE}</g>`,
    ),
  ],
  [
    "a `clipPath` of two shapes, one with a `clip-path`",
    svg(
      `<clipPath id="a"><circle r="5"/></clipPath><clipPath id="b"><rect width="9" height="9" clip-path="url(#a)"/>${SQUARE}</clipPath><g clip-path="url(#b)">${SQUARE}</g>`,
    ),
  ],
  ["seen from near", rectangle("transform:perspective(90px)")],
  ["styled by what is inside", svg(`<style>g:has(rect){opacity:.5}</style><g>${SQUARE}</g>`)],
  ["moved along a path", rectangle("offset-path:path('M0 0h5')")],
  ["with a border as mask", rectangle("mask-border-source:linear-gradient(#000,#fff)")],
  ["that changes what is behind it", rectangle("backdrop-filter:blur(4px)")],
  [
    "with a mask in linear light",
    svg(`<mask id="m" color-interpolation="linearRGB">${SQUARE}</mask><g mask="url(#m)">${SQUARE}</g>`),
  ],
  [
    "with a mask in linear light, as what is around it",
    svg(`<g color-interpolation="linearRGB"><mask id="m">${SQUARE}</mask></g><g mask="url(#m)">${SQUARE}</g>`),
  ],
  [
    "with a drawing in a filter",
    svg(
      `<filter id="f"><feImage href="data:image/svg+xml;base64,${svg(SQUARE).toString("base64")}"/></filter><g filter="url(#f)">${SQUARE}</g>`,
    ),
  ],
  [
    "with a gradient on a line of one width",
    svg(
      `<linearGradient id="g">${STOPS}</linearGradient><path d="M0 0h9v9" fill="none" stroke="url(#g)" vector-effect="non-scaling-stroke"/>`,
    ),
  ],
  ["cut by `shape()`", rectangle("clip-path:shape(from 0 0, line to 9px 9px, line to 0 9px, close)")],
  ["with a length in letters", svg('<rect width="5ch" height="9"/>')],
  ["before a picture", background(`url(${PIXEL})`)],
  ["before a gradient with a place", background("linear-gradient(#f00,#00f) 0 0/4px 4px")],
  ["with a mask from two edges", rectangle("mask:linear-gradient(#000,#0000) right 1px top 1px/4px 4px")],
  [
    "turned around a picture",
    svg(
      `<g style="transform-box:fill-box;transform-origin:center;transform:rotate(9deg)"><image width="9" height="9" href="${PIXEL}"/></g>`,
    ),
  ],
  [
    "with a border of HTML",
    svg(
      `<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="border:1px solid red"/></foreignObject>${SQUARE}`,
    ),
  ],
])("a drawing that needs a browser is refused: %s", async (_what, file) => {
  expect(await refusalOf(file)).toBe("file.svg_effects");
});
