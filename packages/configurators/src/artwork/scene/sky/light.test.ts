import { expect, it } from "vitest";
import { LIGHTS, tint } from "./light.ts";

it("lightens a surface that faces the light and darkens one that does not", () => {
  const brightness = (colour: string) => Number.parseInt(colour.slice(3, 5), 16);
  const levels = [0.2, 0.6, 1, 1.4].map((facing) => brightness(tint(LIGHTS.day, "#808080", facing)));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(levels).size).toBe(4);
});

it("desaturates a wall at night", () => {
  expect(tint(LIGHTS.night, "#f1ebdd")).not.toBe(tint(LIGHTS.day, "#f1ebdd"));
});
