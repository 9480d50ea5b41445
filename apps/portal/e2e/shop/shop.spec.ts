import { z } from "zod";
import { expect, signedIn } from "../support/fixtures.ts";
import { waresOf } from "../support/steps/cart.ts";
import { hold } from "../support/network/hold.ts";
import { read } from "../support/read.ts";

signedIn(
  "category, search, sort, filters and page of the shop are in the URL",
  { tag: "@long" },
  async ({ page, axe, isMobile }) => {
    const main = page.getByRole("main");
    const cards = main.getByRole("heading", { level: 2 });
    /** On a phone they are behind a button. */
    const openFilters = async () => {
      if (isMobile) await main.getByRole("button", { name: /^Sort and filters/ }).click();
    };
    await page.goto("/shop");
    await expect(cards).toHaveCount(21);
    await expect(main.getByText(/^1–21 of/)).toBeVisible();
    await axe(page, "the shop");
    await main.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/shop?page=2");
    await expect(main.getByText(/^22–/)).toBeVisible();

    await openFilters();
    await main.getByRole("combobox", { name: "Sort by" }).selectOption("price");
    await expect(page).toHaveURL("/shop?sort=price");
    await main.getByRole("link", { name: "Tools", exact: true }).click();
    await main.getByText("Only in stock").click();
    await expect(main.getByRole("checkbox", { name: "Only in stock" })).toBeChecked();
    const { company_points: balance } = await read(
      page,
      `/v1/company/points/${(await read(page, "/v1/company/user/self", z.object({ company: z.object({ uuid: z.string() }) }))).company.uuid}`,
      z.object({ company_points: z.number() }),
    );
    const asked = page.waitForRequest((request) => request.url().includes(`max_price=${balance}`));
    await main.getByText("What we can afford").click();
    await asked;
    await main.getByRole("searchbox", { name: "Search products" }).fill("hammer");
    await expect(page).toHaveURL("/shop?category=tools&search=hammer&sort=price&affordable=yes&stock=available");
    await expect(cards).toHaveText(["Hammer"]);

    await page.reload();
    await expect(main.getByRole("searchbox", { name: "Search products" })).toHaveValue("hammer");
    await openFilters();
    await expect(main.getByRole("combobox", { name: "Sort by" })).toHaveValue("price");
    await expect(main.getByRole("checkbox", { name: "What we can afford" })).toBeChecked();
    await expect(cards).toHaveText(["Hammer"]);
    await main.getByRole("searchbox", { name: "Search products" }).fill("no such thing");
    await main.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(cards).toHaveCount(21);
  },
);

signedIn(
  "a product is enlarged and added to the cart; the cart page removes and restores it in every tab",
  { tag: "@long" },
  async ({ page, context, axe, isMobile }) => {
    await page.goto("/shop?sort=price");
    const main = page.getByRole("main");
    const [first, second] = await waresOf(page, "goods", "-price");
    await page.goto(`/shop/${first.product}`);
    await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
    await expect(page).toHaveTitle(`${first.name} – Lucarne Club`);
    await main.getByRole("button", { name: "Enlarge the picture" }).click();
    const picture = page.getByRole("dialog", { name: first.name });
    await picture.getByRole("button", { name: "Zoom in" }).click();
    await axe(page, "an enlarged picture");
    await page.keyboard.press("Escape");
    await expect(picture).toBeHidden();
    await axe(page, "a product");

    const add = main.getByRole("button", { name: "Add to cart" }).locator("visible=true");
    await main.getByRole("button", { name: "Add one" }).locator("visible=true").click();
    await add.click();
    await expect(page.getByText(`Added to the cart: ${first.name}`)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 2 products" })).toBeVisible();
    await page.goto(`/shop/${second.product}`);
    await expect(main.getByRole("heading", { level: 2, name: "Recently viewed" })).toBeVisible();
    await expect(main.getByRole("heading", { level: 3, name: first.name })).toBeVisible();
    await add.click();
    await page.getByRole("link", { name: "Go to the cart" }).click();
    await expect(page).toHaveURL("/cart");

    const other = await context.newPage();
    await other.goto("/cart");
    const group = (tab: typeof page) => tab.getByRole("main").getByRole("region", { name: "Lucarne Store" });
    await expect(group(other).getByRole("listitem")).toHaveCount(2);
    await axe(page, "the cart page");
    await group(page)
      .getByRole("button", { name: `Remove: ${first.name}` })
      .click();
    await expect(main.getByText(`Removed from the cart: ${first.name}`)).toBeVisible();
    await expect(group(other).getByRole("listitem")).toHaveCount(1);
    await main.getByRole("button", { name: "Undo" }).click();
    // At its old place and with its old quantity.
    await expect(group(other).getByRole("listitem").first()).toContainText(first.name);
    await expect(group(page).getByRole("spinbutton").first()).toHaveValue("2");
    if (isMobile) return;
    for (const ware of [first, second]) {
      await group(page)
        .getByRole("button", { name: `Remove: ${ware.name}` })
        .click();
    }
    await expect(main.getByRole("heading", { level: 2, name: "The cart is empty." })).toBeVisible();
    await main.getByRole("link", { name: "Go to the shop" }).click();
    await expect(page).toHaveURL("/shop");
  },
);

signedIn(
  "a product opened by its address is requested before the user is known (PERF-3)",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/shop");
    const [ware] = await waresOf(page, "goods");
    const user = await hold(page, "/v1/company/user/self");
    const product = page.waitForResponse((response) => response.url().endsWith(`/v2/shop/products/${ware.product}`));
    await page.goto(`/shop/${ware.product}`, { waitUntil: "commit" });
    await user.made;
    await product;
    await user.release();
    await expect(page.getByRole("heading", { level: 1, name: ware.name })).toBeVisible();
  },
);

signedIn(
  "a configured product and the code of its form are requested before the user is known (PERF-11)",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/shop");
    const { data } = await read(
      page,
      "/v2/shop/products?page=1&limit=1&type=flyer&active=1&is_visible=1",
      z.object({ data: z.array(z.object({ uuid: z.string(), name: z.string() })) }),
    );
    const [flyer] = data;
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    const user = await hold(page, "/v1/company/user/self");
    const form = page.waitForResponse((response) => /\/assets\/configurators-[^/]+\.js$/.test(response.url()));
    await page.goto(`/shop/${flyer?.uuid}`, { waitUntil: "commit" });
    await user.made;
    await form;
    // With the page itself at most 16 files, also those of the form (PERF-3).
    const files = calls.filter((call) => call.startsWith("/assets/"));
    expect(files.length, files.join("\n")).toBeLessThan(16);
    await user.release();
    await expect(page.getByRole("heading", { level: 1, name: flyer?.name })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to cart" }).or(page.getByRole("textbox")).first()).toBeVisible();
    for (const path of ["/api/v1/company/user/self", `/api/v2/shop/products/${flyer?.uuid}`])
      expect(calls.filter((call) => call === path)).toHaveLength(1);
  },
);

signedIn("a card of the shop shows its whole description (SHOP-3)", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await page.goto("/shop?category=vouchers");
  const cards = page.getByRole("main").getByRole("link", { name: /password once the order is completed/ });
  await expect(cards.first()).toBeVisible();
  const isCut = await cards.evaluateAll((all) =>
    all.some((card) =>
      [...card.querySelectorAll("span")].some(
        (part) =>
          part.clientHeight > 1 &&
          part.scrollHeight > part.clientHeight + 2 &&
          getComputedStyle(part).overflow === "hidden",
      ),
    ),
  );
  expect(isCut).toBe(false);
});
