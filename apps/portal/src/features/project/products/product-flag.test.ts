import { expect, test } from "vitest";
import { flagLook } from "./product-flag.ts";

test.each([
  [1, "Accepted"],
  [2, "In review"],
  [3, "Rejected"],
])("the flag %i reads “%s” (PROJ-21)", (flag, text) => {
  expect(flagLook(flag)?.text.defaultMessage).toBe(text);
});

test.each([0, 4])("the unknown flag %i has no text (PROJ-21)", (flag) => {
  expect(flagLook(flag)).toBeUndefined();
});
