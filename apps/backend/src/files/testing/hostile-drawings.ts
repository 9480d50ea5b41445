import type { HostileRow } from "./hostile-row.ts";
import { claimingSize, plainPicture } from "./make-pictures.ts";

/** An SVG document. */
export const svg = (inside: string, attributes = ""): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`,
  );

const nested = (count: number, name = "g"): string => `<${name}>`.repeat(count) + `</${name}>`.repeat(count);

/** Ten groups that each draw the previous one ten times. */
const uses = (): string =>
  Array.from({ length: 10 }, (_, level) =>
    level === 0
      ? '<g id="l0"><path d="M0 0h1v1z"/></g>'
      : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  ).join("");

/** Patterns filled with patterns. */
const patterns = (): string => {
  const pattern = (level: number): string =>
    `<pattern id="p${level}" width=".1" height=".1">${`<rect width="1" height="1" fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`;
  return `<pattern id="p0" width=".1" height=".1"><path d="M0 0h1v1z"/></pattern>${Array.from({ length: 9 }, (_, level) => pattern(level + 1)).join("")}<rect width="9" height="9" fill="url(#p9)"/>`;
};

const picture = (bytes: Buffer): Buffer => svg(`<image href="data:image/png;base64,${bytes.toString("base64")}"/>`);
const SHAPE = '<path d="M0 0h9v9z"/>';

/** A drawing of text in a packed font whose one table claims to unpack to almost four gigabytes. */
const fontBomb = (): Buffer => {
  const font = Buffer.alloc(64);
  font.write("wOFF");
  font.writeUInt32BE(0x00_01_00_00, 4);
  font.writeUInt32BE(64, 8);
  font.writeUInt16BE(1, 12);
  font.write("cmap", 44);
  font.writeUInt32BE(64, 48);
  font.writeUInt32BE(9, 52);
  font.writeUInt32BE(0xff_ff_ff_f0, 56);
  const face = `@font-face{font-family:f;src:url(data:font/woff;base64,${font.toString("base64")})}`;
  return svg(`<style>${face}</style><text font-family="f" y="9">Dach</text>`);
};

/** A rectangle with a style. */
const styled = (style: string): Buffer => svg(`<rect width="9" height="9" style="${style}"/>`);
const GRADIENT = "linear-gradient(#000,transparent)";

