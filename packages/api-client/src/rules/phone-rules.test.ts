import { expect, test } from "vitest";

import { isTestPhone } from "./phone-rules.ts";

test.each([
  ["999999999123", true],
  ["999999999999", true],
  ["999 999 999 001", true],
  ["+999-999-999-001", true],
  ["99999999912", false],
  ["9999999991234", false],
  ["999999998123", false],
  ["48999999999", false],
  ["", false],
])("%s is the test number: %s", (phone, expected) => {
  expect(isTestPhone(phone)).toBe(expected);
});
