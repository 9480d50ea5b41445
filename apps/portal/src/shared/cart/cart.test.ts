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

const uuidOf = (number: number): string => `0193b2ce-94f7-76dc-9d62-d5f71294b6e${number}`;
const [TAPE, CASE, FUEL] = [uuidOf(1), uuidOf(2), uuidOf(3)];
const [SHORT, LONG, ONE_CASE, TANK] = [uuidOf(5), uuidOf(8), uuidOf(6), uuidOf(7)];

const entry = (variant: string, quantity: number, product = CASE): CartEntry => ({
  product: { uuid: product, name: "Tape measure" },
  variant: { uuid: variant, price: 95 },
  quantity,
});

const filled: Cart = [entry(LONG, 2, TAPE), entry(SHORT, 1, TAPE), entry(ONE_CASE, 1)].reduce(
  (cart, one) => withEntry(cart, "goods", one),
  withEntry(EMPTY_CART, "voucher", entry(TANK, 3, FUEL)),
);

test("a stored cart comes back as it was", () => {
  expect(readCart(writeCart(filled))).toEqual(filled);
});

test("the stored text is version 1: lines by product type and variant, and the list of products", () => {
  expect(JSON.parse(writeCart(withEntry(EMPTY_CART, "goods", entry(LONG, 2, TAPE))))).toEqual({
    version: 1,
    entries: {
      goods: {
        [LONG]: { product: { uuid: TAPE, name: "Tape measure" }, variant: { uuid: LONG, price: 95 }, quantity: 2 },
      },
      voucher: {},
    },
    uuids: [TAPE],
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
    entries: {
      goods: { [LONG]: { ...entry(LONG, 1), quantity }, [ONE_CASE]: entry(ONE_CASE, 1) },
      voucher: 5,
      flyer: {},
    },
    uuids: [],
  });
  expect(readCart(text)).toEqual(withEntry(EMPTY_CART, "goods", entry(ONE_CASE, 1)));
});

test.each(["8m", "", "0193b2ce-94f7-76dc-9d62-d5f71294b6e", 7, null])(
  "a line with the uuid %j, which the server refuses, is left out, the others stay (CART-1)",
  (uuid) => {
    const line = entry(LONG, 1);
    for (const wrong of [
      { ...line, product: { ...line.product, uuid } },
      { ...line, variant: { ...line.variant, uuid } },
    ]) {
      const stored = (goods: object) => JSON.stringify({ version: 1, entries: { goods, voucher: {} }, uuids: [] });
      expect(readCart(stored({ a: wrong }))).toEqual(EMPTY_CART);
      expect(readCart(stored({ a: wrong, b: entry(ONE_CASE, 1) }))).toEqual(
        withEntry(EMPTY_CART, "goods", entry(ONE_CASE, 1)),
      );
    }
  },
);

test("pieces are counted, products named once", () => {
  expect(piecesIn(filled)).toBe(7);
  expect(productsOf(filled)).toEqual([TAPE, CASE, FUEL]);
  expect(piecesIn(EMPTY_CART)).toBe(0);
});

test("a changed quantity leaves the line in its place, 0 takes it out", () => {
  const more = withEntry(filled, "goods", entry(LONG, 5, TAPE));
  expect(Object.keys(more.goods)).toEqual([LONG, SHORT, ONE_CASE]);
  expect(more.goods[LONG]?.quantity).toBe(5);
  expect(Object.keys(withEntry(filled, "goods", entry(LONG, 0)).goods)).toEqual([SHORT, ONE_CASE]);
  expect(Object.keys(filled.goods)).toEqual([LONG, SHORT, ONE_CASE]);
});

test.each([0, 1, 2])("a removed line comes back at its place: %i", (place) => {
  const line = Object.values(filled.goods)[place];
  if (!line) throw new Error("The cart has three lines.");
  const without = withEntry(filled, "goods", { ...line, quantity: 0 });
  expect(Object.keys(withEntryAt(without, "goods", line, place).goods)).toEqual(Object.keys(filled.goods));
});

test("a line that another tab has added meanwhile is not doubled when it comes back", () => {
  const line = entry(LONG, 4, TAPE);
  expect(withEntryAt(filled, "goods", line, 2).goods[LONG]?.quantity).toBe(4);
  expect(Object.keys(withEntryAt(filled, "goods", line, 2).goods)).toEqual([SHORT, ONE_CASE, LONG]);
});
