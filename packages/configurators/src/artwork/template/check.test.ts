import { describe, expect, it } from "vitest";
import { sameOnAllSides } from "../page/boxes.ts";
import { templateProblems } from "./check.ts";
import { templateSchema, type Template } from "./schema.ts";

type Element = Template["sides"][number]["elements"][number];

const template = (...elements: Element[]): Template => ({
  product: "sticker",
  page: { trim: { width: 100, height: 60 }, bleed: sameOnAllSides(2), safe: sameOnAllSides(5) },
  rules: { smallestText: 6.5, smallestCode: 25, minResolution: 150 },
  sides: [{ name: "front", elements }],
});

const text = (x: number, width: number, smallest = 8, height = 6): Element => ({
  kind: "text",
  source: { field: "company" },
  box: { x, y: 10, width, height },
  lines: 1,
  style: { weight: "bold", colour: "text", largest: 12, smallest, leading: 1.2 },
});

const white = (smallest: number): Element => {
  const element = text(5, 40, smallest);
  return element.kind === "text" ? { ...element, style: { ...element.style, colour: "paper" } } : element;
};

const area = (right: number): Element => ({
  kind: "area",
  fill: "brand",
  outline: [
    [50, -2],
    [right, -2],
    [right, 62],
    [50, 62],
  ],
});

const code = (side: number): Element => ({ kind: "code", plate: { x: 60, y: 20, width: side, height: side } });

const problems = (...elements: Element[]) =>
  templateProblems(templateSchema.parse(template(...elements))).map(({ problem }) => problem);

describe("templateProblems", () => {
  it.each([
    ["nothing in a sound template", [area(102), text(5, 40), code(25)], []],
    ["words beyond the safe area", [text(4, 40)], ["outside-safe-area"]],
    ["a shape beyond the bleed", [area(103)], ["outside-bleed"]],
    ["a shape that stops at the cut", [area(100)], ["stops-short-of-bleed"]],
    ["nothing in a shape that ends inside the page", [area(90)], []],
    ["words that may become too small", [text(5, 40, 6)], ["text-too-small"]],
    ["white words that may become smaller than 7 pt", [white(6.9)], ["reversed-text-too-small"]],
    ["nothing in white words of 7 pt", [white(7)], []],
    ["a code too small to scan", [code(24)], ["code-too-small"]],
    ["things that lie on each other", [text(5, 40), text(44, 20)], ["overlap"]],
    ["a box too low for its line", [text(5, 40, 8, 3)], ["no-room-for-a-line"]],
  ])("finds %s", (_, elements, expected) => {
    expect(problems(...elements)).toEqual(expected);
  });

  it("returns side and index of the element", () => {
    expect(templateProblems(templateSchema.parse(template(area(102), code(10))))).toEqual([
      { side: "front", element: 1, problem: "code-too-small" },
    ]);
  });
});

describe("templateSchema", () => {
  it("fills in defaults", () => {
    const [side] = templateSchema.parse(template(text(5, 40))).sides;
    expect(side?.elements[0]).toMatchObject({ across: "left", down: "top" });
  });

  it.each([
    ["an unknown word", { ...template(area(102)), colour: "red" }],
    ["a plate that is not square", template({ kind: "code", plate: { x: 10, y: 10, width: 25, height: 30 } })],
    ["a smallest size above the largest", template(text(5, 40, 13))],
    ["a side without content", { ...template(), sides: [{ name: "front", elements: [] }] }],
  ])("refuses %s", (_, wrong) => {
    expect(templateSchema.safeParse(wrong).success).toBe(false);
  });
});
