import { expect, test } from "vitest";
import { countryOptions } from "./country-options.ts";

test("all sixteen countries, in the order of the language", () => {
  expect(countryOptions("pl").map(({ name }) => name)).toEqual([
    "Bośnia i Hercegowina",
    "Bułgaria",
    "Chorwacja",
    "Czechy",
    "Estonia",
    "Litwa",
    "Łotwa",
    "Polska",
    "Rumunia",
    "Serbia",
    "Słowacja",
    "Słowenia",
    "Turcja",
    "Ukraina",
    "Węgry",
    "Włochy",
  ]);
});

test("a country carries its code and its calling code", () => {
  expect(countryOptions("cs").find(({ value }) => value === "cz")).toEqual({
    value: "cz",
    code: "CZ",
    dialCode: "420",
    name: "Česko",
  });
});

test("Serbian and Bosnian names are in Latin letters", () => {
  expect(
    [...countryOptions("sr-Latn"), ...countryOptions("sr-Latn-BA")].filter(({ name }) => /\p{sc=Cyrl}/u.test(name)),
  ).toEqual([]);
});
