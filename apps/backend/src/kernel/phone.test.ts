import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { expect, it } from "vitest";

import { toE164, toNational } from "./phone.ts";

const cases: [RegionSlug, string, string | undefined][] = [
  ["pl", "601234567", "+48601234567"],
  ["pl", "0048601234567", "+48601234567"],
  ["pl", "60123456", undefined],
  ["hu", "06301234567", "+36301234567"],
  ["hu", "301234567", "+36301234567"],
  ["lt", "861234567", "+37061234567"],
  ["it", "0612345678", "+390612345678"],
  ["ua", "0501234567", "+380501234567"],
  ["cz", "999999999123", "+999999999123"],
  ["cz", "99999999912", undefined],
];

it.each(cases)("%s %s is %s", (slug, digits, e164) => {
  const region = regionBySlug(slug);
  expect(region && toE164(digits, region)).toBe(e164);
});

it.each([
  ["+48601234567", "48", "601234567"],
  ["+390612345678", "39", "0612345678"],
  ["+999999999123", "48", "999999999123"],
])("%s in the country of +%s is %s", (e164, dialCode, national) => {
  expect(toNational(e164, dialCode)).toBe(national);
});
