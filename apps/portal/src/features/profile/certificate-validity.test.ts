import { expect, test } from "vitest";
import { validityOf } from "./certificate-validity.ts";

test.each([
  ["2026-05-09", "expired"],
  ["2026-05-10", "ending"],
  ["2026-07-08", "ending"],
  ["2026-07-11", "valid"],
  ["2028-03-14", "valid"],
])("a certificate until %s is %s on 10 May 2026", (expiresOn, expected) => {
  expect(validityOf(expiresOn, new Date(2026, 4, 10, 9))).toBe(expected);
});
