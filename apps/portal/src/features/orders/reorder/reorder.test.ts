import type { Product } from "@lucarne/api-client/queries/shop";
import { expect, test } from "vitest";
import { reorder } from "./reorder.ts";

const PRODUCT = "0193b2ce-3e91-7076-b70c-7f91bc3e5082";
const VARIANT = "0193b2ce-4fa2-7187-881d-80a2cd4f6193";

const content = (quantity: number) => ({
  name: "Work jacket",
  image: null,
  quantity,
  price: 140,
  variantGuid: VARIANT,
  productUuid: PRODUCT,
  inputData: null,
});

const product = (stock: number, change: Partial<Product> = {}): Product => ({
  uuid: PRODUCT,
  name: "Work jacket, new",
  sku: "LC-JACKET",
  type: "goods",
  active: 1,
  is_visible: 1,
  images: { thumbnail: "", list: [] },
  description: "",
  categories: [],
  stock,
  price: 150,
  variants: [{ uuid: VARIANT, price: 150, stock, title: "L", sku: "LC-JACKET-L", attrs: [] }],
  settings: { fields: [], subtype: null },
  ...change,
});

const inCart = (quantity: number) => ({
  [VARIANT]: { product: { uuid: PRODUCT, name: "" }, variant: { uuid: VARIANT, price: 140 }, quantity },
});

test("a product that is still sold goes into the cart at today's price", () => {
  expect(reorder([content(2)], [product(10)], {})).toEqual({
    entries: [
      { product: { uuid: PRODUCT, name: "Work jacket, new" }, variant: { uuid: VARIANT, price: 150 }, quantity: 2 },
    ],
    gone: [],
    fewer: [],
  });
});

test("pieces that are in the cart already are kept and count against the stock", () => {
  const { entries, fewer } = reorder([content(3)], [product(4)], inCart(2));
  expect(entries.map(({ quantity }) => quantity)).toEqual([4]);
  expect(fewer).toEqual(["Work jacket"]);
});

test("no line gets more pieces than an order takes (CHK-20)", () => {
  const { entries, fewer } = reorder([content(600)], [product(5_000)], inCart(600));
  expect(entries.map(({ quantity }) => quantity)).toEqual([999]);
  expect(fewer).toEqual(["Work jacket"]);
});

test.each([
  ["is not in the answer", []],
  ["is sold out", [product(0)]],
  ["is hidden", [product(5, { is_visible: 0 })]],
  ["is inactive", [product(5, { active: 0 })]],
  ["no longer has the variant", [product(5, { variants: [] })]],
])("a product that %s is named as gone", (_, products) => {
  expect(reorder([content(1)], products, {})).toEqual({ entries: [], gone: ["Work jacket"], fewer: [] });
});

test("a product whose whole stock is in the cart is named as gone", () => {
  expect(reorder([content(1)], [product(2)], inCart(2)).gone).toEqual(["Work jacket"]);
});
