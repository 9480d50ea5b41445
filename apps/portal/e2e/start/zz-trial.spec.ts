import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fillCart, waresOf } from "../support/cart.ts";
import { expect, signedIn as test } from "../support/fixtures.ts";
import { faultsOf } from "../support/layout.ts";
import { makeOlder } from "../support/older-browser.ts";
import { startProject } from "../support/scanning.ts";
import { SCREENS } from "../support/screens.ts";

const OUT = "/tmp/t/phone-old";
mkdirSync(OUT, { recursive: true });

const strip = (css: string): string =>
  css
    .replace(
      /(^|[;{])(anchor-name|position-anchor|position-area|position-try(-fallbacks)?|position-visibility|text-wrap(-style|-mode)?|field-sizing|interpolate-size|scrollbar-width|overscroll-behavior[a-z-]*|accent-color|animation-timeline|view-timeline[a-z-]*|scroll-timeline[a-z-]*|transition-behavior):[^;}]*/g,
      "$1--gone:0",
    )
    .replace(
      /@supports([^{]*)\((position-area|anchor-name|position-anchor|animation-timeline|field-sizing|text-wrap)[^)]*(\([^)]*\))?\)/g,
      "@supports$1(gone: 1)",
    );

const older = async (page: Page, variant: string) => {
  if (variant === "all") await makeOlder(page);
  if (variant === "popover")
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
  if (variant !== "popover") {
    if (variant === "anchors")
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (...[property, value]: [string, string?]) =>
          /position-area|anchor|text-wrap|field-sizing|animation-timeline/.test(property)
            ? false
            : value === undefined
              ? supports(property)
              : supports(property, value);
      });
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: strip(await response.text()) });
    });
  }
};

for (const variant of (process.env["VARIANTS"] ?? "all,popover,anchors").split(","))
  for (const width of [320, 390])
    test(`trial ${variant} ${width} @phone`, async ({ page, faults }) => {
      faults.allow(/.*/);
      const lines: string[] = [];
      page.on("console", (one) => one.type() === "error" && lines.push(`  console ${one.text().slice(0, 200)}`));
      page.on("pageerror", (error) => lines.push(`  error ${error.message.slice(0, 300)}`));
      await page.setViewportSize({ width, height: 844 });
      await older(page, variant);
      await page.goto("/shop");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const [ware] = await waresOf(page, "goods", "-price");
      const uuid = await startProject(page);
      await fillCart(page, { goods: [{ ware, quantity: 2 }] });
      const look = async (name: string) => {
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => {
          Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
            const style = getComputedStyle(this);
            return this.getClientRects().length > 0 && style.visibility === "visible" && style.opacity !== "0";
          };
        });
        const found = await page.evaluate(faultsOf);
        const text = await page.evaluate(() => document.querySelector("main")?.textContent?.length ?? 0);
        lines.push(`${name}: ${text} letters ${found.join(" | ")}`);
        await page.screenshot({ path: `${OUT}/${variant}-${width}-${name.replaceAll("/", "_")}.png`, fullPage: false });
      };
      for (const [path] of SCREENS.filter(([path]) =>
        ["/", "/projects", "/shop", "/team", "/balance"].includes(path),
      )) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await look(path);
      }
      for (const path of [`/shop/${ware.product}`, "/cart", `/projects/${uuid}/scan`, "/projects/add"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await look(path.replace(uuid, "uuid").replace(ware.product, "uuid"));
      }
      await page.goto("/cart");
      await page.getByRole("link", { name: "Go to checkout" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
      await look("checkout");
      await page.goto("/shop");
      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("dialog").first()).toBeVisible();
      await look("more");
      await page.goto("/shop");
      await page.getByRole("button", { name: "Cart" }).first().click();
      await expect(page.getByRole("dialog").first()).toBeVisible();
      await look("minicart");
      writeFileSync(`${OUT}/${variant}-${width}.txt`, `${lines.join("\n")}\n`);
    });
