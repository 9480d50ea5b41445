import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { rasterise } from "../../testing/raster.ts";
import { toSvg } from "../../render/svg/svg.ts";
import { logoKind } from "./kind.ts";
import { drawSvg, readSvg } from "./read-svg.ts";
import { plainSvg } from "./svg/plain-svg.ts";
import { writeXml } from "./svg/write-xml.ts";
import { everyNth } from "../../../../../test-sample.ts";

const WIDTH = 400;

const svg = (body: string, more = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${body}</svg>`;

/** The source as another renderer draws it, on white. */
const original = async (source: string, width: number, height: number) => {
  const { data } = await sharp(Buffer.from(source), { density: 720 })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
};

/** Fraction of pixels in which our drawing differs from the source. */
const difference = async (source: string): Promise<number> => {
  const own = await rasterise(toSvg(readSvg(source), { steps: 500, fit: "whole" }), WIDTH);
  const other = await original(source, own.width, own.height);
  let count = 0;
  for (let pixel = 0; pixel < own.width * own.height; pixel += 1) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((own.data[pixel * 4 + channel] ?? 0) - (other[pixel * 3 + channel] ?? 0)) > 48,
    );
    if (far) count += 1;
  }
  return count / (own.width * own.height);
};

describe("an uploaded SVG is drawn as a browser shows it", () => {
  it.each([
    [
      "shapes of every kind",
      `<rect x="1" y="1" width="10" height="6" rx="2" fill="#c00"/><circle cx="18" cy="5" r="4" fill="navy"/>
      <ellipse cx="30" cy="5" rx="7" ry="3"/><polygon points="2,18 8,10 14,18" fill="rgb(0, 128, 64)"/>
      <path d="M20 18a4 4 0 1 1 8 0q4-8 8 0z" fill="#f80"/>
      <polyline points="16,10 18,18 20,10" fill="none" stroke="#333" stroke-width="1.5" stroke-linejoin="round"/>
      <line x1="1" y1="19" x2="39" y2="19" stroke="#00f" stroke-width=".8" stroke-linecap="round"/>`,
    ],
    [
      "a style sheet as drawing programs write it",
      `<defs><style>.cls-1{fill:#1f4c5b;}.cls-1,.cls-2{stroke:#ffd166;stroke-width:2px}#b{fill:red}</style></defs>
      <path class="cls-1" d="M2 2h16v16H2z"/><path id="b" class="cls-2" d="M22 2h16v16H22z" style="fill:#0a0"/>`,
    ],
    [
      "even-odd and nonzero holes",
      `<path fill-rule="evenodd" d="M2 2h16v16H2zM6 6h8v8H6z"/><path d="M22 2h16v16H22zM26 6v8h8V6z" fill="#063"/>`,
    ],
    [
      "groups that are moved, rotated, scaled and skewed",
      `<g transform="translate(10 2) rotate(20)" fill="#357"><rect width="10" height="6"/>
      <g transform="skewX(-18) scale(.5)"><rect x="20" y="8" width="20" height="12" fill="#d62"/></g></g>
      <g transform="matrix(.8 0 0 -.8 20 18)"><path d="M0 0l8 14 8-14z"/></g>`,
    ],
    [
      "gradients in user space and in fractions of a shape",
      `<defs><linearGradient id="a"><stop offset="0" stop-color="#083"/><stop offset="100%" stop-color="#fd6"/>
      </linearGradient><linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="20" y1="2" x2="38" y2="18"/>
      <radialGradient id="c" gradientUnits="userSpaceOnUse" cx="10" cy="14" r="5" xlink:href="#a"/>
      <linearGradient id="d" xlink:href="#a" x1="0" y1="0" x2="1" y2="1"/></defs>
      <rect x="2" y="2" width="14" height="6" fill="url(#a)"/><path d="M20 2h18v7H20z" fill="url(#b)"/>
      <circle cx="10" cy="14" r="5" fill="url(#c)"/><rect x="20" y="11" width="18" height="7" fill="url(#d)"/>`,
    ],
    [
      "clips, copies and transparency",
      `<defs><clipPath id="k"><circle cx="10" cy="10" r="7"/></clipPath><rect id="r" width="12" height="16"/></defs>
      <g clip-path="url(#k)"><path d="M0 0h20v20H0z" fill="#a33"/><path d="M0 0h20v10H0z" fill="#fb0"/></g>
      <use href="#r" x="24" y="2" fill="#036" opacity=".4"/><g opacity=".5"><use xlink:href="#r" x="20" y="1"/></g>`,
    ],
    [
      "dashes, inherited styles and currentColor",
      `<g stroke="currentColor" color="#806" fill="none" stroke-width="2"><path d="M2 4h36" stroke-dasharray="4 2"/>
      <g stroke-opacity=".5"><path d="M2 10h36"/></g><path d="M2 16h36" visibility="hidden"/><path d="M4 17h9" display="none"/></g>`,
    ],
  ])("%s", async (_, body) => {
    expect(await difference(svg(body))).toBeLessThan(0.003);
  });

  const EVEN_ODD = 'viewBox="0 0 40 20" style="fill-rule:evenodd;clip-rule:evenodd"';
  const HOLE = "M2 2h16v16h-16zM6 6h8v8h-8z";
  it.each([
    ["a cut with a hole", `<clipPath id="k"><path d="${HOLE}"/></clipPath>`, 'clip-path="url(#k)"'],
    [
      "a cut with a hole by a copy",
      `<defs><path id="p" d="${HOLE}"/></defs><clipPath id="k"><use href="#p"/></clipPath>`,
      'clip-path="url(#k)"',
    ],
    [
      "a cut whose shape has another rule",
      `<clipPath id="k"><path clip-rule="nonzero" d="${HOLE}"/></clipPath>`,
      'clip-path="url(#k)"',
    ],
    [
      "a mask with a hole, as Sketch writes it",
      `<defs><path id="p" d="${HOLE}"/></defs><mask id="m" fill="white"><use href="#p"/></mask>`,
      'mask="url(#m)"',
    ],
  ])("by the rule of the root: %s", async (_, cut, attribute) => {
    const source = svg(`${cut}<path ${attribute} fill="#a33" d="M0 0h40v20h-40z"/>`, EVEN_ODD);
    expect(await difference(source)).toBeLessThan(0.003);
  });

  it.each([
    ["a cut without parts", '<clipPath id="k"/>', 'clip-path="url(#k)"'],
    ["a cut by an empty shape", '<clipPath id="k"><rect height="9"/></clipPath>', 'clip-path="url(#k)"'],
    ["a mask of an empty shape", '<mask id="m"><rect fill="#fff" height="9"/></mask>', 'mask="url(#m)"'],
  ])("nothing inside %s", (_, cut, attribute) => {
    expect(readSvg(svg(`${cut}<path ${attribute} d="M0 0h9v9z"/>`)).operations).toEqual([]);
  });

  it.each(["None", " none", "Transparent"])("nothing in the fill %j", (fill) => {
    expect(readSvg(svg(`<path fill="${fill}" d="M0 0h9v9z"/>`)).operations).toEqual([]);
  });

  it("in the position and proportions of its viewBox", async () => {
    const source = svg('<path d="M-10-5h20v10h-20z" fill="#c00"/>', 'viewBox="-20 -10 40 20"');
    expect(readSvg(source)).toMatchObject({ width: 40, height: 20 });
    expect(await difference(source)).toBeLessThan(0.003);
    expect(readSvg(svg('<path d="M0 0h9v9z"/>', 'width="30px" height="12"'))).toMatchObject({ width: 30, height: 12 });
  });

  it("and the comparison finds a shape in another place", async () => {
    const drawn = svg('<rect x="2" y="2" width="10" height="10"/>');
    const moved = svg('<rect x="3" y="2" width="10" height="10"/>');
    const own = await rasterise(toSvg(readSvg(moved), { steps: 500, fit: "whole" }), WIDTH);
    const other = await original(drawn, own.width, own.height);
    let count = 0;
    for (let pixel = 0; pixel < own.width * own.height; pixel += 1)
      if (Math.abs((own.data[pixel * 4] ?? 0) - (other[pixel * 3] ?? 0)) > 48) count += 1;
    expect(count / (own.width * own.height)).toBeGreaterThan(0.003);
  });
});

/** Four fields of colour, as the body of a drawing of 300 × 120. */
const LOGO = `<rect width="150" height="60" fill="#E61E28"/><rect x="150" width="150" height="60" fill="#FFC800"/>
  <rect y="60" width="150" height="60" fill="#0050C8"/><circle cx="225" cy="90" r="25" fill="#111"/>`;
const BOX = 'viewBox="0 0 300 120"';
const NS = 'xmlns="http://www.w3.org/2000/svg"';

describe("an SVG as drawing programs write it", () => {
  it.each<[string, string]>([
    [
      "Illustrator, with entities for its namespaces and a switch",
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY st0 "fill:#E61E28;">]>
      <svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" xmlns:x="http://ns.adobe.com/Extensibility/1.0/" i:viewOrigin="0 0" ${BOX}
      enable-background="new 0 0 300 120" xml:space="preserve"><switch><foreignObject requiredExtensions="&ns_ai;"/>
      <g i:extraneous="self"><path style="&st0;" d="M0 0h150v60H0z"/></g></switch><i:pgf id="x"><![CDATA[a<b]]></i:pgf></svg>`,
    ],
    [
      "Inkscape, with notes of its own",
      `<svg ${NS} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="60mm" height="24mm" ${BOX}
      sodipodi:docname="logo.svg"><sodipodi:namedview pagecolor="#fff"><path d="M0 0"/></sodipodi:namedview>
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>${LOGO}</svg>`,
    ],
    [
      "a prefix for each element",
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" ${BOX}>${LOGO.replaceAll("<", "<svg:")}</svg:svg>`,
    ],
    [
      "colour names",
      `<svg ${NS} ${BOX}><path fill="tomato" d="M0 0h99v60H0z"/><path fill="rebeccapurple" d="M99 0h99v60H99z"/></svg>`,
    ],
    [
      "every notation of a colour",
      `<svg ${NS} ${BOX}><rect width="60" height="50" style="fill:rgba(230,30,40,.5)"/><rect x="60" width="60" height="50" fill="hsl(210, 80%, 40%)"/>
      <rect x="120" width="60" height="50" style="fill:#0050c880"/><rect x="180" width="60" height="50" fill="rgb(10% 60% 30%)"/></svg>`,
    ],
    ["unknown colours", `<svg ${NS} ${BOX}><g fill="#0050C8"><path fill="constructor" d="M0 0h99v60H0z"/></g></svg>`],
    [
      "marked text and compound selectors",
      `<svg ${NS} ${BOX}><style><![CDATA[g.a > rect{fill:#E61E28}#b rect:nth-child(2){fill:#FFC800}
      rect[width="10"]{fill:#0050C8!important}.x:hover{fill:#000}@font-face{font-family:x}]]></style>
      <g class="a" id="b"><rect width="90" height="60"/><rect x="90" width="90" height="60"/><rect x="180" width="10" height="60" style="fill:#fff"/></g></svg>`,
    ],
    [
      "square ends, bevels, mitres and many dashes",
      `<svg ${NS} ${BOX}><g fill="none" stroke="#0050C8" stroke-width="10"><path d="M20 20h100" stroke-linecap="square"/>
      <path d="M150 40l40-30 40 30" stroke-linejoin="bevel"/><path d="M20 100l20-60 20 60" stroke-miterlimit="1.2"/>
      <path d="M100 80h180" stroke-dasharray="20 5 10" stroke-dashoffset="7"/></g></svg>`,
    ],
    [
      "symbols and drawings inside, with view boxes of their own",
      `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" ${BOX}><symbol id="a" viewBox="0 0 300 120">${LOGO}</symbol>
      <use xlink:href="#a" width="150" height="60"/><svg x="150" y="60" width="100" height="60" viewBox="0 0 300 120"
      preserveAspectRatio="xMinYMax slice">${LOGO}</svg></svg>`,
    ],
    [
      "a white mask, as Figma cuts a frame",
      `<svg ${NS} ${BOX} fill="none"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="120">
      <path d="M200 0H0V120H300V0Z" fill="white"/></mask><g mask="url(#m)">${LOGO}</g></svg>`,
    ],
    [
      "gradients in shares of the page, in the colour of their surroundings",
      `<svg ${NS} ${BOX} color="#E61E28"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10%" y1="0%" x2="90%" y2="0%">
      <stop stop-color="currentColor"/><stop offset="1" stop-color="rgba(0,80,200,.5)"/></linearGradient><path fill="url(#g)" d="M0 0h300v60H0z"/></svg>`,
    ],
    [
      "lengths in shares of the page",
      `<svg ${NS} ${BOX}><rect x="10%" y="10%" width="50%" height="50%" fill="#0050C8"/></svg>`,
    ],
    [
      "a link, a title and an unknown element",
      `<svg ${NS} ${BOX}><title>a</title><a href="https://dach.example">${LOGO}</a><flowRoot/></svg>`,
    ],
    [
      "text that is empty or hidden",
      `<svg ${NS} ${BOX}>${LOGO}<text> </text><g display="none"><text>a</text></g></svg>`,
    ],
  ])("%s", async (_, source) => {
    expect(await difference(source)).toBeLessThan(0.004);
  });

  const source = `<svg ${NS} ${BOX}>${LOGO}</svg>`;

  it.each([
    ["sizes in millimetres without a view box", `<svg ${NS} width="79.375mm" height="31.75mm">`, "0 0 300 120"],
    ["sizes in shares without a view box", `<svg ${NS} width="100%" height="100%">`, "0 0 300 150"],
    ["no size at all", `<svg ${NS}>`, "0 0 300 150"],
  ])("with %s is shown at the size that a browser gives it", (_, root, box) => {
    const [own, other] = [`${root}${LOGO}</svg>`, `<svg ${NS} viewBox="${box}">${LOGO}</svg>`].map((one) =>
      readSvg(one),
    );
    expect(own?.operations).toEqual(other?.operations);
    expect(own?.width).toBeCloseTo(other?.width ?? 0, 6);
    expect(own?.height).toBeCloseTo(other?.height ?? 0, 6);
  });

  it("with conditions has the styles of a screen", () => {
    const sheet =
      "<style>@media print{rect{fill:#000}}@media screen{rect{fill:#ffc800}}@media (max-width:9px){rect{fill:#000}}</style>";
    expect(readSvg(svg(`${sheet}<rect width="9" height="9"/>`)).operations).toMatchObject([{ fill: "#ffc800" }]);
  });

  it("with a style sheet for print alone has the styles and fonts of the others", () => {
    const face = '@font-face{font-family:a;src:url("data:font/woff2;base64,d09GMg==")}';
    const sheet = `<style media="print">rect{fill:#000}${face}</style>`;
    const screen = '<style media="screen">rect{fill:#ffc800}</style>';
    expect(readSvg(svg(`${screen}${sheet}<rect width="9" height="9"/>`)).operations).toMatchObject([
      { fill: "#ffc800" },
    ]);
    expect(() => readSvg(svg(`${sheet}<text font-family="a" y="9">Dach</text>`))).toThrow("text");
  });

  const utf16 = (big: boolean): Uint8Array => {
    const bytes = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${source}`, "utf16le");
    return big ? bytes.swap16() : bytes;
  };
  it.each<[string, Uint8Array]>([
    ["a byte order mark", Buffer.from(`\uFEFF${source}`)],
    ["UTF-16, little end first", utf16(false)],
    ["UTF-16, big end first", utf16(true)],
    [
      "Windows-1250",
      Buffer.from(`<?xml version="1.0" encoding="windows-1250"?><!-- \xb3\xf3d\xbc -->${source}`, "latin1"),
    ],
    ["a comment of 70 KB before it", Buffer.from(`<!--${"licence ".repeat(9_000)}-->${source}`)],
  ])("in %s is the same drawing", (_, bytes) => {
    expect(logoKind(bytes)).toBe("svg");
    expect(readSvg(bytes)).toEqual(readSvg(source));
  });

  it("is written again without what is no drawing, and stays the same", () => {
    const plain = plainSvg(
      `<svg ${NS} xmlns:i="urn:i" ${BOX} i:a="1" data-x="2" unknown="3"><style>rect{stroke:#fff}</style>${LOGO}<animate attributeName="x"/></svg>`,
    );
    const written = writeXml(plain.root, plain);
    expect(written).not.toMatch(/style|i:a|data-x|unknown|animate/);
    expect(readSvg(written)).toEqual(drawSvg(plain));
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a picture from elsewhere", '<image href="https://x.example/a.png"/>'],
    ["a fill from elsewhere", '<path fill="url(https://x.example/a#b)" d="M0 0h9v9z"/>'],
    ["a page inside", '<foreignObject width="9" height="9"><iframe src="a.html"/></foreignObject>'],
    [
      "a script inside HTML",
      '<foreignObject width="9" height="9"><div><script>alert(1)</script></div></foreignObject>',
    ],
  ])("with %s is refused for it", (_, body) => {
    expect(() => readSvg(svg(body))).toThrow("outside");
  });

  it.each([
    ["a path", '<path d="M0 0h9v9Q1z"/>', { d: "M0 0h9v9" }],
    ["a path without a number", '<path d="M0 0h9v9L"/>', { d: "M0 0h9v9" }],
    ["a path that begins with a line", '<path d="L9 9z"/>', { d: "" }],
    ["an arc", '<path d="M0,0a4 4 0 01 9 9a4 4 0 2 1 9 9"/>', { d: "M0,0a4 4 0 01 9 9" }],
    ["a long path", `<path d="M0 0l${"1 1 ".repeat(200)}#"/>`, { d: `M0 0l${"1 1 ".repeat(200).trim()}` }],
    ["points that end in a comma", '<polygon points="0,0 9,0 9,9,"/>', { points: "0,0 9,0 9,9" }],
    ["points with half of one", '<polyline points="0,0 9,0 9,9 4"/>', { points: "0,0 9,0 9,9" }],
    ["points with a unit", '<polyline points="0 0 9 0 9 9 4px 4 0 9"/>', { points: "0 0 9 0 9 9" }],
  ])("with a fault in %s is drawn up to it", (_, faulty, sound) => {
    const plain = plainSvg(svg(faulty));
    expect(plain.root.children[0]?.attributes).toEqual(sound);
    expect(() => drawSvg(plain)).not.toThrow();
  });

  it("has the properties around it where its own are nothing that browsers know", () => {
    const line = '<path d="M0 9h30" ';
    const voids =
      'stroke-linecap="null" stroke-linejoin="miter-clip" stroke-dasharray="null" stroke-width="-1" stroke-opacity="null" stroke-miterlimit="none" fill-rule="undefined"';
    const around = '<g stroke="#000" stroke-linecap="round" stroke-width="4" stroke-dasharray="2 1">';
    expect(readSvg(svg(`${around}${line} ${voids}/></g>`))).toEqual(readSvg(svg(`${around}${line}/></g>`)));
    expect(readSvg(svg(`${around}${line} style="stroke-linecap:square;stroke-linecap:arcs"/></g>`))).toEqual(
      readSvg(svg(`${around}${line} stroke-linecap="square"/></g>`)),
    );
    expect(readSvg(svg(`${around}${line} stroke-linecap="Square"/></g>`))).toEqual(
      readSvg(svg(`${around}${line} stroke-linecap="square"/></g>`)),
    );
  });

  it("counts its dashes for renderers that do not know the length it says it has", () => {
    const dashed = '<g stroke="#000" stroke-dasharray="75 25" stroke-dashoffset="50">';
    const { root } = plainSvg(svg(`${dashed}<path pathLength="100" d="M0 9h40"/></g>`));
    expect(root.children[0]?.children[0]?.attributes).toMatchObject({
      "stroke-dasharray": "30 10",
      "stroke-dashoffset": "20",
    });
    expect(root.children[0]?.children[0]?.attributes["pathLength"]).toBeUndefined();
  });

  it.each([
    ["wider", 'width="300" height="100" viewBox="0 0 100 100"', "-100 0 300 100"],
    ["at its left end", 'width="300" height="100" viewBox="0 0 100 100" preserveAspectRatio="xMinYMid"', "0 0 300 100"],
    ["higher", 'width="100" height="200" viewBox="0 0 100 100"', "0 -50 100 200"],
    ["cut", 'width="100" height="50" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"', "0 25 100 50"],
  ])("that is %s than its view box has lengths in shares of the view box", (_, given, shown) => {
    const gradient = (end: string): string =>
      `<linearGradient id="g" gradientUnits="userSpaceOnUse" ${end}><stop/><stop offset="1" stop-color="red"/></linearGradient>`;
    const shares = `${gradient("")}<rect x="10%" y="10%" width="50%" height="60%" fill="url(#g)"/><circle r="20%" stroke="#000" stroke-width="1%"/>`;
    const lengths = `${gradient('x2="100"')}<rect x="10" y="10" width="50" height="60" fill="url(#g)"/><circle r="20" stroke="#000" stroke-width="1"/>`;
    const own = readSvg(svg(shares, given));
    expect(own).toEqual(readSvg(svg(lengths, `viewBox="${shown}"`)));
    const plain = plainSvg(svg(shares, given));
    expect(readSvg(writeXml(plain.root, plain))).toEqual(own);
  });

  it("is drawn without its handlers, which are not written again", () => {
    const html = '<foreignObject width="9" height="9"><div onclick="alert(1)"/></foreignObject>';
    const body = `<g onclick="alert(1)" ONLOAD="x()">${html}<path d="M0 0h9v9z" onmouseover=""/></g>`;
    const plain = plainSvg(svg(body, 'viewBox="0 0 40 20" onload="alert(1)"'));
    expect(writeXml(plain.root, plain)).not.toMatch(/\son|alert/iu);
    expect(drawSvg(plain)).toEqual(readSvg(svg('<path d="M0 0h9v9z"/>')));
  });

  it("shows nothing for entities of a document type elsewhere, and is damaged by others", () => {
    const named = (type: string): string =>
      `${type}${svg('<title>&copy;</title><path id="a&nbsp;" d="M0 0h9v9z"/><path d="M0 0&foo;h9v9z"/>')}`;
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(readSvg(named(type)).operations).toHaveLength(2);
    expect(readSvg(named('<!DOCTYPE svg SYSTEM "a.dtd">')).operations).toHaveLength(2);
    for (const other of ["", "<!DOCTYPE svg>", `<?xml version="1.0" standalone="yes"?>${type}`])
      expect(() => readSvg(named(other))).toThrow("damaged");
  });

  it.each([
    ["far to the left", '<text x="-500">note</text>', true],
    ["in a group that is moved", '<g transform="translate(900 0)"><text><tspan y="4">note</tspan></text></g>', true],
    ["that may reach into it", '<text x="-100">a long note</text>', false],
    ["that is turned by a style", '<text x="-500" style="transform:rotate(1turn)">note</text>', false],
    ["whose second line is in it", '<text x="-500">note<tspan x="5">note</tspan></text>', false],
    [
      "of a picture that shows more than its size",
      `<image width="9" height="900" preserveAspectRatio="xMinYMin" href="data:image/svg+xml,${encodeURIComponent(svg('<text y="500">note</text>', 'viewBox="0 0 9 9"'))}"/>`,
      false,
    ],
    ["that a filter may move", '<g filter="url(#f)"><text x="-500">note</text></g>', false],
  ])("beside the page, a text %s", (_, text, isOutside) => {
    const shape = '<path d="M0 0h9v9z"/>';
    const source = svg(shape + text);
    if (!isOutside) expect(() => readSvg(source)).toThrow(/text|effects/u);
    else expect(readSvg(source).operations).toEqual(readSvg(svg(shape)).operations);
  });

  it("with an entity from elsewhere is refused for it, and one that grows without end as too complex", () => {
    const type = (entities: string): string =>
      `<!DOCTYPE svg [${entities}]><svg ${NS} ${BOX}><path id="&b;" d="M0 0h9v9z"/></svg>`;
    expect(() => readSvg(type('<!ENTITY b SYSTEM "file:///etc/passwd">'))).toThrow("outside");
    expect(() => readSvg(type(`<!ENTITY a "${"x".repeat(999)}"><!ENTITY b "&a;&a;&a;&a;">`))).toThrow("too-complex");
    expect(() => readSvg(type(`<!ENTITY b "${"x".repeat(1999)}">`).replace("&b;", "&b;".repeat(2_000)))).toThrow(
      "too-complex",
    );
  });
});

