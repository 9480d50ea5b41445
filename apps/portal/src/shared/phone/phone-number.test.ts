import type { RegionSlug } from "@lucarne/api-client/regions";
import { expect, test } from "vitest";
import { readPhoneNumber } from "./phone-number.ts";

test.each<[string, RegionSlug, string, string]>([
  ["601 234 567", "pl", "601234567", "+48 601 234 567"],
  ["+48 601-234-567", "pl", "601234567", "+48 601 234 567"],
  ["0048601234567", "pl", "601234567", "+48 601 234 567"],
  ["06 20 123 4567", "hu", "201234567", "+36 20 123 4567"],
  ["8 612 34567", "lt", "61234567", "+370 612 34567"],
  ["0905 123 456", "sk", "905123456", "+421 905 123 456"],
  ["050 123 4567", "ua", "501234567", "+380 50 123 4567"],
  ["312 345 6789", "it", "3123456789", "+39 312 345 6789"],
  ["999999999123", "pl", "999999999123", "999999999123"],
  ["999 999 999 123", "ua", "999999999123", "999999999123"],
])("%s in %s is %s, shown as %s", async (typed, country, national, display) => {
  expect(await readPhoneNumber(typed, country)).toEqual({ national, display });
});

test.each<[string, RegionSlug]>([
  ["", "pl"],
  ["12345", "pl"],
  ["601 234 56", "pl"],
  ["601 234 5678", "pl"],
  ["+420 601 234 567", "pl"],
  ["9999999991234", "pl"],
  ["+381 64 1234567", "ba"],
])("%s is no number of %s", async (typed, country) => {
  expect(await readPhoneNumber(typed, country)).toBeUndefined();
});
