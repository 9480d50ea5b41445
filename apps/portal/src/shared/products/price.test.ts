import { expect, test } from "vitest";
import { missingPoints, priceOf } from "./price.ts";

const variants = (...prices: number[]) =>
  prices.map((price, index) => ({ uuid: `${index}`, title: `${index}`, price, stock: 1, sku: `${index}`, attrs: [] }));

test.each([
  [-1, [-1, 50, 100], { kind: "free" }],
  [50, [50], { kind: "fixed", points: 50 }],
  [50, [50, 50], { kind: "fixed", points: 50 }],
  [50, [50, 100], { kind: "from", points: 50 }],
  [50, [], { kind: "fixed", points: 50 }],
])("a product for %i with variants for %j", (price, prices, shown) => {
  expect(priceOf({ price, variants: variants(...prices) })).toEqual(shown);
});

test.each([
  [100, undefined, 0],
  [100, 99, 1],
  [100, 100, 0],
  [100, 101, 0],
])("for a price of %i with a balance of %s, %i points are missing", (price, balance, missing) => {
  expect(missingPoints(price, balance)).toBe(missing);
});
