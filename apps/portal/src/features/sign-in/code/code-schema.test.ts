import { expect, test } from "vitest";
import { codeSchema } from "./code-schema.ts";

test.each([
  ["00123", true],
  ["7", true],
  ["99999", true],
  ["", false],
  ["123456", false],
  ["12a", false],
  [" 12", false],
])("%s is a code: %s", (value, expected) => {
  expect(codeSchema.safeParse({ code: value }).success).toBe(expected);
});
