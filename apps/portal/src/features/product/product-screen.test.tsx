import type { MarketingConfig } from "@lucarne/api-client/queries/orders";
import type { Product } from "@lucarne/api-client/queries/shop";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { orderWith, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const UUID = "0193b2ce-94f7-76dc-9d62-d5f71294b6e8";
const AT = `/shop/${UUID}`;

const variant = (number: number, title: string, stock: number, price = 95) => ({
  uuid: `0193b2ce-94f7-76dc-9d62-d5f71294b70${number}`,
  title,
  price,
  stock,
  sku: `LC-${title}`,
  attrs: [],
});

const product = (change: Partial<Product> = {}): Product => ({
  uuid: UUID,
  name: "Work jacket",
  sku: "LC-JACKET",
  type: "goods",
  active: 1,
  is_visible: 1,
  images: {
    thumbnail: "/art/products/jacket.svg",
    list: [
      { position: 2, l: "/art/products/mug.svg" },
      { position: 1, l: "/art/products/jacket.svg" },
    ],
  },
  description: '<p>Warm.</p><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">A</a>',
  categories: [],
  stock: 9,
  price: 95,
  variants: [variant(1, "one", 9)],
  settings: { fields: [], subtype: null },
  ...change,
});

const open = (change?: Partial<Product>) =>
  renderScreen(AT, { answers: { getShopProduct: { body: product(change) } } });

test("a product that has not arrived shows a skeleton under the page's name", async () => {
  await renderScreen(AT, { answers: { getShopProduct: "pending" } });
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1, name: "Product" })).toBeInTheDocument();
});

test("a product that could not be loaded says so and loads on another try", async () => {
  const stub = await renderScreen(AT, { answers: { getShopProduct: { status: 500 } } });
  await expect.element(main.getByRole("alert").getByText("The product could not be loaded.")).toBeVisible();
  stub.answer({ getShopProduct: { body: product() } });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Work jacket" })).toBeVisible();
});

test("an unknown product is not found", async () => {
  await renderScreen(AT, { answers: { getShopProduct: { status: 404 } } });
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("This page does not exist.");
});

