import { expect, test } from "vitest";
import {
  type Cart,
  type CartEntry,
  EMPTY_CART,
  piecesIn,
  productsOf,
  readCart,
  withEntry,
  withEntryAt,
  writeCart,
} from "./cart.ts";

const entry = (variant: string, quantity: number, product = `product of ${variant}`): CartEntry => ({
  product: { uuid: product, name: "Tape measure" },
  variant: { uuid: variant, price: 95 },
  quantity,
});

const filled: Cart = [entry("8m", 2, "tape"), entry("5m", 1, "tape"), entry("case", 1)].reduce(
  (cart, one) => withEntry(cart, "goods", one),
  withEntry(EMPTY_CART, "voucher", entry("fuel", 3)),
);

test("a stored cart comes back as it was", () => {
  expect(readCart(writeCart(filled))).toEqual(filled);
});

test("the stored text is version 1: lines by product type and variant, and the list of products", () => {
  expect(JSON.parse(writeCart(withEntry(EMPTY_CART, "goods", entry("8m", 2, "tape"))))).toEqual({
    version: 1,
    entries: {
      goods: {
        "8m": { product: { uuid: "tape", name: "Tape measure" }, variant: { uuid: "8m", price: 95 }, quantity: 2 },
      },
      voucher: {},
    },
    uuids: ["tape"],
  });
});

test.each<[string, string | null]>([
  ["nothing", null],
  ["no JSON", "{"],
  ["another value", "7"],
  ["null", "null"],
  ["another version", writeCart(filled).replace('"version":1', '"version":2')],
  ["no version", "{}"],
  ["no lines", '{"version":1}'],
])("%s is an empty cart", (_what, text) => {
  expect(readCart(text)).toEqual(EMPTY_CART);
});

test.each([0, -1, 1.5, "2", null])("a line with the quantity %s is left out, the others stay", (quantity) => {
  const text = JSON.stringify({
    version: 1,
    entries: { goods: { "8m": { ...entry("8m", 1), quantity }, case: entry("case", 1) }, voucher: 5, flyer: {} },
    uuids: [],
  });
  expect(readCart(text)).toEqual(withEntry(EMPTY_CART, "goods", entry("case", 1)));
});

test("pieces are counted, products named once", () => {
  expect(piecesIn(filled)).toBe(7);
  expect(productsOf(filled)).toEqual(["tape", "product of case", "product of fuel"]);
  expect(piecesIn(EMPTY_CART)).toBe(0);
});

test("a changed quantity leaves the line in its place, 0 takes it out", () => {
  const more = withEntry(filled, "goods", entry("8m", 5, "tape"));
  expect(Object.keys(more.goods)).toEqual(["8m", "5m", "case"]);
  expect(more.goods["8m"]?.quantity).toBe(5);
  expect(Object.keys(withEntry(filled, "goods", entry("8m", 0)).goods)).toEqual(["5m", "case"]);
  expect(Object.keys(filled.goods)).toEqual(["8m", "5m", "case"]);
});

test.each([0, 1, 2])("a removed line comes back at its place: %i", (place) => {
  const line = Object.values(filled.goods)[place];
  if (!line) throw new Error("The cart has three lines.");
  const without = withEntry(filled, "goods", { ...line, quantity: 0 });
  expect(Object.keys(withEntryAt(without, "goods", line, place).goods)).toEqual(Object.keys(filled.goods));
});

test("a line that another tab has added meanwhile is not doubled when it comes back", () => {
  const line = entry("8m", 4, "tape");
  expect(withEntryAt(filled, "goods", line, 2).goods["8m"]?.quantity).toBe(4);
  expect(Object.keys(withEntryAt(filled, "goods", line, 2).goods)).toEqual(["5m", "case", "8m"]);
});
