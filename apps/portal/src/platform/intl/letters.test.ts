import { expect, test } from "vitest";
import { fontSubsetsOf, hasLettersFor } from "./letters.ts";

test.each([
  ["en", ["latin"]],
  ["uk", ["latin", "cyrillic"]],
  ["pl", ["latin", "latin-ext"]],
] as const)("%s needs only the subsets of its letters", (language, subsets) => {
  expect(fontSubsetsOf(language)).toEqual(subsets);
});

test.each([
  ["Magyarország", "en", true],
  ["Česko", "en", false],
  ["Česko", "pl", true],
  ["Česko", "uk", false],
  ["Україна", "bg", true],
  ["Україна", "pl", false],
] as const)("%s on a page in %s: all letters loaded is %s", (text, language, loaded) => {
  expect(hasLettersFor(text, language)).toBe(loaded);
});