test("a product shows its name, its number and a link to its category (SHOP-5)", async () => {
  await open({ categories: [{ uuid: UUID, slug: "clothing" }] });
  await expect.element(main.getByRole("heading", { level: 1, name: "Work jacket" })).toBeVisible();
  await expect.element(main.getByText("Item no.: LC-JACKET")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Odzież robocza" }).last())
    .toHaveAttribute("href", "/shop?category=clothing");
});

test("the breadcrumb of a product has its category (SHOP-5)", async () => {
  await open({ categories: [{ uuid: UUID, slug: "clothing" }] });
  const way = page.getByRole("navigation", { name: "You are here" });
  await expect
    .element(way.getByRole("link", { name: "Odzież robocza" }))
    .toHaveAttribute("href", "/shop?category=clothing");
});

test("a product without a piece in all its variants has a flag on its picture (SHOP-5)", async () => {
  await open({ stock: 0, variants: [variant(1, "S", 0), variant(2, "M", 0)] });
  await expect.element(main.getByRole("button", { name: "Enlarge the picture Sold out" })).toBeVisible();
});

test("the description is shown without anything that could run", async () => {
  await open();
  await expect.element(main.getByText("Warm.")).toBeVisible();
  const text = main.getByText("Warm.").element().parentElement;
  expect(text?.querySelector("img, [onerror], a[href]")).toBeNull();
});

test.each(
  everyNth(2, [
    ["not active", { active: 0 }],
    ["not visible", { is_visible: 0 }],
  ] as const),
)("a product that is %s has a notice and cannot be bought (SHOP-6)", async (_, change) => {
  await open(change);
  await expect.element(main.getByText("This product is not available at the moment.")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
});

test.each([
  [0, "Sold out"],
  [1, "In stock: 1"],
  [99, "In stock: 99"],
  [100, "In stock: 100"],
  [101, "In stock"],
])("a stock of %i reads %s (SHOP-7)", async (stock, text) => {
  await open({ stock, variants: [variant(1, "one", stock)] });
  await expect.element(main.getByRole("paragraph").getByText(text, { exact: true })).toBeVisible();
});

test("a sold-out product cannot be added", async () => {
  await open({ stock: 0, variants: [variant(1, "one", 0)] });
  await expect.element(main.getByRole("button", { name: "Add to cart" }).first()).toBeDisabled();
});

test("a sold-out variant cannot be chosen; the first one in stock is (SHOP-8)", async () => {
  await open({ stock: 4, variants: [variant(1, "S", 0), variant(2, "M", 4), variant(3, "L", 2, 120)] });
  await expect.element(main.getByRole("radio", { name: "S" })).toBeDisabled();
  await expect.element(main.getByRole("radio", { name: "M" })).toBeChecked();
  await main.getByRole("radio", { name: "L" }).click();
  await expect.element(main.getByText("In stock: 2")).toBeVisible();
});

test("the picker's maximum is the stock without what is in the cart (SHOP-9)", async () => {
  await open({ stock: 2, variants: [variant(1, "one", 2)] });
  const add = main.getByRole("button", { name: "Add to cart" }).first();
  await add.click();
  await expect
    .element(main.getByRole("spinbutton", { name: "Quantity" }).first())
    .toHaveAttribute("aria-valuemax", "1");
  await add.click();
  await expect.element(main.getByText("All available stock is already in the cart.")).toBeVisible();
  await expect.element(add).toBeDisabled();
});

test("the pictures are in order and can be chosen", async () => {
  await open();
  const pictures = main.getByRole("list", { name: "Product pictures" }).getByRole("button");
  await expect.element(pictures.nth(0)).toHaveAttribute("aria-pressed", "true");
  await pictures.nth(1).click();
  await expect.element(pictures.nth(1)).toHaveAttribute("aria-pressed", "true");
  await main.getByRole("button", { name: "Enlarge the picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Work jacket" });
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.element(dialog.getByRole("button", { name: "Zoom out" })).toBeVisible();
});

test("the place of the category is kept while the categories are loading, so that the heading does not move", async () => {
  const categories = [{ uuid: "0193b2ce-1c6f-7354-962a-5d6f8fb8ae60", slug: "clothing" }];
  await renderScreen(AT, {
    answers: { getShopProduct: { body: product({ categories }) }, listShopCategories: "pending" },
  });
  const heading = main.getByRole("heading", { level: 1, name: "Work jacket" });
  await expect.element(heading).toBeVisible();
  expect(heading.element().previousElementSibling?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

const DESIGN: MarketingConfig = {
  type: "sticker",
  coverImage: "card-1",
  companyName: "Okna Kraków",
  phone: "+48 601 234 567",
};
const DESIGNED = orderWith({
  meta: {
    type: "sticker",
    contents: orderWith().meta.contents.map((line) => ({
      ...line,
      productUuid: UUID,
      quantity: 50,
      inputData: DESIGN,
    })),
    response: null,
  },
});
const openSticker = (change: Partial<Product>, company: object = {}) =>
  renderScreen(AT, {
    answers: {
      getCurrentUser: userWith({}, company),
      getShopProduct: { body: product({ type: "sticker", ...change }) },
      listOrders: { body: { data: [DESIGNED], meta: { current_page: 1, per_page: 20, last_page: 1, total: 1 } } },
    },
  });

test("marketing material has its form instead of the cart's button, with a quantity up to what an order takes (SHOP-10, CHK-20)", async () => {
  await openSticker({ stock: 5_000 });
  const quantity = main.getByRole("spinbutton", { name: "Quantity" }).first();
  await expect.element(quantity).toHaveAttribute("aria-valuemax", "999");
  await expect.element(main.getByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
  await expect.element(main.getByRole("button", { name: /^Order again/ })).toBeEnabled();
});

test("an earlier design of sold-out marketing material cannot be ordered again", async () => {
  await openSticker({ stock: 0 });
  await expect.element(main.getByRole("button", { name: /^Order again/ })).toBeDisabled();
});

test(
  "the rows of earlier designs have no button in the colour of the page's main action",
  { tags: "long" },
  async () => {
    await openSticker({ stock: 9 });
    const region = main.getByRole("region", { name: "My designs" });
    await expect.element(region.getByRole("button", { name: /^Order again/ })).toBeEnabled();
    const groundOf = (button: Element): string => getComputedStyle(button).backgroundColor;
    const action = main.getByRole("button", { name: /^Continue( to order)?$/ }).first();
    const grounds = region.getByRole("button").elements().map(groundOf);
    expect(grounds).toHaveLength(2);
    expect(grounds).not.toContain(groundOf(action.element()));
  },
);

test("an earlier design with one long word does not make the page of a phone wider", { tags: "long" }, async () => {
  const [content] = DESIGNED.meta.contents;
  const long = {
    ...DESIGNED,
    meta: {
      ...DESIGNED.meta,
      contents: [{ ...content, inputData: { ...DESIGN, shortDescription: "Dachfenster".repeat(7) } }],
    },
  };
  onTestFinished(() => page.viewport(1080, 800));
  await page.viewport(390, 844);
  await renderScreen(AT, {
    answers: {
      getShopProduct: { body: product({ type: "sticker", stock: 9 }) },
      listOrders: { body: { data: [long], meta: { current_page: 1, per_page: 20, last_page: 1, total: 1 } } },
    },
  });
  await expect
    .element(main.getByRole("region", { name: "My designs" }).getByText(/^(?:Dachfenster){7}$/u))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("the partner's logo that is printed without an own one is shown as a picture beside the field (CONF-16)", async () => {
  await openSticker(
    { settings: { fields: [{ name: "logo", group: "optional" }], subtype: null } },
    { is_recommended: 1 },
  );
  const picture = () => main.element().querySelector<HTMLImageElement>('img[src="/art/logo-mark.svg"]');
  await expect.poll(() => picture()?.naturalWidth ?? 0).toBeGreaterThan(0);
});

test.each(
  everyNth(2, [
    [1, true],
    [0, false],
  ] as const),
)("the material of a company whose is_recommended is %i has the partner's logo: %s (CONF-16)", async (flag, has) => {
  await openSticker({}, { is_recommended: flag });
  const printed = main.getByRole("region", { name: "What will be printed" });
  await expect.element(printed.getByRole("listitem").first()).toBeVisible();
  expect(printed.element().textContent.includes("Polecany partner")).toBe(has);
});

test("pointing at a product starts its call before it is opened (PERF-3)", { tags: "long" }, async () => {
  const meta = { current_page: 1, per_page: 21, last_page: 1, total: 1 };
  const stub = await renderScreen("/shop", {
    answers: { listShopProducts: { body: { data: [product()], meta } }, getShopProduct: { body: product() } },
  });
  const link = main.getByRole("link", { name: /Work jacket/ });
  await expect.element(link).toBeVisible();
  expect(stub.calls).not.toContain("getShopProduct");
  await link.hover();
  await expect.poll(() => stub.calls).toContain("getShopProduct");
  await link.click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Work jacket" })).toBeVisible();
  expect(stub.calls.filter((call) => call === "getShopProduct")).toHaveLength(1);
});
