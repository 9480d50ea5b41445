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

describe.each(["pl", "uk"] as const)("the words in %s", (language) => {
  it("are all there, none left in English", async () => {
    const own = words(await loadStrings(language));
    const base = words(english);
    expect(Object.keys(own).sort()).toEqual(Object.keys(base).sort());
    for (const [key, value] of Object.entries(own)) {
      expect(value, key).not.toBe("");
      expect(value, key).not.toBe(base[key]);
    }
  });
});

it.each(uiLanguages)("%s has words to show", async (language) => {
  expect((await loadStrings(language)).close).toMatch(/\S/);
});

describe("plural forms", () => {
  it.each([
    ["en", 1, "1 character left"],
    ["en", 0, "0 characters left"],
    ["pl", 1, "Pozostał 1 znak"],
    ["pl", 3, "Pozostały 3 znaki"],
    ["pl", 12, "Pozostało 12 znaków"],
    ["uk", 21, "Залишився 21 символ"],
    ["uk", 4, "Залишилося 4 символи"],
    ["uk", 11, "Залишилося 11 символів"],
  ] as const)("%s %d: %s", async (language, count, text) => {
    expect((await loadStrings(language)).charactersLeft(count)).toBe(text);
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
