import { expect, test } from "vitest";
import { wireValues } from "./wire-values.ts";

test("texts are trimmed, checkboxes become 1 and 0, the rest stays", () => {
  expect(wireValues({ name: "  Jana ", consent: true, terms: false, count: 3, note: null })).toEqual({
    name: "Jana",
    consent: 1,
    terms: 0,
    count: 3,
    note: null,
  });
});

test("a password keeps its blanks", () => {
  expect(wireValues({ password: " a b " }, ["password"])).toEqual({ password: " a b " });
});
