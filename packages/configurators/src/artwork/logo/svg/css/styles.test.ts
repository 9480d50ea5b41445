import { boundsOf } from "../../../page/boxes.ts";
import { pointsOn } from "../shapes.ts";
import { describe, expect, it } from "vitest";
import { drawSvg } from "../../read-svg.ts";
import { colourOf } from "../colour.ts";
import { bytesOfAddress, typeOfAddress } from "../data-address.ts";
import { fontOf } from "./font-size.ts";
import { plainSvg } from "../plain-svg.ts";

/** The fills of a drawing's shapes, in their order. */
const fillsOf = (body: string): unknown[] =>
  drawSvg(plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`)).operations.map(
    (operation) => (operation.kind === "path" ? operation.fill : operation.kind),
  );

const RED = "#e61e28";
const BLACK = "#000000";
const SHAPES = '<rect class="a" width="1" height="1"/><circle class="b" r="1"/><rect class="c" width="1" height="1"/>';

describe("a selector chooses the shapes that a browser chooses", () => {
  it.each([
    ["rect:first-of-type", [RED, BLACK, BLACK]],
    ["rect:last-of-type", [BLACK, BLACK, RED]],
    ["rect:nth-of-type(2)", [BLACK, BLACK, RED]],
    ["*:nth-last-child(1)", [BLACK, BLACK, RED]],
    ["circle:only-of-type", [BLACK, RED, BLACK]],
    // A selector in brackets was read without end when another part followed.
    ["rect:not(.a):last-of-type", [BLACK, BLACK, RED]],
    ["rect:not(.a, .b)", [BLACK, BLACK, RED]],
    [":is(.a,.b)", [RED, RED, BLACK]],
    [":is(.a, ::none)", [RED, BLACK, BLACK]],
    [":where(.b)", [BLACK, RED, BLACK]],
    ["rect:unknown", [BLACK, BLACK, BLACK]],
    ["rect:hover", [BLACK, BLACK, BLACK]],
    ["rect[class='A' i]", [RED, BLACK, BLACK]],
    [".\\62", [BLACK, RED, BLACK]],
    ["rect:nth-child(2n + 1)", [RED, BLACK, RED]],
  ])("%s", (selector, fills) => {
    expect(fillsOf(`<style>g ${selector}{fill:${RED}}</style><g>${SHAPES}</g>`)).toEqual(fills);
  });
});

it("a rule with a selector that no browser understands chooses nothing, however right its others are", () => {
  expect(fillsOf(`<style>.a, .b:unknown{fill:${RED}}</style>${SHAPES}`)).toEqual([BLACK, BLACK, BLACK]);
});

it("a selector for what is inside of an element is refused, because its rule would be left out", () => {
  expect(() => fillsOf(`<style>g:has(rect){fill:${RED}}</style><g>${SHAPES}</g>`)).toThrow("effects");
});

describe("rules within rules", () => {
  it.each([
    [`.g{fill:#0050c8;.a{fill:${RED}}}`, [RED, "#0050c8", "#0050c8"]],
    [`.g{& > .b{fill:${RED}}}`, [BLACK, RED, BLACK]],
    [`.c{.g &{fill:${RED};}fill:#0050c8}`, [BLACK, BLACK, RED]],
    [`.g{@media screen{.a{fill:${RED}}}}`, [RED, BLACK, BLACK]],
    [`.g{@media print{.a{fill:${RED}}}}`, [BLACK, BLACK, BLACK]],
  ])("%s", (sheet, fills) => {
    expect(fillsOf(`<style>${sheet.replaceAll("&", "&amp;")}</style><g class="g">${SHAPES}</g>`)).toEqual(fills);
  });

  it("that are written again and again are too complex", () => {
    const sheet = `${"a,".repeat(150)}a{${"&amp; ".repeat(60)}a{fill:red}}`;
    expect(() => fillsOf(`<style>${sheet}</style>${SHAPES}`)).toThrow("too-complex");
  });
});

