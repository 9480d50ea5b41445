import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { fillCart, waresOf } from "../support/steps/cart.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";

const LONG = { tag: ["@long", "@desktop"] };

/** An installer of each country with its minimum order in points (CHK-11). */
const MINIMUMS = [
  ["Bosnia and Herzegovina", PEOPLE.bosnia.email, 0],
  ["Bulgaria", PEOPLE.bulgaria.email, 100],
  ["Croatia", PEOPLE.croatia.email, 51],
  ["Czechia", PEOPLE.czechia.email, 60],
  ["Estonia", PEOPLE.estonia.email, 40],
  ["Hungary", PEOPLE.hungary.email, 39],
  ["Latvia", PEOPLE.latvia.email, 40],
  ["Lithuania", PEOPLE.lithuania.email, 40],
  ["Poland", PEOPLE.installer.email, 128],
  ["Romania", PEOPLE.romania.email, 102],
  ["Serbia", PEOPLE.serbia.email, 0],
  ["Slovakia", PEOPLE.slovakia.email, 60],
  ["Slovenia", PEOPLE.slovenia.email, 51],
  ["Ukraine", PEOPLE.ukraine.email, 20],
] as const;

/** Opens the cart page with that many pieces for one point. */
const openCartWorth = async (page: Page, backend: Backend, points: number): Promise<void> => {
  const [pen] = await waresOf(page, "goods");
  expect(pen.price).toBe(1);
  // Another journey may have left few.
  await backend.operator("PUT", `/products/${pen.product}/stock`, { on_hand: 1000 });
  await fillCart(page, { goods: [{ ware: pen, quantity: points }] });
  await page.goto("/cart");
};

for (const [country, email, minimum] of MINIMUMS) {
  test(
    `${country}: a cart of the minimum of ${minimum} points leads to the checkout, one point less is blocked`,
    LONG,
    async ({ page, backend }) => {
      await signIn(page, backend, email);
      const main = page.getByRole("main");
      const blocked = main.getByRole("alert").filter({ hasText: "Minimum order" });
      if (minimum > 0) {
        await openCartWorth(page, backend, minimum - 1);
        await expect(
          main.getByText(`Minimum order: ${minimum} points. You need 1 point more.`).locator("visible=true"),
        ).toBeVisible();
        await expect(main.getByRole("link", { name: "Go to checkout" })).toHaveCount(0);
        await page.evaluate(() => sessionStorage.setItem("lucarne.checkout", "cart:goods"));
        await page.goto("/checkout");
        await expect(blocked).toHaveText(`Minimum order: ${minimum} points.`);
      }
      await openCartWorth(page, backend, Math.max(1, minimum));
      await main.getByRole("link", { name: "Go to checkout" }).locator("visible=true").click();
      await expect(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
      await expect(main.getByRole("region", { name: "Order" })).toBeVisible();
      await expect(blocked).toHaveCount(0);
    },
  );
}

test("99 and 100 pieces in stock are counted, 101 are not (SHOP-7)", LONG, async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.lithuania.email);
  const [, , ware] = await waresOf(page, "goods", "-price");
  const stockOf = async () =>
    (await read(page, `/v2/shop/products/${ware.product}`, z.object({ stock: z.number() }))).stock;
  await backend.operator("PUT", `/products/${ware.product}/stock`, { on_hand: 200 });
  const reserved = 200 - (await stockOf());
  for (const [stock, text] of [
    [99, "In stock: 99"],
    [100, "In stock: 100"],
    [101, "In stock"],
  ] as const) {
    await backend.operator("PUT", `/products/${ware.product}/stock`, { on_hand: stock + reserved });
    expect(await stockOf()).toBe(stock);
    await page.goto(`/shop/${ware.product}`);
    await expect(page.getByRole("main").getByRole("paragraph").getByText(text, { exact: true })).toBeVisible();
  }
});

/** Words that fit their place on a flyer. */
const TEXT = "Light for every roof. ".repeat(5);

const BYTES = 10_000_000;
const epsOf = (bytes: number) => Buffer.alloc(bytes, "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n");

test(
  "a design takes 80 and 100 characters and a logo of 10,000,000 bytes, and refuses one more (CONF-10, CONF-12)",
  LONG,
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.croatiaOwner.email);
    const { data } = await read(
      page,
      "/v2/shop/products?type=flyer&active=1&is_visible=1",
      z.object({ data: z.array(z.object({ uuid: z.string() })) }),
    );
    await page.goto(`/shop/${data[0]?.uuid}`);
    const main = page.getByRole("main");
    for (const [name, limit] of [
      ["Short description", 80],
      ["Long description", 100],
    ] as const) {
      const field = main.getByRole("textbox", { name });
      await field.fill(TEXT.slice(0, limit));
      await expect(field).toHaveValue(TEXT.slice(0, limit));
      await expect(main.getByText(`Character limit: ${limit}. The rest was removed.`)).toHaveCount(0);
      await field.fill(TEXT.slice(0, limit + 1));
      await expect(main.getByText(`Character limit: ${limit}. The rest was removed.`)).toBeVisible();
      await expect(field).toHaveValue(TEXT.slice(0, limit));
    }

    const logo = main.getByLabel("Logo", { exact: true });
    const mimeType = "application/postscript";
    await logo.setInputFiles({ name: "too-large.eps", mimeType, buffer: epsOf(BYTES + 1) });
    await expect(main.getByText("The file is too large. Up to 10 MB.").first()).toBeVisible();
    await logo.setInputFiles({ name: "program.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
    await expect(main.getByText(/^This file type is not supported\./).first()).toBeVisible();
    // Where a converter is installed, an EPS is kept as a PDF.
    await logo.setInputFiles({ name: "largest.eps", mimeType, buffer: epsOf(BYTES) });
    await expect(main.getByRole("button", { name: /Remove.*largest\./ })).toBeVisible();
  },
);
