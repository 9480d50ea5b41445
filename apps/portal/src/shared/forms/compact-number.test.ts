import { expect, test } from "vitest";
import { compactNumber } from "./compact-number.ts";

test.each([
  ["50 214 873", "50214873"],
  [" 12345678-1-42 ", "12345678-1-42"],
  ["50\u00A0214\t873", "50214873"],
  ["５０２１４８７３", "50214873"],
])("%s is sent as %s", (typed, expected) => {
  expect(compactNumber(typed)).toBe(expected);
});
