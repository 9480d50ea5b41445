import { describe, expect, it } from "vitest";
import { drawSvg } from "../read-svg.ts";
import { colourOf } from "./colour.ts";
import { plainSvg } from "./plain-svg.ts";

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
  ])("%s", (selector, fills) => {
    expect(fillsOf(`<style>g ${selector}{fill:${RED}}</style><g>${SHAPES}</g>`)).toEqual(fills);
  });
});

describe("variables of a style sheet", () => {
  it.each([
    ["are inherited", "--a:#e61e28", "var(--a)", RED],
    ["keep the case of their names", "--Main:#e61e28;--main:#000", "var(--Main)", RED],
    ["may stand in others", "--b:#e61e28;--a:var(--b)", "var(--a)", RED],
    ["have a value for when they are not there", "--a:#000", "var(--none, rgb(230, 30, 40))", RED],
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
    ["oklch(60% .2 30)", "#de3e2d"],
    ["oklab(100% 0 0 / 50%)", "#ffffff"],
  ])("%s is the one that a browser shows on a screen", (written, expected) => {
    const channels = (colour = ""): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const shown = channels(colourOf(written)?.colour);
    for (const [channel, level] of channels(expected).entries())
      expect(Math.abs((shown[channel] ?? 0) - level)).toBeLessThanOrEqual(2);
  });

  it("that is not known leaves the colour before it, as Figma writes both", () => {
    const style = `fill:${RED};fill:color(xyz 0 1 0)`;
    expect(fillsOf(`<path style="${style}" d="M0 0h9v9z"/>`)).toEqual([RED]);
  });
});

it("dashes are counted in the length that a line says it has", () => {
  const line = '<path d="M0 4h8" stroke="#000" fill="none" stroke-dasharray="25 25" pathLength="100"/>';
  const { operations } = drawSvg(plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${line}</svg>`));
  expect(operations).toMatchObject([{ kind: "stroke", dash: [2, 2] }]);
});

it("a cut by a shape of CSS is refused, because no renderer would cut", () => {
  expect(() => fillsOf('<path style="clip-path:circle(4px)" d="M0 0h9v9z"/>')).toThrow("effects");
});

it.each([
  ["translateX(3px) translateY(4px)", [3, 4]],
  ["scale(2);transform-origin:3px 4px", [-3, -4]],
  ["scaleX(2) translate(1px, 4px) scaleY(3)", [2, 4]],
])("a transformation in a style moves its shape: %s", (transform, from) => {
  const shape = `<path style="transform:${transform}" d="M0 0h1v1z"/>`;
  const { operations } = drawSvg(plainSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}</svg>`));
  const [operation] = operations;
  expect(operation?.kind === "path" && operation.path[0]).toEqual(["M", from]);
});

it("a transformation around a share of its shape is refused, because it would be printed in another place", () => {
  const style = "transform:scale(2);transform-box:fill-box;transform-origin:center";
  expect(() => fillsOf(`<path style="${style}" d="M0 0h9v9z"/>`)).toThrow("effects");
});
