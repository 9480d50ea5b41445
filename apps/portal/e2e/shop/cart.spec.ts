import type { Page } from "@playwright/test";
import type { Backend } from "../support/servers/backend.ts";
import { fillCart, waresOf, written } from "../support/steps/cart.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { signIn } from "../support/steps/sign-in.ts";

const openCart = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: /cart/i }).click();
  const drawer = page.getByRole("dialog", { name: /Cart/ });
  await expect(drawer).toBeVisible();
  return drawer;
};

const toCart = async (page: Page, backend: Backend, email: string): Promise<void> => {
  await signIn(page, backend, email);
  await page.waitForLoadState("networkidle");
};

test(
  "the mini cart holds the stored cart: pieces, groups with today's totals, and the way to each checkout",
  { tag: "@chromium" },
  async ({ page, backend, axe }) => {
    await toCart(page, backend, PEOPLE.croatia.email);
    const [first, second] = await waresOf(page, "goods", "-price");
    const [voucher] = await waresOf(page, "voucher");
    await fillCart(page, {
      goods: [
        { ware: first, quantity: 2 },
        { ware: second, quantity: 1, price: second.price - 4 },
      ],
      voucher: [{ ware: voucher, quantity: 3 }],
    });
    await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 6 products" })).toBeVisible();

    const drawer = await openCart(page);
    await expect(drawer.getByRole("heading", { level: 2, name: "Cart" })).toBeFocused();
    const goods = drawer.getByRole("region", { name: "Lucarne Store" });
    await expect(goods.getByRole("link", { name: first.name, exact: true })).toBeVisible();
    // Totals come from the server, a price that changed since is named.
    const total = 2 * first.price + second.price;
    await expect(goods.getByText(written(total), { exact: true })).toBeVisible();
    await expect(goods.getByText(new RegExp(`^${second.price} points each \\(was `))).toBeVisible();
    await expect(drawer.getByRole("region", { name: "Lucarne Vouchers" })).toContainText(voucher.name);
    await axe(page, "the mini cart");

    await goods.getByRole("button", { name: "Add one" }).first().click();
    await expect(drawer.getByText("7 products", { exact: true })).toBeVisible();
    await expect(goods.getByText(written(total + first.price), { exact: true })).toBeVisible();

    await goods.getByRole("link", { name: "Go to checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem("lucarne.checkout"))).toBe("cart:goods");
  },
);

test(
  "a line is removed by keyboard, other tabs update, and an empty cart links to the shop",
  { tag: ["@long", "@chromium"] },
  async ({ page, backend, context, axe }) => {
    await toCart(page, backend, PEOPLE.serbia.email);
    const [first, second] = await waresOf(page, "goods", "-price");
    await fillCart(page, { goods: [first, second].map((ware) => ({ ware, quantity: 1 })) });
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByRole("button", { name: "In the cart: 2 products" })).toBeVisible();

    const drawer = await openCart(page);
    await drawer.getByRole("button", { name: `Remove: ${first.name}` }).press("Enter");
    await expect(drawer.getByRole("link", { name: first.name, exact: true })).toHaveCount(0);
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await expect(other.getByRole("button", { name: "In the cart: 1 product" })).toBeVisible();
    await drawer.getByRole("button", { name: `Remove: ${second.name}` }).press("Enter");
    await expect(drawer.getByRole("heading", { name: "The cart is empty." })).toBeVisible();
    // No bar for actions that are not there: the content reaches down to the edge.
    const content = page.locator("dialog[open] > div").filter({ has: page.getByRole("heading", { level: 3 }) });
    const box = await content.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
    await axe(page, "the empty mini cart");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: "Cart" })).toBeFocused();
  },
);

test(
  "unavailable products are removed with a message, and quantities are reduced to the stock",
  { tag: ["@long", "@chromium"] },
  async ({ page, backend, axe }) => {
    await toCart(page, backend, PEOPLE.czechia.email);
    const [few, none, hidden] = await waresOf(page, "goods");
    await fillCart(page, { goods: [few, none, hidden].map((ware) => ({ ware, quantity: 5 })) });
    await backend.operator("PUT", `/products/${few.product}/stock`, { on_hand: 3 });
    await backend.operator("PUT", `/products/${none.product}/stock`, { on_hand: 0 });
    await backend.operator("PUT", `/products/${hidden.product}/visibility`, { is_visible: 0 });

    const drawer = await openCart(page);
    await expect(drawer.getByText(`Sold out and removed from the cart: ${none.name}`)).toBeVisible();
    await expect(drawer.getByText(`No longer available and removed from the cart: ${hidden.name}`)).toBeVisible();
    await expect(drawer.getByText("Only 3 in stock. Quantity reduced from 5.")).toBeVisible();
    await expect(drawer.getByText("3 products", { exact: true })).toBeVisible();
    await expect(drawer.getByRole("button", { name: "Add one" })).toHaveAttribute("aria-disabled", "true");
    await axe(page, "the mini cart with messages");
    // What is stored has followed.
    await page.reload();
    await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 3 products" })).toBeVisible();
  },
);

test(
  "a cart belongs to its user: another user on this device sees an empty cart, the owner sees the cart again",
  { tag: "@long" },
  async ({ page, backend, isMobile }) => {
    await toCart(page, backend, PEOPLE.hungary.email);
    const [ware] = await waresOf(page, "goods");
    await fillCart(page, { goods: [{ ware, quantity: 2 }] });
    await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 2 products" })).toBeVisible();
    const leave = async () => {
      await page.getByRole("button", { name: isMobile ? "More" : /Tetőablak|Gábor|Katalin/ }).click();
      await page.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
      await expect(page).toHaveURL("/login");
    };
    await leave();
    await signIn(page, backend, PEOPLE.hungaryOwner.email);
    await expect(page.getByRole("banner").getByRole("button", { name: "Cart", exact: true })).toBeVisible();
    await fillCart(page, { goods: [{ ware, quantity: 9 }] });
    const drawer = await openCart(page);
    await expect(drawer.getByText("Only installers can place orders.")).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Go to checkout" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await leave();
    await signIn(page, backend, PEOPLE.hungary.email);
    await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 2 products" })).toBeVisible();
  },
);

signedIn(
  "a cart that cannot be priced shows an error and can be retried without losing products",
  { tag: "@long" },
  async ({ page, axe, faults }) => {
    faults.allow(/status of 429/);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    const [ware] = await waresOf(page, "goods");
    await fillCart(page, { goods: [{ ware, quantity: 2 }] });
    let fail = true;
    await page.route("**/v2/cart?*", (route) => (fail ? route.fulfill({ status: 429, body: "" }) : route.continue()));
    const drawer = await openCart(page);
    await expect(drawer.getByRole("alert")).toContainText("The cart could not be loaded.");
    await axe(page, "a cart that could not be loaded");
    fail = false;
    await drawer.getByRole("button", { name: "Try again" }).click();
    await expect(drawer.getByRole("link", { name: ware.name, exact: true })).toBeVisible();
    await expect(drawer.getByRole("spinbutton")).toHaveValue("2");
  },
);
