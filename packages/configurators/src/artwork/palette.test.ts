import { expect, it } from "vitest";
import { inksOf, PALETTE } from "./palette.ts";

const sum = (inks: readonly number[]) => inks.reduce((total, ink) => total + ink, 0);

it("prints text and QR codes in black only", () => {
  for (const colour of [PALETTE.text, PALETTE["text-muted"], PALETTE.code])
    expect(colour.inks.slice(0, 3)).toEqual([0, 0, 0]);
});

it("keeps every colour within the total ink limit of 300%", () => {
  expect(Object.values(PALETTE).filter(({ inks }) => sum(inks) > 3)).toEqual([]);
  const levels = [0, 51, 102, 153, 204, 255].map((level) => level.toString(16).padStart(2, "0"));
  const sums = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => sum(inksOf(`#${r}${g}${b}`)))));
  expect(Math.max(...sums)).toBeLessThanOrEqual(3);
});

it.each([
  ["white", "#ffffff", [0, 0, 0, 0]],
  ["a palette colour", "#ffd166", [0, 0.18, 0.7, 0]],
  ["pure cyan", "#00ffff", [1, 0, 0, 0]],
] as const)("knows the inks of %s", (_, colour, inks) => {
  expect(inksOf(colour)).toEqual(inks);
});

it("keeps greys neutral and gives darker colours more black", () => {
  const [cyan, magenta, yellow, black] = inksOf("#808080");
  expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
  expect(inksOf("#202020")[3]).toBeGreaterThan(black);
});
