import type { Page } from "@playwright/test";
import { z } from "zod";
import { fillCart, waresOf } from "../support/steps/cart.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { balanceOf, read } from "../support/read.ts";
import { askForCode, fillCode } from "../support/steps/sign-in.ts";

/** Translates as Chrome does: each text node, now and later, is replaced by two `font` elements. The words stay. */
const translateEverything = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const untouched = 'font, script, style, svg, option, title, textarea, [translate="no"]';
    const change = (text: Text) => {
      if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(untouched)) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const changeIn = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) change(text);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) changeIn(node);
    }).observe(document, { childList: true, subtree: true });
  });
};

const isTranslated = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 }).locator("font").first()).toBeVisible();

test(
  "a page that the browser translates goes on working: sign in, open a project and a dialog, order (LANG-11)",
  { tag: "@long" },
  async ({ page, backend }) => {
    const { email } = PEOPLE.ukraine;
    await translateEverything(page);
    await page.goto("/login");
    await isTranslated(page);
    // A refused address adds and removes texts.
    await askForCode(page, "liis@");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("radio", { name: "Phone" }).check();
    await page.getByRole("radio", { name: "Email" }).check();
    await askForCode(page, email);
    await fillCode(page, backend, email);
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await isTranslated(page);

    await page.getByRole("navigation").getByRole("link", { name: "Projects" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
    const tabs = page.getByRole("navigation", { name: "Filter projects" });
    for (const name of [/^Closed/, /^All/]) await tabs.getByRole("link", { name }).click();
    await page.getByRole("main").getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/projects?\/[\w-]+/);
    // The names of projects are left as they are.
    await expect(page.getByRole("main").getByText("Created").locator("visible=true").first()).toBeVisible();

    // Above the country's minimum order.
    const [ware] = await waresOf(page, "goods", "-price");
    await backend.operator("POST", "/points/grants", {
      company: (await read(page, "/v1/company/user/self", z.object({ company: z.object({ uuid: z.string() }) })))
        .company.uuid,
      points: 2 * ware.price,
      reason: "trainings",
    });
    await fillCart(page, { goods: [{ ware, quantity: 1 }] });
    await page.goto("/shop");
    await isTranslated(page);
    await page.getByRole("banner").getByRole("button", { name: /cart/i }).click();
    const cart = page.getByRole("dialog", { name: /Cart/ });
    await cart.getByRole("button", { name: "Add one" }).first().click();
    await expect(cart.getByText("2 products", { exact: true })).toBeVisible();
    await cart.getByRole("button", { name: "Remove one" }).first().click();
    await expect(cart.getByText("1 product", { exact: true })).toBeVisible();
    await cart.getByRole("link", { name: "Go to checkout" }).click();

    const main = page.getByRole("main");
    const shown = (name: string | RegExp) => main.getByRole("button", { name }).locator("visible=true");
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    const house = main.getByRole("textbox", { name: "House number" });
    const number = await house.inputValue();
    await house.fill("");
    await shown("Continue to summary").click();
    await expect(house).toHaveAttribute("aria-invalid", "true");
    await house.fill(number === "" ? "12" : number);
    await shown("Continue to summary").click();
    await expect(main.getByText("Balance after the order")).toBeVisible();
    const before = await balanceOf(page);
    await shown(/^Place order/).click();
    await expect(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
    expect(await balanceOf(page)).toBe(before - ware.price);
  },
);
