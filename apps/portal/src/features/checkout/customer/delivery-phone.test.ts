import { expect, test } from "vitest";
import { readDeliveryPhone } from "./delivery-phone.ts";

test.each([
  ["601 234 567", "pl", "+48601234567"],
  ["+48 601 234 567", "pl", "+48601234567"],
  ["0048 601 234 567", "pl", "+48601234567"],
  ["06 20 123 4567", "hu", "+36201234567"],
  ["８ ６１２ ３４５６７", "lt", "+37061234567"],
] as const)("%s is a number of %s", async (typed, country, number) => {
  expect(await readDeliveryPhone(typed, country)).toMatchObject({ kind: "valid", number });
});

test.each([
  ["601 234 56", "pl"],
  ["abc", "pl"],
  ["", "pl"],
  ["+421 1", "pl"],
] as const)("%s is no valid number (CHK-7)", async (typed, country) => {
  expect(await readDeliveryPhone(typed, country)).toEqual({ kind: "invalid" });
});

test.each([
  ["+421 905 123 456", "pl"],
  ["00421 905 123 456", "pl"],
  ["+48 601 234 567", "sk"],
] as const)("%s is a number of another country than %s (CHK-7)", async (typed, country) => {
  expect(await readDeliveryPhone(typed, country)).toEqual({ kind: "otherCountry" });
});

test.each(["999999999123", "999 999 999 000"])("the test number %s passes in every country (REF-14)", async (typed) => {
  expect(await readDeliveryPhone(typed, "ua")).toMatchObject({ kind: "valid", number: typed.replaceAll(" ", "") });
});

test.each(["99999999912", "9999999991234", "999999989123"])("%s is not the test number", async (typed) => {
  expect(await readDeliveryPhone(typed, "pl")).toEqual({ kind: "invalid" });
});
