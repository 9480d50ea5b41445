import type { Product } from "@lucarne/api-client/queries/shop";
import { expect, test } from "vitest";
import { type Cart, EMPTY_CART, withEntry } from "./cart.ts";
import { changesOf, groupsOf, settledCart } from "./settle-cart.ts";

type Today = { price?: number; stock?: number; active?: 0 | 1; visible?: 0 | 1; variant?: string };

const product = (
  uuid: string,
  { price = 95, stock = 9, active = 1, visible = 1, variant = "one" }: Today,
): Product => ({
  uuid,
  name: uuid,
  sku: uuid,
  type: "goods",
  active,
  is_visible: visible,
  images: { thumbnail: "/art/products/mug.svg", list: [] },
  description: "",
  categories: [],
  stock,
  price,
  variants: [{ uuid: `${uuid} ${variant}`, title: uuid, price, stock, sku: uuid, attrs: [] }],
  settings: { fields: [], subtype: null },
});

const put = (cart: Cart, uuid: string, quantity: number, type: "goods" | "voucher" = "goods"): Cart =>
  withEntry(cart, type, {
    product: { uuid, name: uuid },
    variant: { uuid: `${uuid} one`, price: 95 },
    quantity,
  });

const settle = (cart: Cart, products: Product[], asked = ["tape", "mug"]) => ({
  changes: changesOf(cart, asked, products).map(({ kind, entry }) => `${entry.product.name} ${kind}`),
  left: Object.values(settledCart(cart, asked, products).goods).map(
    ({ product: { name }, quantity }) => `${quantity} ${name}`,
  ),
});

const cart = put(put(EMPTY_CART, "tape", 2), "mug", 3);

test.each<[string, Product[], string[], string[]]>([
  ["all there", [product("tape", {}), product("mug", {})], [], ["2 tape", "3 mug"]],
  ["just enough", [product("tape", { stock: 2 }), product("mug", { stock: 3 })], [], ["2 tape", "3 mug"]],
  ["dearer", [product("tape", { price: 99 }), product("mug", {})], [], ["2 tape", "3 mug"]],
  ["too few", [product("tape", { stock: 1 }), product("mug", {})], ["tape lowered"], ["1 tape", "3 mug"]],
  ["sold out", [product("tape", { stock: 0 }), product("mug", {})], ["tape soldOut"], ["3 mug"]],
  ["not in the answer", [product("mug", {})], ["tape gone"], ["3 mug"]],
  ["inactive", [product("tape", { active: 0 }), product("mug", {})], ["tape gone"], ["3 mug"]],
  ["hidden", [product("tape", { visible: 0 }), product("mug", {})], ["tape gone"], ["3 mug"]],
  ["another variant only", [product("tape", { variant: "two" }), product("mug", {})], ["tape gone"], ["3 mug"]],
])("%s", (_what, products, changes, left) => {
  expect(settle(cart, products)).toEqual({ changes, left });
});

test("a line that another tab added after the request stays", () => {
  expect(settle(cart, [product("tape", {})], ["tape"])).toEqual({ changes: [], left: ["2 tape", "3 mug"] });
});

test("a settled cart is settled", () => {
  const products = [product("tape", { stock: 1 })];
  const settled = settledCart(cart, ["tape", "mug"], products);
  expect(changesOf(settled, ["tape", "mug"], products)).toEqual([]);
});

test("groups are product types, totals are today's prices", () => {
  const both = put(put(EMPTY_CART, "fuel", 2, "voucher"), "tape", 3);
  const groups = groupsOf(both, [product("tape", { price: 99 }), product("fuel", { price: 50 })]);
  expect(groups.map(({ type, total }) => [type, total])).toEqual([
    ["goods", 297],
    ["voucher", 100],
  ]);
});

test("a line whose product has not come yet is not drawn, an empty group neither", () => {
  expect(groupsOf(cart, [product("mug", {})]).map(({ total }) => total)).toEqual([285]);
  expect(groupsOf(cart, [])).toEqual([]);
});
