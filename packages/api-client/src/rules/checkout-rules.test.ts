import { describe, expect, test } from "vitest";

import { canCheckout, meetsOrderMinimum, orderMinimumOf } from "./checkout-rules.ts";
import { REGIONS } from "../places/regions.ts";

test.each([
  [3, true, true],
  [4, false, false],
  [3, undefined, false],
  [4, undefined, true],
])("a user of role %i with may_order %j may order: %s", (id, may_order, expected) => {
  expect(canCheckout({ role: { id }, may_order })).toBe(expected);
});

describe("the least sum of a cart", () => {
  test.each(REGIONS.map(({ slug, orderMinimum }) => [slug, orderMinimum] as const))(
    "%s: %i passes, less does not",
    (slug, minimum) => {
      expect(meetsOrderMinimum(minimum, slug)).toBe(true);
      expect(meetsOrderMinimum(minimum - 1, slug)).toBe(false);
    },
  );

  test("is 50 in a country that is not in the table", () => {
    expect(orderMinimumOf("de")).toBe(50);
  });
});
