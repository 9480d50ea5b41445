import { expect, it } from "vitest";
import { forbiddenWords, isUntranslated } from "./words.ts";

it.each([
  ["hr", "Naziv firme", "“firm”, which is not to be used here: write “tvrtk”"],
  ["bs", "Uvjeti", "“Uvjet”"],
  ["sr", "Narudžba", "“Narudžb”"],
  ["uk", "Невірний код", "“Невірн”"],
  ["pl", "Zalogowałeś się", "“łeś”"],
  ["ro", "Telefonul tău", "“tău”"],
  ["ro", "Cod invalid", "“invalid”"],
  ["en", "Your e-mail address", "“e-mail”"],
])("finds in %s “%s” what the glossary forbids", (language, text, fault) => {
  expect(forbiddenWords(language, text).join("\n")).toContain(fault);
});

it.each([
  ["ro", "Data livrării"],
  ["hr", "Ponovno pošalji"],
  ["pl", "Państwowy"],
])("judges words by their beginning or as a whole in %s “%s”", (language, text) => {
  expect(forbiddenWords(language, text)).toEqual(language === "pl" ? [expect.any(String)] : []);
});

it("distinguishes an English text from a word that is the same in both languages", () => {
  expect(isUntranslated("hr", "Save it", "Save it")).toBe(true);
  expect(isUntranslated("pl", "Logo", "Logo")).toBe(false);
  expect(isUntranslated("ro", "Total: {points}", "Total: {points}")).toBe(false);
  expect(isUntranslated("en", "Save it", "Save it")).toBe(false);
});
