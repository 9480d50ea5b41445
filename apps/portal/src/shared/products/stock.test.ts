import { expect, test } from "vitest";
import { stockLevel } from "./stock.ts";

test.each([
  [-1, "soldOut"],
  [0, "soldOut"],
  [1, "last"],
  [5, "last"],
  [6, "counted"],
  [99, "counted"],
  [100, "counted"],
  [101, "plenty"],
] as const)("a stock of %i is %s (SHOP-7)", (stock, level) => {
  expect(stockLevel(stock)).toBe(level);
});
