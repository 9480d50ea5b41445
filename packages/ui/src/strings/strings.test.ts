import { describe, expect, it } from "vitest";
import { strings as english } from "./en.ts";
import { loadStrings } from "./load.ts";
import { pseudo } from "./pseudo.ts";
import { uiLanguages } from "./types.ts";

const words = (dictionary: object) =>
  Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [
      key,
      typeof value === "function" ? String(value(3, 7)) : String(value),
    ]),
  );

describe.each(uiLanguages.filter((language) => language !== "en"))("the words in %s", (language) => {
  it("are all there, none left in English", async () => {
    const own = words(await loadStrings(language));
    const base = words(english);
    expect(Object.keys(own).sort()).toEqual(Object.keys(base).sort());
    for (const [key, value] of Object.entries(own)) {
      expect(value, key).toMatch(/\S/);
      expect(value, key).not.toBe(base[key]);
    }
  });

  it("count and place numbers", async () => {
    const { page, slide, charactersLeft, charactersOver, results } = await loadStrings(language);
    expect(page(7)).toContain("7");
    expect(slide(2, 9)).toMatch(/2.*9/);
    for (const count of [charactersLeft, charactersOver, results]) expect(count(3)).toMatch(/^\S.*: 3$/);
  });
});

describe("numbers are grouped as the language does", () => {
  it.each([
    ["en", "Characters left: 12,345"],
    ["pl", "Pozostało znaków: 12\u00A0345"],
    ["sr", "Preostalo znakova: 12.345"],
    ["bg", "Оставащи знаци: 12\u00A0345"],
  ] as const)("%s: %s", async (language, text) => {
    expect((await loadStrings(language)).charactersLeft(12_345)).toBe(text);
  });
});

describe("the pseudo-language", () => {
  it("lengthens by 40 % and frames the text", () => {
    expect(pseudo("Main navigation")).toBe("[Máíň ňávígáťíóň~~~~]");
    expect(pseudo("Main navigation")).toHaveLength(21);
  });

  it("covers every word", async () => {
    for (const value of Object.values(words(await loadStrings("pseudo")))) expect(value).toMatch(/^\[.+\]$/);
  });
});