describe("variables of a style sheet", () => {
  it.each([
    ["are inherited", "--a:#e61e28", "var(--a)", RED],
    ["keep the case of their names", "--Main:#e61e28;--main:#000", "var(--Main)", RED],
    ["may stand in others", "--b:#e61e28;--a:var(--b)", "var(--a)", RED],
    ["have a value for when they are not there", "--a:#000", "var(--none, rgb(230, 30, 40))", RED],
    ["have a value with brackets in others", "--a:#000", "var(--none, var(--no, rgb(calc(200 + 30), 30, 40)))", RED],
    ["that are not closed leave the declaration out", "--a:#e61e28", "var(--a", BLACK],
    ["may be a part of a colour", "--a:230", "rgb(var(--a), 30, 40)", RED],
    ["that are not there leave the declaration out", "--a:#000", "var(--none)", BLACK],
  ])("%s", (_, variables, fill, expected) => {
    const sheet = `<style>:root{${variables}}.x{fill:${fill}}</style>`;
    expect(fillsOf(`${sheet}<g><path class="x" d="M0 0h9v9z"/></g>`)).toEqual([expected]);
  });

  it("that grow or turn in a circle are too complex", () => {
    const doubling = Array.from({ length: 40 }, (_, index) => `--v${index}:var(--v${index + 1})var(--v${index + 1})`);
    for (const variables of [`${doubling.join(";")};--v40:red`, "--v0:var(--v1);--v1:var(--v0)"])
      expect(() => fillsOf(`<style>:root{${variables}}</style><path fill="var(--v0)" d="M0 0h9v9z"/>`)).toThrow(
        "too-complex",
      );
  });
});

describe("markers by their short name", () => {
  const attributesOf = (attribute: string) =>
    plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path ${attribute} d="M0 0h9v9z"/></svg>`).root
      .children[0]?.attributes;

  it("are those of all corners in a style", () => {
    const markers = { "marker-start": "url(#m)", "marker-mid": "url(#m)", "marker-end": "url(#m)" };
    expect(attributesOf('style="marker:url(#m)"')).toEqual({ d: "M0 0h9v9z", ...markers });
    expect(attributesOf('style="marker:url(#m);marker-end:none"')).toMatchObject({ ...markers, "marker-end": "none" });
  });

  it("are left out as an attribute, as browsers do", () => {
    expect(attributesOf('marker="url(#m)"')).toEqual({ d: "M0 0h9v9z" });
  });
});

describe("rules with conditions", () => {
  it.each([
    ["@supports (fill:red)", RED],
    ["@layer logo", RED],
    ["@media screen", RED],
    ["@media print", BLACK],
    ["@supports not (fill:red)", BLACK],
  ])("%s", (condition, fill) => {
    expect(fillsOf(`<style>${condition}{path{fill:${RED}}}</style><path d="M0 0h9v9z"/>`)).toEqual([fill]);
  });
});

describe("a colour of a wide space", () => {
  it.each([
    ["color(srgb 0 .5 .2)", "#008033"],
    ["color(display-p3 0.8431 0.2 0.1804)", "#ea1220"],
    ["color(display-p3 1 0 0)", "#ff0000"],
    ["color(rec2020 0 1 0)", "#00ff00"],
    ["oklch(0.7 0.3 150)", "#00cb00"],
    ["oklch(60% .2 30)", "#de3e2d"],
    ["oklab(100% 0 0 / 50%)", "#ffffff"],
    ["lab(50% 40 60)", "#bf5700"],
    ["lch(50% 60 300)", "#8266d1"],
    ["rgb(none 80 200)", "#0050c8"],
    ["color-mix(in srgb, #e61e28 50%, #0050c8)", "#733778"],
    ["light-dark(#e61e28, #fff)", "#e61e28"],
  ])("%s is the one that a browser shows on a screen", (written, expected) => {
    const channels = (colour = ""): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const shown = channels(colourOf(written)?.colour);
    for (const [channel, level] of channels(expected).entries())
      expect(Math.abs((shown[channel] ?? 0) - level)).toBeLessThanOrEqual(2);
  });

  it("that is not known leaves the colour before it, as Figma writes both", () => {
    const style = `fill:${RED};fill:color(unknown 0 1 0)`;
    expect(fillsOf(`<path style="${style}" d="M0 0h9v9z"/>`)).toEqual([RED]);
  });
});

it("dashes are counted in the length that a line says it has", () => {
  const line = '<path d="M0 4h8" stroke="#000" fill="none" stroke-dasharray="25 25" pathLength="100"/>';
  const { operations } = drawSvg(plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${line}</svg>`));
  expect(operations).toMatchObject([{ kind: "stroke", dash: [2, 2] }]);
});

