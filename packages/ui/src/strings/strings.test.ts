import { describe, expect, it } from "vitest";
import { loadStrings } from "./load.ts";
import { pseudo } from "./pseudo.ts";

describe("numbers use the language's grouping", () => {
  it.each([
    ["en", "Characters left: 12,345"],
    ["pl", "Pozostało znaków: 12\u00A0345"],
    ["sr", "Preostalo znakova: 12.345"],
    ["bg", "Оставащи знаци: 12\u00A0345"],
  ] as const)("%s: %s", async (language, text) => {
    expect((await loadStrings(language)).charactersLeft({ count: 12_345 })).toBe(text);
  });
});

it("places values by name", async () => {
  expect((await loadStrings("en")).slide({ position: 2, count: 9 })).toBe("Slide 2 of 9");
});

describe("the pseudo-language", () => {
  it("lengthens by 40 % and frames the text", () => {
    expect(pseudo("Main navigation")).toBe("[Máíň ňávígáťíóň~~~~]");
    expect(pseudo("Main navigation")).toHaveLength(21);
  });

  it("covers every string", async () => {
    for (const [key, value] of Object.entries<unknown>({ ...(await loadStrings("pseudo")) })) {
      const text: unknown =
        typeof value === "function" ? Reflect.apply(value, undefined, [{ number: 1, position: 1, count: 2 }]) : value;
      expect(text, key).toMatch(/^\[.+\]$/);
    }
  });
});
