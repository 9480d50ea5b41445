import { z } from "zod";
import { expect, signedIn } from "../support/fixtures.ts";
import { read } from "../support/read.ts";

const ORDER = z.object({
  uuid: z.string(),
  number: z.string(),
  status: z.number(),
  meta: z.object({ type: z.string() }),
});

signedIn(
  "orders by status, a voucher's code shown and copied, its print, and the same order again",
  { tag: "@long" },
  async ({ page, context, axe }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/orders");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^\d{4}\/\d+$/ }).first()).toBeVisible();
    await axe(page, "orders");
    await main.getByRole("link", { name: "Completed" }).click();
    await expect(page).toHaveURL("/orders?status=completed");
    await page.reload();
    await expect(main.getByRole("link", { name: "Completed" })).toHaveAttribute("aria-current", "page");
    await expect(main.getByRole("cell", { name: "Pending" })).toHaveCount(0);

    const { data } = await read(page, "/v2/orders?status=3&limit=50", z.object({ data: z.array(ORDER) }));
    const voucher = data.find(({ meta }) => meta.type === "voucher");
    if (!voucher) throw new Error("The company has no completed vouchers.");
    await main.getByRole("link", { name: voucher.number }).click();
    await expect(page).toHaveURL(`/orders/${voucher.uuid}`);
    await expect(page).toHaveTitle(`Order ${voucher.number} – Lucarne Club`);
    const { meta } = await read(
      page,
      `/v2/orders/${voucher.uuid}`,
      z.object({ meta: z.object({ response: z.array(z.object({ number: z.string(), password: z.string() })) }) }),
    );
    const [code] = meta.response;
    const card = main.getByRole("article").first();
    await expect(card).not.toContainText(code?.number ?? "");
    await card.getByRole("button", { name: "Show code" }).click();
    await expect(card).toContainText(code?.number ?? "");
    await axe(page, "a voucher");
    await card.getByRole("button", { name: "Copy" }).last().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code?.password);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(main.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(card.getByRole("button").locator("visible=true")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    // Leaving the page hides the code again.
    await page.reload();
    await expect(card.getByRole("button", { name: "Show code" })).toBeVisible();
    await expect(card).not.toContainText(code?.number ?? "");

    await main.getByRole("button", { name: "Order again" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: /^In the cart: / })).toBeVisible();
    await page.goto("/orders/00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
  },
);
