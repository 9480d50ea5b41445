import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=3", 3],
  ["page=10000", 10_000],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=1e3", 1],
  ["page=two", 1],
  ["page=", 1],
])("?%s asks for page %i", (search, expected) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(expected);
});
