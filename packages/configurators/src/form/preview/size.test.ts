import { expect, test } from "vitest";
import { saySize } from "./size.ts";

const CARD = { width: 90, height: 50 };
const BANNER = { width: 850, height: 2000 };

test.each([
  ["en", CARD, "90 × 50 mm"],
  ["en", BANNER, "85 × 200 cm"],
  ["bg", CARD, "90 × 50 мм"],
  ["bg", BANNER, "85 × 200 см"],
  ["uk", BANNER, "85 × 200 см"],
])("in %s, %o is said in units of its script", (locale, size, said) => {
  expect(saySize(locale, size).replaceAll("\u00A0", " ")).toBe(said);
});
