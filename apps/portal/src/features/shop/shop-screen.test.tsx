import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { points, productOf } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const meta = { current_page: 1, per_page: 21, last_page: 1, total: 0 };

test("products that have not arrived show a skeleton below the filters", async () => {
  await renderScreen("/shop", { answers: { listShopProducts: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
  await expect.element(main.getByRole("searchbox", { name: "Search products" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a shop without products says so", async () => {
  await renderScreen("/shop", { answers: { listShopProducts: { body: { data: [], meta } } } });
  await expect.element(main.getByText("No products yet")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Clear filters" })).not.toBeInTheDocument();
});

test("a product that the company cannot afford shows its stock and the missing points (SHOP-3)", async () => {
  const product = productOf(1, { name: "Ladder", price: 500, stock: 12 });
  await renderScreen("/shop", {
    answers: {
      listShopProducts: { body: { data: [product], meta: { ...meta, total: 1 } } },
      getCompanyPoints: points(180),
    },
  });
  const card = main.getByRole("link", { name: /Ladder/ });
  await expect.element(card.getByText("You need 320 points more")).toBeVisible();
  await expect.element(card.getByText("In stock: 12")).toBeVisible();
});

test("on a phone the first product begins below two rows of filters, within 300 pixels", async () => {
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 844);
  await renderScreen("/shop", {
    answers: { listShopProducts: { body: { data: [productOf(1, { name: "Ladder" })], meta: { ...meta, total: 1 } } } },
  });
  const card = main.getByRole("link", { name: /Ladder/ });
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().top).toBeLessThanOrEqual(300);
});

test("filters without a match lead back to all products", async () => {
  const stub = await renderScreen("/shop?search=abc&sort=price", {
    answers: { listShopProducts: { body: { data: [], meta } } },
  });
  await expect.element(main.getByText("No products found")).toBeVisible();
  stub.answer({ listShopProducts: {} });
  await main.getByRole("link", { name: "Clear filters" }).click();
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/shop");
  await expect.element(main.getByRole("searchbox", { name: "Search products" })).toHaveValue("");
});

test("an unknown category and sort in the address count as none", async () => {
  await renderScreen("/shop?category=nothing&sort=weight");
  await expect.element(main.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "page");
  await expect.element(main.getByRole("combobox", { name: "Sort by" })).toHaveValue("-created_at");
});

test.each(
  everyNth(2, [
    ["a failing server", { status: 500 }],
    ["no network", "unreachable"],
  ] as const),
)("products that could not be loaded say so and load on another try: %s", async (_, failure) => {
  const stub = await renderScreen("/shop", { answers: { listShopProducts: failure } });
  await expect.element(main.getByRole("alert").getByText("The products could not be loaded.")).toBeVisible();
  stub.answer({ listShopProducts: {} });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("listitem").first()).toBeVisible();
});

test("the filter for the balance does not apply while the balance cannot be loaded", async () => {
  await renderScreen("/shop?affordable=yes", { answers: { getCompanyPoints: { status: 500 } } });
  await expect.element(main.getByRole("checkbox", { name: "What we can afford" })).not.toBeChecked();
  await expect.element(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("pictures of the first view are loaded at once, those below it when they come near", async () => {
  const products = Array.from({ length: 6 }, (_, index) => productOf(index, { name: `Ladder ${index}` }));
  await renderScreen("/shop", {
    answers: { listShopProducts: { body: { data: products, meta: { ...meta, total: products.length } } } },
  });
  await expect.element(main.getByRole("heading", { name: "Ladder 5" })).toBeInTheDocument();
  const pictures = [...main.element().querySelectorAll<HTMLImageElement>("li img")];
  expect(pictures.map(({ loading }) => loading)).toEqual(["eager", "eager", "eager", "eager", "lazy", "lazy"]);
});

test("two filters that are pressed before the page is drawn again are both in the address (SHOP-2)", async () => {
  await renderScreen("/shop");
  const category = main.getByRole("link", { name: "Odzież robocza" });
  await expect.element(category).toBeVisible();
  const stock = main.getByRole("checkbox", { name: "Only in stock" }).element();
  const link = category.element();
  if (!(link instanceof HTMLElement) || !(stock instanceof HTMLElement)) throw new Error("The filters are missing.");
  link.click();
  stock.click();
  await expect.poll(() => location.search).toBe("?category=clothing&stock=available");
  await expect.element(main.getByRole("checkbox", { name: "Only in stock" })).toBeChecked();
});
