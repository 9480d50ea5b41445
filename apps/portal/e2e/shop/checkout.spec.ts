import type { Page } from "@playwright/test";
import { z } from "zod";
import { fillCart, waresOf, written } from "../support/steps/cart.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { balanceOf, read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { answerAs } from "../support/json.ts";

const CART = z.object({
  data: z.array(z.looseObject({ variants: z.array(z.looseObject({ price: z.number() })) })),
});

const ordersOf = async (page: Page): Promise<number> =>
  (await read(page, "/v2/orders?limit=1", z.object({ meta: z.object({ total: z.number() }) }))).meta.total;

const toCheckout = async (page: Page, group = "Lucarne Store"): Promise<void> => {
  await page.goto("/cart");
  await page
    .getByRole("main")
    .getByRole("region", { name: group })
    .getByRole("link", { name: "Go to checkout" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
};

const visible = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).locator("visible=true");

test("an order of goods: wrong fields are named, the summary can be edited, points are charged, the dialog says the new balance", async ({
  page,
  backend,
  axe,
  isMobile,
}) => {
  await signIn(page, backend, isMobile ? PEOPLE.slovenia.email : PEOPLE.bulgaria.email);
  const [first, second] = await waresOf(page, "goods", "-price");
  const [voucher] = await waresOf(page, "voucher");
  await fillCart(page, {
    goods: [
      { ware: first, quantity: 1 },
      { ware: second, quantity: 1 },
    ],
    voucher: [{ ware: voucher, quantity: 1 }],
  });
  const total = first.price + second.price;
  await backend.operator("POST", "/points/grants", {
    company: (await read(page, "/v1/company/user/self", z.object({ company: z.object({ uuid: z.string() }) }))).company
      .uuid,
    points: total,
    reason: "trainings",
  });
  const balance = await balanceOf(page);
  await toCheckout(page);
  const main = page.getByRole("main");

  await main.getByRole("textbox", { name: "House number" }).fill("");
  await main.getByRole("textbox", { name: "Postcode" }).fill("34-4OO");
  await main.getByRole("textbox", { name: "Phone" }).fill("601");
  await visible(page, "Continue to summary").click();
  await expect(main.getByText("Invalid phone number.")).toBeVisible();
  await main.getByRole("textbox", { name: "Phone" }).fill("+48 601 234 567");
  await visible(page, "Continue to summary").click();
  const list = main.getByRole("alert").filter({ hasText: "Check these fields:" });
  await expect(list.getByRole("link")).toHaveText(["Phone", "House number", "Postcode"]);
  await expect(main.getByText("The number does not match the chosen country.")).toBeVisible();
  await expect(main.getByText("Letters are not allowed.")).toBeVisible();
  await axe(page, "the checkout with errors");
  await list.getByRole("link", { name: "House number" }).click();
  await expect(main.getByRole("textbox", { name: "House number" })).toBeFocused();
  await main.getByRole("textbox", { name: "House number" }).fill("12");
  await main.getByRole("textbox", { name: "Postcode" }).fill("1142");
  await main.getByRole("textbox", { name: "Phone" }).fill("999 999 999 123");
  await visible(page, "Continue to summary").click();

  await expect(main.getByRole("heading", { level: 2, name: "Recipient" })).toBeVisible();
  await expect(main.getByText("999999999123")).toBeVisible();
  await axe(page, "the summary");
  // A reload loses nothing; the step is in the URL.
  await page.reload();
  await expect(main.getByText("999999999123")).toBeVisible();
  await main.getByRole("button", { name: "Edit address" }).click();
  await expect(main.getByRole("textbox", { name: "House number" })).toHaveValue("12");
  await main.getByRole("radio", { name: "Private address" }).check();
  await expect(main.getByRole("textbox", { name: "Company name" })).toHaveCount(0);
  await visible(page, "Continue to summary").click();
  await expect(main.getByText("Balance after the order")).toBeVisible();

  await visible(page, /^Place order/).dblclick();
  const dialog = page.getByRole("dialog", { name: "Thank you for the order." });
  await expect(dialog.getByText(written(balance - total), { exact: true })).toBeVisible();
  await axe(page, "the thank-you dialog");
  expect(await balanceOf(page)).toBe(balance - total);
  const { data } = await read(
    page,
    "/v2/orders?limit=1",
    z.object({
      data: z.array(
        z.object({ points: z.number(), customer: z.object({ company_name: z.string(), phone: z.string() }) }),
      ),
    }),
  );
  expect(data[0]).toMatchObject({ points: total, customer: { company_name: "", phone: "999999999123" } });
  await dialog.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL("/shop");
  // Only the ordered group has left the cart, and the next checkout has to be chosen.
  await expect(page.getByRole("banner").getByRole("button", { name: "In the cart: 1 product" })).toBeVisible();
  await page.goto("/checkout");
  await expect(page).toHaveURL("/shop");
});

test("a price that changes while the summary is open is not charged: the portal shows the new one and stops (CHK-22)", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(/status of 409|New total in points/);
  await signIn(page, backend, PEOPLE.croatia.email);
  const [ware] = await waresOf(page, "goods", "-price");
  await fillCart(page, { goods: [{ ware, quantity: 1 }] });
  const before = { orders: await ordersOf(page), balance: await balanceOf(page) };
  // The summary was loaded while the product was cheaper.
  await page.route("**/v2/cart?*", async (route) => {
    const answer = await route.fetch();
    const { data } = await answerAs(CART, answer);
    await route.fulfill({
      response: answer,
      json: {
        data: data.map((one) => ({
          ...one,
          variants: one.variants.map((each) => ({ ...each, price: each.price - 4 })),
        })),
      },
    });
  });
  await toCheckout(page);
  await visible(page, "Continue to summary").click();
  const main = page.getByRole("main");
  await expect(main.getByText(written(ware.price - 4), { exact: true }).first()).toBeVisible();
  await page.unroute("**/v2/cart?*");
  await visible(page, /^Place order/).click();
  const [old, now] = [written(ware.price - 4), written(ware.price)];
  await expect(
    main.getByText(`The total has changed from ${old} to ${now} points. Check the order before placing it.`),
  ).toBeVisible();
  await expect(main.getByText(written(ware.price), { exact: true }).first()).toBeVisible();
  expect({ orders: await ordersOf(page), balance: await balanceOf(page) }).toEqual(before);
  await visible(page, /^Place order/).click();
  await expect(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  expect(await balanceOf(page)).toBe(before.balance - ware.price);
});

test(
  "an order whose answer is lost is not placed twice, not even after a reload",
  { tag: ["@long", "@chromium"] },
  async ({ page, backend, faults }) => {
    faults.allow(/Failed to fetch|Failed to load resource: net::ERR/);
    await signIn(page, backend, PEOPLE.croatia.email);
    const [ware] = await waresOf(page, "goods", "-price");
    // Enough for one order, not for two.
    await backend.operator("POST", "/points/grants", {
      company: (await read(page, "/v1/company/user/self", z.object({ company: z.object({ uuid: z.string() }) })))
        .company.uuid,
      points: 100,
      reason: "trainings",
    });
    await fillCart(page, { goods: [{ ware, quantity: 1 }] });
    const before = await ordersOf(page);
    await toCheckout(page);
    await visible(page, "Continue to summary").click();
    const keys: (string | undefined)[] = [];
    await page.route("**/v2/orders", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      // The order reaches the server, its answer does not come back.
      await route.fetch();
      return route.abort();
    });
    await visible(page, /^Place order/).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Something went wrong. Please try again.");
    expect(await ordersOf(page)).toBe(before + 1);
    await page.reload();
    // The points of the order are gone already, and it can still be sent again.
    await expect(visible(page, /^Place order/)).toBeDisabled();
    await page.getByRole("main").getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
    expect(await ordersOf(page)).toBe(before + 1);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  "a voucher needs no phone; too few points and a sum below the minimum block the order with a message",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.czechia.email);
    const [voucher] = await waresOf(page, "voucher");
    const main = page.getByRole("main");
    await fillCart(page, { voucher: [{ ware: voucher, quantity: 1 }] });
    // The minimum of Czechia is 60: the button in the cart is disabled, so the address is opened.
    await page.evaluate(() => sessionStorage.setItem("lucarne.checkout", "cart:voucher"));
    await page.goto("/checkout");
    await expect(main.getByText("Minimum order: 60 points.")).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Phone" })).toHaveCount(0);
    await expect(main.getByRole("radio", { name: "Private address" })).toHaveCount(0);
    await visible(page, "Continue to summary").click();
    await expect(visible(page, /^Place order/)).toBeDisabled();

    const balance = await balanceOf(page);
    await fillCart(page, { voucher: [{ ware: voucher, quantity: Math.floor(balance / voucher.price) + 1 }] });
    await expect(main.getByText("There are not enough points for this order.")).toBeVisible();
    await expect(visible(page, /^Place order/)).toBeDisabled();
    await fillCart(page, { voucher: [{ ware: voucher, quantity: 2 }] });
    await visible(page, /^Place order/).click();
    await expect(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  },
);

test(
  "a company without a number is sent to its profile and returns to the checkout",
  { tag: "@long" },
  async ({ page, backend, axe }) => {
    await signIn(page, backend, PEOPLE.bosnia.email);
    const [ware] = await waresOf(page, "goods", "-price");
    await fillCart(page, { goods: [{ ware, quantity: 1 }] });
    await toCheckout(page);
    const main = page.getByRole("main");
    await expect(main.getByText("The company number (JIB) is missing. Add it in the profile to order.")).toBeVisible();
    await expect(visible(page, "Continue to summary")).toBeDisabled();
    await axe(page, "the checkout without a number");
    await main.getByRole("link", { name: "Add it in the profile" }).click();
    await expect(page).toHaveURL("/user?returnTo=%2Fcheckout");
    await page.goBack();
    await expect(page).toHaveURL("/checkout");
    await expect(main.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  },
);