/** Drawings that execute, load, hide or multiply content. */
export const hostileDrawings: readonly HostileRow[] = [
  ["28 empty comments and an open tag", "a.svg", () => Buffer.from(`${"<!---->".repeat(28)}<x`), "file.logo"],
  ["60 empty comments and an open tag", "a.svg", () => Buffer.from(`${"<!---->".repeat(60)}<svg`), "file.logo"],
  ["an address of 40,000 spaces", "a.svg", () => svg(`<image href=${" ".repeat(40_000)}`), "file.damaged"],
  [
    "an address of spaces in quotes",
    "a.svg",
    () => svg(`<image href="${" ".repeat(40_000)}x"/>`),
    "file.svg_not_drawing",
  ],
  ["320 KB of comments that do not end", "a.svg", () => svg("<!--".repeat(80_000)), "file.damaged"],
  ["320 KB of marked text that does not end", "a.svg", () => svg("<![CDATA[".repeat(35_000)), "file.damaged"],
  ["320 KB of open brackets", "a.svg", () => svg("<".repeat(320_000)), "file.damaged"],
  ["text in a font that claims gigabytes", "a.svg", fontBomb, "file.svg_text"],
  ["5,000 nested groups", "a.svg", () => svg(nested(5_000)), "file.too_deep"],
  ["5,000 groups that are not closed", "a.svg", () => svg("<g>".repeat(5_000)), "file.too_deep"],
  ["100,000 elements", "a.svg", () => svg("<g/>".repeat(100_000)), "file.too_many_parts"],
  [
    "50,000 attributes of one element",
    "a.svg",
    () => svg(`<g ${Array.from({ length: 50_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
    "file.too_many_parts",
  ],
  [
    "a filter with a radius of 400",
    "a.svg",
    () => svg('<filter id="f"><feMorphology radius="400"/></filter><rect width="9" height="9" filter="url(#f)"/>'),
    "file.svg_effects",
  ],
  ["a filter by name alone", "a.svg", () => svg('<rect width="9" height="9" filter="blur(400px)"/>'), "image/png"],
  [
    "a filter in a style",
    "a.svg",
    () => svg('<rect width="9" height="9" style="fill:red;filter:blur(400px)"/>'),
    "image/png",
  ],
  [
    "a filter in a style sheet",
    "a.svg",
    () => svg(`<style>rect{filter : blur(400px)}</style><rect width="9" height="9"/>`),
    "image/png",
  ],
  [
    "a filter with its letters as numbers",
    "a.svg",
    () => svg('<rect width="9" height="9" style="&#x66;ilter:blur(400px)"/>'),
    "image/png",
  ],
  [
    "a filter with escaped letters",
    "a.svg",
    () => svg(`<style>rect{f\\69 lter:blur(400px)}</style><rect width="9" height="9"/>`),
    "image/svg+xml",
  ],
  [
    "a style sheet of 70 KB without a rule",
    "a.svg",
    () => svg(`<style>${"a".repeat(70_000)}</style>${SHAPE}`),
    "image/svg+xml",
  ],
  [
    "a style sheet of 49 KB without a rule",
    "a.svg",
    () => svg(`<style>${"a".repeat(49_000)}</style>${SHAPE}`),
    "image/svg+xml",
  ],
  [
    "a style sheet of open comments",
    "a.svg",
    () => svg(`<style>${"/*".repeat(24_000)}</style>${SHAPE}`),
    "image/svg+xml",
  ],
  [
    "10,000 rules for 10,000 elements",
    "a.svg",
    () => svg(`<style>${"a{b:c}".repeat(10_000)}</style>${"<g/>".repeat(10_000)}${SHAPE}`),
    "file.too_complex",
  ],
  [
    "a transformation of 90,000 letters",
    "a.svg",
    () => svg(`<rect transform="${"a".repeat(90_000)}"/>`),
    "file.too_many_parts",
  ],
  ["10,000,000,000 uses", "a.svg", () => svg(`${uses()}<use href="#l9"/>`), "file.too_many_parts"],
  ["a use of itself", "a.svg", () => svg('<g id="a"><use href="#a"/></g>'), "file.too_many_parts"],
  ["patterns in patterns in patterns", "a.svg", () => svg(patterns()), "file.too_many_parts"],
  [
    "a picture inside of 900 megapixels",
    "a.svg",
    async () => picture(claimingSize(await plainPicture("png"), 30_000, 30_000)),
    "file.too_many_pixels",
  ],
  [
    "a picture inside that is cut off",
    "a.svg",
    async () => picture((await plainPicture("png", 90)).subarray(0, 90)),
    "file.damaged",
  ],
  ["two megabytes of outline", "a.svg", () => svg(`<path d="${"M0 0".repeat(600_000)}"/>`), "file.svg_too_large"],
  ["900 KB of outline", "a.svg", () => svg(`<path d="${"M0 0h1v1z".repeat(100_000)}"/>`), "file.too_many_parts"],
  [
    "a line of 240,000 numbers after one letter",
    "a.svg",
    () => svg(`<path d="M0 0l${"1 1 -1 0 ".repeat(60_000)}"/>`),
    "image/svg+xml",
  ],
  [
    "a colour named like a property of every object",
    "a.svg",
    () => svg('<path d="M0 0h9v9z" fill="constructor"/>'),
    "image/svg+xml",
  ],
  ["a corner beyond all numbers", "a.svg", () => svg('<path d="M0 0h1e999v9z"/>'), "file.damaged"],
  ["a sum beyond all numbers", "a.svg", () => svg('<path d="M0 0h1e308h1e308v9z"/>'), "file.damaged"],
  [
    "a line wider than all numbers",
    "a.svg",
    () => svg('<path d="M0 0h9" stroke="red" stroke-width="1e999"/>'),
    "file.damaged",
  ],
  ["a scale beyond all numbers", "a.svg", () => svg(`<g transform="scale(1e999)">${SHAPE}</g>`), "file.damaged"],
  [
    "a drawing of no size that can be printed",
    "a.svg",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e-300 1e-300">${SHAPE}</svg>`),
    "file.damaged",
  ],
  ["bytes that are no text", "a.svg", () => Buffer.concat([svg(""), Buffer.from([0xff, 0xfe])]), "file.damaged"],
  ["text in UTF-16", "a.svg", () => Buffer.from(`\uFEFF${svg(SHAPE)}`, "utf16le"), "image/svg+xml"],
  ["half a drawing", "a.svg", () => svg("<g><path/></g>").subarray(0, 140), "file.damaged"],
  ["an attribute twice", "a.svg", () => svg('<rect fill="red" fill="url(//x.example)"/>'), "file.damaged"],
  ["a mask from elsewhere", "a.svg", () => styled("mask-image:url(https://x.example/a.png)"), "file.svg_not_drawing"],
  [
    "a mask of 1,000 gradients",
    "a.svg",
    () => styled(`mask:${Array(1_000).fill(GRADIENT).join(",")}`),
    "file.svg_effects",
  ],
  ["a mask of billions of tiles", "a.svg", () => styled(`mask:${GRADIENT} 0 0/.0001px .0001px`), "file.svg_effects"],
  [
    "ten masks of gradients on each of 2,000 shapes",
    "a.svg",
    () =>
      svg(
        `<style>rect{mask:${Array(10).fill("conic-gradient(#000,transparent)").join(",")}}</style>${'<rect width="9" height="9"/>'.repeat(2_000)}`,
      ),
    "file.svg_too_large",
  ],
  [
    "a mask of a drawing with a mask of a drawing",
    "a.svg",
    () => {
      const inner = (level: number): string =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" style="mask:url(data:image/svg+xml;base64,${Buffer.from(level === 0 ? "<svg/>" : inner(level - 1)).toString("base64")})"/></svg>`;
      return Buffer.from(inner(9));
    },
    "file.too_complex",
  ],
  [
    "a filter in shares of its shape that shows its own shape",
    "a.svg",
    () =>
      svg(
        '<filter id="f" primitiveUnits="objectBoundingBox"><feImage href="#r"/></filter><rect id="r" width="9" height="9" filter="url(#f)"/>',
      ),
    "file.too_many_parts",
  ],
  [
    "1,000 filters of one shape",
    "a.svg",
    () =>
      svg(
        `<filter id="f"><feOffset dx="1"/></filter><rect width="9" height="9" style="filter:${"url(#f) invert(1) ".repeat(500)}"/>`,
      ),
    "file.too_complex",
  ],
  [
    "a filter from elsewhere and a function",
    "a.svg",
    () => styled("filter:url(https://x.example/a#b) invert(1)"),
    "file.svg_not_drawing",
  ],
  [
    "handlers, which are not stored",
    "a.svg",
    () => svg(`<g onclick="alert(1)">${SHAPE}</g>`, 'onload="alert(1)"'),
    "image/svg+xml",
  ],
  [
    "100 shapes that grow by a fifth of the drawing",
    "a.svg",
    () =>
      svg(
        `<filter id="f"><feMorphology operator="dilate" radius="2"/></filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(100)}`,
      ),
    "file.svg_effects",
  ],
  [
    "a shape that grows by a number that is none",
    "a.svg",
    () => svg('<filter id="f"><feMorphology radius="a"/></filter><rect width="9" height="9" filter="url(#f)"/>'),
    "file.svg_effects",
  ],
  ["a script", "a.svg", () => svg("<script>alert(1)</script>"), "file.svg_not_drawing"],
  [
    "a script in marked text",
    "a.svg",
    () => svg(`<style><![CDATA[</style><script>alert(1)</script>]]></style>${SHAPE}`),
    "image/svg+xml",
  ],
  [
    "foreignObject",
    "a.svg",
    () => svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="#x"/></body></foreignObject>'),
    "file.svg_not_drawing",
  ],
  ["an empty foreignObject", "a.svg", () => svg("<foreignObject/>"), "file.nothing_shown"],
  [
    "a link to a script",
    "a.svg",
    () => svg('<a xlink:href="javascript:alert(1)"><text>a</text></a>'),
    "file.svg_not_drawing",
  ],
  [
    "a picture from elsewhere",
    "a.svg",
    () => svg('<image xlink:href="https://x.example/a.png"/>'),
    "file.svg_not_drawing",
  ],
  ["a picture from elsewhere without quotes", "a.svg", () => svg("<image href=//x.example/a.png />"), "file.damaged"],
  [
    "an SVG within a data address",
    "a.svg",
    () => svg('<image href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>'),
    "file.nothing_shown",
  ],
  [
    "a style from elsewhere, which is not loaded",
    "a.svg",
    () => svg("<style>@import url(https://x.example/a.css);rect{fill:none}</style><rect width='9' height='9'/>"),
    "file.nothing_shown",
  ],
  ["a fill from elsewhere", "a.svg", () => svg('<rect fill="url(https://x.example/a#b)"/>'), "file.svg_not_drawing"],
  [
    "an animation of a link",
    "a.svg",
    () => svg(`<a><animate attributeName="href" values="javascript:alert(1)"/>${SHAPE}</a>`),
    "image/svg+xml",
  ],
  [
    "a set of a handler",
    "a.svg",
    () => svg(`<set attributeName="onmouseover" to="alert(1)"/>${SHAPE}`),
    "image/svg+xml",
  ],
  ["use of a foreign part", "a.svg", () => svg('<use href="https://x.example/a.svg#b"/>'), "file.svg_not_drawing"],
  [
    "entities",
    "a.svg",
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;${SHAPE}</svg>`),
    "image/svg+xml",
  ],
  [
    "a document type",
    "a.svg",
    () => Buffer.from(`<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg">${SHAPE}</svg>`),
    "image/svg+xml",
  ],
  [
    "an external entity",
    "a.svg",
    () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">${SHAPE}&a;</svg>`,
      ),
    "file.svg_not_drawing",
  ],
  [
    "an instruction for a style sheet in the file",
    "a.svg",
    () => Buffer.from('<?xml-stylesheet href="data:text/css,*{fill:red}"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    "file.svg_not_drawing",
  ],
];