const drawn = (body: string, root = 'viewBox="0 0 200 100"') =>
  drawSvg(plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`));

/** Left, top, right and bottom of the first cut. */
const cutOf = (style: string, shape = 'rect x="20" y="10" width="100" height="60"'): number[] => {
  const [group] = drawn(`<${shape} style="${style}"/>`).operations;
  if (group?.kind !== "group" || !group.clip) throw new Error("No cut");
  const { x, y, width, height } = boundsOf(pointsOn(group.clip));
  return [x, y, x + width, y + height].map((side) => Math.round(side * 10) / 10);
};

describe("a cut by a shape of CSS", () => {
  it.each([
    ["clip-path:circle(20px at 40px 30px)", [40, 20, 80, 60]],
    ["clip-path:circle()", [40, 10, 100, 70]],
    ["clip-path:circle(25% at left top)", [-0.6, -10.6, 40.6, 30.6]],
    ["clip-path:ellipse(20px 10px at center)", [50, 30, 90, 50]],
    ["clip-path:inset(10px 20px)", [40, 20, 100, 60]],
    ["clip-path:inset(10% 20% 30% 40% round 4px)", [60, 16, 100, 52]],
    ["clip-path:rect(5px 50px auto 10px)", [30, 15, 70, 70]],
    ["clip-path:xywh(10px 5px 40px 20px)", [30, 15, 70, 35]],
    ["clip-path:polygon(0 0, 100% 0, 50% 100%)", [20, 10, 120, 70]],
    ["clip-path:path('M0 0h30v20h-30z')", [20, 10, 50, 30]],
    ["clip-path:circle(20px at 40px 30px) view-box", [20, 10, 60, 50]],
    ["clip-path:inset(calc(10% + 4px) calc(2 * 5px))", [30, 20, 110, 60]],
    ["clip-path:circle(min(20px, 50%) at calc(50% - 10px) 50%)", [40, 20, 80, 60]],
    ["clip-path:inset(1px round 1px 2px)", [21, 11, 119, 69]],
    ["clip-path:inset(0);stroke:#000;stroke-width:10", [15, 5, 125, 75]],
    ["clip-path:fill-box inset(0);stroke:#000;stroke-width:10", [20, 10, 120, 70]],
  ])("is one of SVG around its element: %s", (style, box) => {
    expect(cutOf(style)).toEqual(box);
  });

  it.each([
    ["polygon(0 0, 9px 0, 0 9px)", undefined],
    ["polygon(evenodd, 0 0, 9px 0, 0 9px)", true],
  ])("has its own rule, not the one of the root: %s", (shape, clipEvenOdd) => {
    const root = 'viewBox="0 0 200 100" clip-rule="evenodd"';
    const [group] = drawn(`<rect width="9" height="9" style="clip-path:${shape}"/>`, root).operations;
    expect(group?.kind === "group" && group.clipEvenOdd).toBe(clipEvenOdd);
  });

  it("that is not read is refused, because all would be shown", () => {
    expect(() => cutOf("clip-path:shape(from 0 0, line to 9px 9px)")).toThrow("effects");
  });

  it.each([
    ['path id="a" d="M0 0h50v20h-50z"', 'x="10" y="20"', [15, 25, 55, 35]],
    [
      'symbol id="a" viewBox="0 0 10 10"><path d="M0 0h10v5h-10z"/></symbol><g',
      'width="40" height="40"',
      [5, 5, 35, 15],
    ],
  ])("of a copy is around what it shows: %s", (target, place, box) => {
    const [group] = drawn(`<defs><${target}/></defs><use href="#a" ${place} style="clip-path:inset(5px)"/>`).operations;
    if (group?.kind !== "group" || !group.clip) throw new Error("No cut");
    const { x, y, width, height } = boundsOf(pointsOn(group.clip));
    expect([x, y, x + width, y + height]).toEqual(box);
  });

  it("of copies that show themselves or grow without end is too complex", () => {
    const cut = 'style="clip-path:inset(1px)"';
    const circle = `<g id="a" ${cut}><use href="#a"/></g>`;
    expect(() => drawn(`${circle}<use href="#a" ${cut}/>`)).toThrow("too-complex");
    const doubled = Array.from({ length: 30 }, (_, level) => {
      const copy = `<use href="#a${level + 1}"/>`;
      return `<g id="a${level}">${copy}${copy}</g>`;
    });
    expect(() =>
      drawn(`<defs>${doubled.join("")}<path id="a30" d="M0 0h9v9z"/></defs><use href="#a0" ${cut}/>`),
    ).toThrow("too-complex");
  });
});

it.each([
  ["translateX(3px) translateY(4px)", [3, 4]],
  ["scale(2);transform-origin:3px 4px", [-3, -4]],
  ["scaleX(2) translate(1px, 4px) scaleY(3)", [2, 4]],
  ["scale(2);transform-origin:center", [-100, -50]],
  ["scale(2);transform-box:fill-box;transform-origin:center", [-5, -5]],
  ["scale(2);transform-box:fill-box;transform-origin:bottom right", [-10, -10]],
  ["translate(50%, 10%)", [100, 10]],
  ["translate(50%, 10%);transform-box:fill-box", [5, 1]],
  ["rotate(.5turn);transform-box:fill-box;transform-origin:50% 50%", [10, 10]],
  ["none;translate:3px 4px", [3, 4]],
  ["translate(1px);scale:2;rotate:0deg", [2, 0]],
  ["translate3d(3px, 4px, 0)", [3, 4]],
  ["matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,5,6,0,1)", [5, 6]],
  ["translateZ(0) scale3d(2, 2, 1) translate(1px, 2px)", [2, 4]],
  ["translate(calc(50% + 1px), calc(2 * 3px))", [101, 6]],
])("a transformation in a style moves its shape: %s", (transform, from) => {
  const [operation] = drawn(`<path style="transform:${transform}" d="M0 0h10v10h-10z"/>`).operations;
  const [first] = operation?.kind === "path" ? operation.path : [];
  expect(first?.[1]?.map((number) => Math.round(number * 1000) / 1000)).toEqual(from);
});

it("a transformation may be written without spaces", () => {
  const [operation] = drawn('<path transform="translate(1.5-2)scale(2,2)" d="M1 1h10v10z"/>').operations;
  expect(operation?.kind === "path" && operation.path[0]).toEqual(["M", [3.5, 0]]);
});

it("an attribute with the name of a property of CSS moves nothing", () => {
  const [operation] = drawn('<path scale="2" rotate="30" d="M3 4h10v10z"/>').operations;
  expect(operation?.kind === "path" && operation.path[0]).toEqual(["M", [3, 4]]);
});

it("a copy turns around what it shows, to which browsers do not count its place", () => {
  const style = "transform:scale(2);transform-box:fill-box;transform-origin:center";
  const { operations } = drawn(
    `<defs><path id="a" d="M0 0h10v10h-10z"/></defs><use href="#a" x="10" y="20" style="${style}"/>`,
  );
  const [copy] = operations;
  expect(copy?.kind === "path" && copy.path[0]).toEqual(["M", [15, 35]]);
});

it.each(["rotateX(20deg)", "rotate3d(1, 1, 0, 20deg)", "perspective(100px) translateZ(50px)"])(
  "a transformation out of the plane is refused: %s",
  (transform) => {
    expect(() => drawn(`<path style="transform:${transform}" d="M0 0h10v10z"/>`)).toThrow("effects");
  },
);

it("a whole picture is turned around its middle", () => {
  const body = '<path d="M0 0h10v10h-10z"/>';
  const { operations } = drawn(body, 'viewBox="0 0 100 50" style="transform:rotate(180deg)"');
  const [cut] = operations;
  const [shape] = cut?.kind === "group" ? cut.operations : [];
  const { x, y } = boundsOf(shape?.kind === "path" ? pointsOn(shape.path) : []);
  expect([x, y]).toEqual([90, 40].map((side): unknown => expect.closeTo(side, 6)));
});

it.each([
  "mask:linear-gradient(#000,transparent)",
  "mask-image:linear-gradient(#000,transparent)",
  "offset-path:path('M0 0h9')",
  "filter:grayscale(1) drop-shadow(0 0 9px #000)",
])("what browsers draw and the print would leave out is refused: %s", (style) => {
  expect(() => drawn(`<path style="${style}" d="M0 0h10v10z"/>`)).toThrow("effects");
});

describe("lengths of the window and of a font", () => {
  const boxOf = (body: string, root: string) => {
    const [shape] = drawn(body, root).operations;
    const { x, y, width, height } = boundsOf(shape?.kind === "path" ? pointsOn(shape.path) : []);
    return [x, y, width, height];
  };

  it.each([
    ["10vw", "10vh", 'viewBox="0 0 200 100"', [0, 0, 20, 10]],
    ["10vmin", "10vmax", 'viewBox="0 0 200 100"', [0, 0, 10, 20]],
    ["10svw", "calc(1px + 10dvh)", 'viewBox="0 0 200 100"', [0, 0, 20, 11]],
    ["10vw", "10vh", 'viewBox="0 0 200 100" width="400"', [0, 0, 40, 20]],
    ["10vi", "10vb", 'width="50" height="30"', [0, 0, 5, 3]],
    ["1em", "2rem", 'viewBox="0 0 200 100" font-size="20"', [0, 0, 20, 40]],
    ["1em", "1rem", 'viewBox="0 0 200 100" style="font:bold 1.5em/2 serif"', [0, 0, 24, 24]],
  ])("%s and %s are those of the drawing: %s", (width, height, root, box) => {
    expect(boxOf(`<rect style="width:${width};height:${height}"/>`, root)).toEqual(box);
  });

  it("follow the size of the text around a shape", () => {
    const shape = '<g font-size="200%"><g style="font-size:.5em"><rect width="1em" height="1ex"/></g></g>';
    expect(boxOf(shape, 'viewBox="0 0 200 100" font-size="10"')).toEqual([0, 0, 10, 5]);
  });

  it("are refused for the size of the drawing itself, and as letters", () => {
    expect(() => drawn('<rect width="9" height="9"/>', 'width="50vw" height="9"')).toThrow("effects");
    expect(() => drawn('<rect width="3ch" height="9"/>')).toThrow("effects");
  });
});

it("a line that does not grow with its shape is as wide as it says in pixels", () => {
  const line =
    '<g transform="scale(3)"><path d="M0 4h8" stroke="#000" stroke-width="5" vector-effect="non-scaling-stroke"/></g>';
  const widthOf = (root: string): unknown => {
    const stroke = drawn(line, root).operations.find(({ kind }) => kind === "stroke");
    return stroke?.kind === "stroke" && stroke.width;
  };
  expect(widthOf('viewBox="0 0 200 100"')).toBe(5);
  expect(widthOf('viewBox="0 0 200 100" width="400" height="200"')).toBe(2.5);
});

describe("a gradient that is one colour", () => {
  it.each(['linearGradient id="g" x1=".5" x2=".5"', 'radialGradient id="g" r="0"'])("%s", (start) => {
    const stops = '<stop stop-color="#000"/><stop offset="1" stop-color="#e61e28"/>';
    const { operations } = drawn(`<${start}>${stops}</${start.split(" ")[0]}><path fill="url(#g)" d="M0 0h9v9z"/>`);
    expect(operations).toMatchObject([{ fill: { stops: [{ colour: RED }] } }]);
  });
});

it("dashes in shares refer to the drawing's size", () => {
  const line = '<path d="M0 4h8" stroke="#000" fill="none" stroke-dasharray="10% 5%"/>';
  const [stroke] = drawn(line, 'viewBox="0 0 30 40"').operations;
  const diagonal = 50 / Math.SQRT2;
  expect(stroke?.kind === "stroke" && stroke.dash).toEqual([0.1 * diagonal, 0.05 * diagonal]);
});

describe("a size that is not that of the view box", () => {
  const shape = '<path d="M0 0h200v100h-200z"/>';
  it.each([
    ['width="200" height="200"', [200, 200], [0, 50]],
    ['width="200" height="200" preserveAspectRatio="xMinYMin meet"', [200, 200], [0, 0]],
    ['width="100" height="100" preserveAspectRatio="xMidYMid slice"', [100, 100], [-50, 0]],
    ['width="100" height="100" preserveAspectRatio="xMaxYMid slice"', [100, 100], [-100, 0]],
    ['width="100" height="100" preserveAspectRatio="none"', [100, 100], [0, 0]],
    ['width="100"', [200, 100], [0, 0]],
  ])("shows more or less of the drawing: %s", (attributes, size, from) => {
    const { width, height, operations } = drawn(shape, `viewBox="0 0 200 100" ${attributes}`);
    expect([width, height]).toEqual(size);
    const [operation] = operations;
    expect(operation?.kind === "path" && operation.path[0]).toEqual(["M", from]);
  });
});

describe("words for any property", () => {
  it.each([
    ["fill:initial", "#000000"],
    ["fill:unset", RED],
    ["fill:revert", RED],
    ["fill:inherit", RED],
  ])("%s", (style, fill) => {
    expect(fillsOf(`<g fill="${RED}"><path style="${style}" d="M0 0h9v9z"/></g>`)).toEqual([fill]);
  });
});

it.each(["#e61e28 icc-color(press, 0, 1, 1, 0)", "#e61e28 device-cmyk(0, 1, 1, 0)"])(
  "a colour with inks beside it is the colour: %s",
  (fill) => {
    expect(fillsOf(`<path fill="${fill}" d="M0 0h9v9z"/>`)).toEqual(["#e61e28"]);
  },
);

it.each([
  ["background:#fc8", ["#ffcc88"]],
  ["background-color: rgb(255, 255, 255)", ["#ffffff"]],
  ["background:none", []],
  ["background:url(#a) red", ["#ff0000"]],
])("a colour behind the drawing is printed as browsers show it: %s", (style, fills) => {
  const { operations } = drawn('<path d="M0 0h9v9z"/>', `viewBox="0 0 200 100" style="${style}"`);
  const found = operations.flatMap((one) => (one.kind === "path" ? [one.fill] : []));
  expect(found).toEqual([...fills, "#000000"]);
});

describe("a font in one declaration", () => {
  it.each([
    ["12px Arial", "12px", "Arial"],
    ["italic bold 12px/1.5 Arial Black Bold", "12px", "Arial Black Bold"],
    ["700 1.5em / 2 'Own Font', serif", "1.5em", "'Own Font', serif"],
    ["small-caps x-large Arial", "x-large", "Arial"],
  ])("%s is read", (font, size, family) => {
    expect(fontOf(font)).toMatchObject({ "font-size": size, "font-family": family });
  });

  it.each(["12px", "bold Arial", "caption", "a b c d e 12px Arial", "a ".repeat(300)])("%s is left out", (font) => {
    expect(fontOf(font)).toEqual({});
  });
});

describe("an address with its content", () => {
  it.each([
    ["data:,Dach%20%C5%82%", "", "Dach ł%"],
    [" DATA:Text/Plain;charset=utf-8;base64 , RGFj aA%3D%3D ", "text/plain", "Dach"],
    ["data:image/png;a=b;c;base64,RGFjaA==#part", "image/png", "Dach"],
  ])("%s is read", (address, type, text) => {
    expect(typeOfAddress(address)).toBe(type);
    expect(new TextDecoder().decode(bytesOfAddress(address))).toBe(text);
  });

  it.each(["", "data:", "datas:,a", "data:text/plain", `data:${";a=b".repeat(200)},a`, "https://a.example/data:,b"])(
    "%s is none",
    (address) => {
      expect(bytesOfAddress(address)).toBeUndefined();
    },
  );
});

// The answers are those of Chromium for a picture of 200 × 100 pixels.
it.each([
  ["screen", true],
  ["not print", true],
  ["not screen", false],
  ["print, screen and (orientation: landscape)", true],
  ["(prefers-color-scheme: light)", true],
  ["(prefers-color-scheme: dark)", false],
  ["(min-width: 100px) and (max-height: 2in)", true],
  ["(max-width: 100px)", false],
  ["(width >= 200px)", true],
  ["(height < 100px)", false],
  ["(unknown: 1)", false],
  ["not all and (unknown: 1)", false],
])("a condition of a style sheet is that of a light screen: %s", (condition, isUsed) => {
  const style = `<style>path{fill:${BLACK}}@media ${condition.replaceAll("<", "&lt;")}{path{fill:${RED}}}</style>`;
  const { operations } = drawn(`${style}<path d="M0 0h9v9z"/>`, 'width="200" height="100"');
  expect(operations).toMatchObject([{ fill: isUsed ? RED : BLACK }]);
});

it("a style sheet that is imported is left out, and the rules after it are not", () => {
  const style = `<style>@import url("https://fonts.example/a.css");path{fill:${RED}}</style>`;
  expect(fillsOf(`${style}<path d="M0 0h9v9z"/>`)).toEqual([RED]);
});

it("a gradient has the colour of the elements around it, and dashes run along a circle from its right end", () => {
  const gradient = `<g color="${RED}"><linearGradient id="g"><stop stop-color="currentColor"/></linearGradient></g>`;
  expect(fillsOf(`${gradient}<path color="#fff" fill="url(#g)" d="M0 0h9v9z"/>`)).toMatchObject([
    { stops: [{ colour: RED }] },
  ]);
  const [circle] = drawn('<circle cx="50" cy="50" r="30" fill="none" stroke="#000"/>').operations;
  const [start, curve] = circle?.kind === "stroke" ? circle.path : [];
  expect(start).toEqual(["M", [80, 50]]);
  expect(curve?.[3]).toEqual([50, 80].map((side): unknown => expect.closeTo(side, 3)));
});

it("a gradient behind the drawing is a shape in its direction, and one that repeats is refused", () => {
  const own = (background: string) =>
    drawn('<path d="M0 0h9v9z"/>', `viewBox="0 0 100 50" style="background:${background}"`).operations;
  const [behind] = own("linear-gradient(90deg, #e61e28 20%, blue)");
  expect(behind?.kind === "path" && behind.fill).toMatchObject({
    kind: "linear",
    from: [expect.closeTo(0, 6), expect.closeTo(25, 6)],
    to: [expect.closeTo(100, 6), expect.closeTo(25, 6)],
  });
  expect(() => own("repeating-linear-gradient(red, blue 9px)")).toThrow("effects");
});
