import { expect, test } from "vitest";
import { withHouseNumber } from "./address.ts";

test.each([
  ["Podtatranská", "12", "Podtatranská 12"],
  ["Podtatranská 12", "12", "Podtatranská 12"],
  ["Podtatranská 12 ", " 12 ", "Podtatranská 12"],
  ["12 Main Street", "1", "12 Main Street 1"],
  ["Polna 112", "12", "Polna 112 12"],
  ["Polna 12A", "12a", "Polna 12A"],
  ["Polna", "", "Polna"],
  ["Mező utca 12.", "12.", "Mező utca 12."],
])("%s with %s is %s", (address, number, expected) => {
  expect(withHouseNumber(address, number)).toBe(expected);
});