describe("an SVG that our operations cannot show as a browser would is refused:", () => {
  it.each([
    ["pixels", '<image href="data:image/png;base64,AAAA" width="9" height="9"/>'],
    ["a filter", '<g filter="url(#f)"><path d="M0 0h9v9z"/></g>'],
    ["a mask of shades", '<mask id="m"><path d="M0 0h9v9z" fill="#888"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>'],
    [
      "a mask of a black shape by a white copy",
      '<defs><path id="p" fill="#000" d="M0 0h9v9z"/></defs><mask id="m"><use href="#p" fill="#fff"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>',
    ],
    ["a line with a gradient", '<linearGradient id="g"><stop/></linearGradient><path stroke="url(#g)" d="M0 0h9v9z"/>'],
    [
      "a cut by two rules",
      '<clipPath id="k"><path clip-rule="evenodd" d="M0 0h9v9z"/><path d="M20 0h9v9z"/></clipPath><path clip-path="url(#k)" d="M0 0h9v9z"/>',
    ],
    ["a pattern", '<defs><pattern id="p"/></defs><path fill="url(#p)" d="M0 0h9v9z"/>'],
    ["blending", '<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'],
    ["an uneven line", '<g transform="scale(2 1)"><path stroke="#000" d="M0 0h9v9z"/></g>'],
    [
      "a skewed radial gradient",
      '<defs><radialGradient id="g"><stop stop-color="red"/></radialGradient></defs><rect width="9" height="4" fill="url(#g)"/>',
    ],
  ])("%s", (_, body) => {
    expect(() => readSvg(svg(body))).toThrow("effects");
  });

  it.each([
    ["text", '<text x="1" y="9">Dach</text>'],
    ["text in a group that is used", '<defs><g id="a"><text>Dach</text></g></defs><use href="#a"/>'],
  ])("%s, with a reason of its own", (_, body) => {
    expect(() => readSvg(svg(body))).toThrow("text");
  });

  it.each(
    everyNth<[string, string]>(4, [
      ["a copy of itself", '<g id="a"><use href="#a"/></g>'],
      [
        "endlessly nested copies",
        Array.from({ length: 20 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join("") +
          '<path id="g0" d="M0 0h9v9z"/>',
      ],
      [
        "a long path with many copies",
        `<defs><path id="p" d="M0 0${"h1v1".repeat(20_000)}z"/></defs>${'<use href="#p"/>'.repeat(5000)}`,
      ],
      [
        "more rules than any drawing needs",
        `<style>${Array.from({ length: 5000 }, (_, at) => `.c${at}{fill:red}`).join("")}</style>${"<g/>".repeat(5000)}`,
      ],
      ["a million characters", `<path d="${"M0 0h1v1z".repeat(120_000)}"/>`],
    ]),
  )("%s, as too complex", (_, body) => {
    expect(() => readSvg(svg(body))).toThrow("too-complex");
  });

  it.each([
    ["a file with a fault in it", "<svg><path></svg>"],
    ["another document", "<html><body/></html>"],
    ["nothing", ""],
    ["a corner that is not finite", svg('<path d="M0 0h1e999v9z"/>')],
    ["a line whose width is not finite", svg('<path d="M0 0h9" stroke="red" stroke-width="1e999"/>')],
    [
      "a gradient whose place is no number",
      svg('<linearGradient id="g" x1="x"><stop/></linearGradient><path d="M0 0h9v9z" fill="url(#g)"/>'),
    ],
    ["a size that is not finite", svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1e999 9"')],
    ["almost no size", svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1e-300 9"')],
  ])("%s, as damaged", (_, source) => {
    expect(() => readSvg(source)).toThrow("damaged");
  });
});

describe("many numbers after one letter of a path", () => {
  const numbers = Array.from({ length: 1_000 }, (_, at) => (at % 7) - 3);
  const pairs = Array.from({ length: 500 }, (_, at) => `${numbers[2 * at]} ${numbers[2 * at + 1]}`);
  const drawn = (data: string) => readSvg(svg(`<path d="${data}"/>`)).operations;
  it.each([
    [
      "m",
      `m${pairs.join(" ")}`,
      `m${pairs[0]}${pairs
        .slice(1)
        .map((pair) => `l${pair}`)
        .join("")}`,
    ],
    [
      "M",
      `M${pairs.join(" ")}`,
      `M${pairs[0]}${pairs
        .slice(1)
        .map((pair) => `L${pair}`)
        .join("")}`,
    ],
    ["l", `M1 2l${pairs.join(",")}`, `M1 2${pairs.map((pair) => `l${pair}`).join("")}`],
    ["v", `M1 2v${numbers.join(" ")}`, `M1 2${numbers.map((number) => `v${number}`).join("")}`],
  ])("%s are drawn as with the letter before each", (_, short, long) => {
    expect(drawn(short)).toEqual(drawn(long));
  });
});

it("text in a font of the file is left to the server, which opens fonts", () => {
  const face = '<style>@font-face{font-family:Own;src:url("data:font/woff2;base64,d09GMg==")}</style>';
  const text = '<text font-family="Own" y="9">Dach</text>';
  expect(() => readSvg(svg(face + text))).toThrow("effects");
  expect(() => readSvg(svg(text))).toThrow("text");
  expect(readSvg(svg(`${face}<path d="M0 0h9v9z"/>`)).operations).toHaveLength(1);
});
