import { expect, test } from "vitest";
import { quantityLimits } from "./quantity-limits.ts";

test.each([
  [9, 0, 1, 9],
  [9, 4, 1, 5],
  [9, 9, 0, 0],
  [4, 9, 0, 0],
  [0, 0, 0, 0],
  [5_000, 0, 1, 999],
  [5_000, 998, 1, 1],
])("with %i in stock and %i in the cart, %i to %i can be added (SHOP-9)", (stock, inCart, min, max) => {
  expect(quantityLimits(stock, inCart)).toEqual({ min, max });
});
