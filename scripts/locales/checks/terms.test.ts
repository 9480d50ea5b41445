import { expect, it } from "vitest";
import { needlessTermExceptions, termFaults } from "./terms.ts";

it.each([
  ["Zlecenia w toku", 0],
  ["Projekty w toku", 1],
])("finds another word than the glossary's: %s", (text, count) => {
  expect(termFaults("pl", { "portal: any": "Projects in progress" }, { "portal: any": text })).toHaveLength(count);
});

it("accepts another word where English means something else", () => {
  const english = { "portal: any": "The print shop receives this file." };
  expect(termFaults("pl", english, { "portal: any": "Drukarnia dostaje ten plik." })).toEqual([]);
});

it("reads the words of a plural, not its argument", () => {
  const english = {
    "portal: any": "{points, plural, one {# point} other {# points}}",
    "portal: sum": "+{points, number}",
  };
  const pl = { "portal: any": "{points, plural, one {# bal} other {# bale}}", "portal: sum": "+{points, number}" };
  expect(termFaults("pl", english, pl)).toEqual([
    "portal: any: “{points, plural, one {# bal} other {# bale}}” lacks the glossary’s word for “point”",
  ]);
});

it("finds an exception that no language needs any more", () => {
  const texts = { "portal: orders.step.placed": "Zamówienie złożone" };
  expect(needlessTermExceptions([{ code: "pl", english: {}, texts }])).toContain(
    "rules/terms.json: “order” needs no exception for portal: orders.step.placed",
  );
});
