import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { StubAnswers } from "../../testing/contract-stub.ts";
import { cartLine, owner, points, productOf, storedCart } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");

const HARNESS = productOf(1, { name: "Safety harness", price: 180 });
const GLASSES = productOf(2, { name: "Safety glasses", price: 16, stock: 3 });
const FUEL = productOf(3, { name: "Fuel voucher", type: "voucher", price: 50 });
const ALL = { getCartProducts: { body: { data: [HARNESS, GLASSES, FUEL] } } } satisfies StubAnswers;

const CART = storedCart({
  goods: [cartLine(HARNESS, 1), cartLine(GLASSES, 2, 12)],
  voucher: [cartLine(FUEL, 1)],
});

const open = (answers: StubAnswers = ALL, device = CART) => renderScreen("/cart", { answers, device });

const group = (name: string) => main.getByRole("region", { name });

test("a cart whose prices have not arrived shows a skeleton", async () => {
  await open({ getCartProducts: "pending" });
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("prices that could not be loaded say so and load on another try; nothing leaves the cart", async () => {
  const stub = await open({ getCartProducts: { status: 500 } });
  await expect.element(main.getByRole("alert").getByText("The cart could not be loaded.")).toBeVisible();
  stub.answer(ALL);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("link", { name: "Safety harness" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Fuel voucher" })).toBeVisible();
});

test("an empty cart leads to the shop without a call (CART-3, CART-6)", async () => {
  const stub = await open(ALL, {});
  await expect.element(main.getByText("The cart is empty.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
  expect(stub.calls).not.toContain("getCartProducts");
});

test("each group has today's prices, a subtotal and a checkout of its own; below the minimum it says what is missing", async () => {
  await open({ ...ALL, getCompanyPoints: points(1284) });
  const goods = group("Products");
  await expect.element(goods.getByText("16 points each (was 12 points)")).toBeVisible();
  await expect.element(goods.getByText("212", { exact: true })).toBeVisible();
  await expect.element(goods.getByRole("link", { name: "Go to checkout" })).toHaveAttribute("href", "/checkout");
  const vouchers = group("Vouchers");
  await expect.element(vouchers.getByText("Minimum order: 128 points. You need 78 points more.")).toBeVisible();
  await expect.element(vouchers.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
  await expect.element(vouchers.getByRole("button", { name: "Go to checkout" })).toBeDisabled();
});

test("the checkout of a group is chosen for this tab (CHK-3)", async () => {
  await open({ ...ALL, getCompanyPoints: points(1284) });
  await group("Products").getByRole("link", { name: "Go to checkout" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  expect(sessionStorage.getItem("lucarne.checkout")).toBe("cart:goods");
});

test("what cannot be had is taken out or lowered, each with a message (CART-4)", async () => {
  const answers = {
    getCartProducts: {
      body: {
        data: [productOf(1, { ...HARNESS, is_visible: 0 }), productOf(2, { ...GLASSES, stock: 0, variants: [] })],
      },
    },
  };
  await open(
    answers,
    storedCart({ goods: [cartLine(HARNESS, 1), cartLine(GLASSES, 2)], voucher: [cartLine(FUEL, 1)] }),
  );
  const gone = "No longer available and removed from the cart:";
  await expect.element(main.getByText(`${gone} Safety harness`)).toBeVisible();
  await expect.element(main.getByText(`${gone} Fuel voucher`)).toBeVisible();
  await expect.element(main.getByText("The cart is empty.")).toBeVisible();
});

test("a quantity above the stock goes down to it and cannot go up again (SHOP-9, CART-4)", async () => {
  await open(ALL, storedCart({ goods: [cartLine(GLASSES, 5)] }));
  await expect.element(main.getByText("Only 3 in stock. Quantity reduced from 5.")).toBeVisible();
  await expect.element(main.getByRole("spinbutton", { name: "Quantity: Safety glasses" })).toHaveValue("3");
  await expect.element(main.getByRole("button", { name: "Add one" })).toHaveAttribute("aria-disabled", "true");
});

test("a line cannot have more pieces than an order takes (CHK-20)", async () => {
  const pens = productOf(4, { name: "Pen", price: 1, stock: 5_000 });
  await open({ getCartProducts: { body: { data: [pens] } } }, storedCart({ goods: [cartLine(pens, 999)] }));
  const quantity = main.getByRole("spinbutton", { name: "Quantity: Pen" });
  await expect.element(quantity).toHaveAttribute("aria-valuemax", "999");
  // The sum alone would not say what one costs.
  await expect.element(main.getByText("1 point each")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Add one" })).toHaveAttribute("aria-disabled", "true");
});

test("a removed line comes back by Undo, at its place and with its quantity", async () => {
  await open();
  await main.getByRole("button", { name: "Remove: Safety harness" }).click();
  await expect.element(main.getByText("Removed from the cart: Safety harness")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Safety harness" })).not.toBeInTheDocument();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect.element(group("Products").getByRole("link").first()).toHaveTextContent("Safety harness");
});

test("more than the balance for everything says how much is missing (CHK-9)", async () => {
  await open({ ...ALL, getCompanyPoints: points(220) });
  await expect
    .element(main.getByText("You need 42 points more to order everything. You have enough points for one group."))
    .toBeVisible();
});

test("a balance below every group says only what is missing (CHK-9)", async () => {
  await open({ ...ALL, getCompanyPoints: points(20) });
  await expect.element(main.getByText("You need 242 points more to order everything.", { exact: true })).toBeVisible();
});

test("an owner reads who orders and finds no checkout (CHK-2)", async () => {
  await open({ ...ALL, getCurrentUser: owner() });
  await expect.element(main.getByText(/^Only installers can place orders\./)).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Safety harness" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Go to checkout" })).not.toBeInTheDocument();
});

test.each([
  ["of another version", '{"version":2,"entries":{},"uuids":[]}'],
  ["that cannot be read", '{"version":1,"entries":{"goods":'],
])("a stored cart %s is an empty one (CART-1)", async (_, text) => {
  const [key = ""] = Object.keys(CART);
  await open(ALL, { [key]: text });
  await expect.element(main.getByText("The cart is empty.")).toBeVisible();
});
