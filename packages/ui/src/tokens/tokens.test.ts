import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderTokens } from "./render.ts";
import { flatten, resolveAlias } from "./resolve.ts";
import { BRANDS, semanticColors } from "./source.ts";

describe("token files", () => {
  it("match generated.ts", () => {
    expect(readFileSync(new URL("./generated.ts", import.meta.url), "utf8")).toBe(renderTokens());
  });

  it.each(BRANDS)("give %s the same names in light and dark", (brand) => {
    expect([...semanticColors(brand, "dark").keys()]).toEqual([...semanticColors(brand, "light").keys()]);
  });
});

describe("references", () => {
  const known = new Map<string, unknown>([
    ["a.one", "#fff"],
    ["a.two", "{a.one}"],
    ["b.round", "{b.back}"],
    ["b.back", "{b.round}"],
  ]);

  it("resolve to the value", () => expect(resolveAlias("{a.two}", known)).toBe("#fff"));
  it("to an unknown name throw", () => expect(() => resolveAlias("{a.three}", known)).toThrow("{a.three}"));
  it("in a cycle throw", () => expect(() => resolveAlias("{b.round}", known)).toThrow("circle"));
  it("need a type", () =>
    expect(() => flatten({ group: { token: { $value: 1 } } })).toThrow("group.token has no $type"));
});
