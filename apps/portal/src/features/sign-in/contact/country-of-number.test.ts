import { REGIONS } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { countryOfNumber } from "./country-of-number.ts";

test.each(REGIONS.map(({ dialCode, slug }) => [dialCode, slug]))("a number with +%s is of %s", (dialCode, slug) => {
  expect(countryOfNumber(`+${dialCode} 601 234 567`)).toBe(slug);
});

test.each([
  ["00420 601 234 567", "cz"],
  [" (+421) 905 123 456", "sk"],
  ["＋４２０ ６０１", "cz"],
  ["601 234 567", undefined],
  ["420 601 234 567", undefined],
  ["+49 151 234", undefined],
  ["+", undefined],
  ["", undefined],
])("%j is of %s", (typed, country) => {
  expect(countryOfNumber(typed)).toBe(country);
});
