import type { Day } from "@lucarne/api-client/day";
import { expect, test } from "vitest";
import { validityOf } from "./certificate-validity.ts";

test.each<[Day, ReturnType<typeof validityOf>]>([
  ["2026-05-09", "expired"],
  ["2026-05-10", "ending"],
  ["2026-07-09", "ending"],
  ["2026-07-10", "valid"],
  ["2028-03-14", "valid"],
])("a certificate until %s is %s on 10 May 2026", (expiresOn, expected) => {
  expect(validityOf(expiresOn, "2026-05-10")).toBe(expected);
});
