import type { Page } from "@playwright/test";
import { expect, signedIn } from "../support/fixtures.ts";

const slider = (page: Page) => page.getByRole("region", { name: "Highlights" });
const shown = (page: Page) => slider(page).locator('[aria-roledescription="slide"]:not([inert])');

signedIn(
  "home shows all its blocks, and nothing moves while they are loaded",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      // A layout shift names the nodes that moved.
      const movedNodes = (entry: PerformanceEntry): unknown[] => {
        const sources: unknown = Reflect.get(entry, "sources");

        return Array.isArray(sources) ? sources.map((source: object): unknown => Reflect.get(source, "node")) : [];
      };
      new PerformanceObserver((list) => {
        const main = document.getElementById("main");
        for (const node of list.getEntries().flatMap(movedNodes))
          if (node instanceof Node && main?.contains(node)) moved.push(node.textContent ?? "");
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    // What is below the first view is loaded when the user scrolls towards it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const name of ["Points for each scanned product", "Vouchers", "From the shop", "News", "Video guides"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    // How many items the parts show at most; the country has more of each (HOME-9).
    for (const [name, count] of [
      ["Vouchers", 2],
      ["From the shop", 4],
      ["News", 4],
      ["Video guides", 4],
    ] as const) {
      const heading = page.getByRole("heading", { level: 2, name, exact: true });
      await expect(page.locator("section").filter({ has: heading }).getByRole("listitem")).toHaveCount(count);
    }
    await expect(slider(page)).toBeVisible();
    await expect(page.getByRole("progressbar").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate((): unknown => Reflect.get(window, "moved"))).toEqual([]);
    await axe(page, "home");
  },
);

/** With pictures, without the icons of the browser's own frame (ADR 0026). */
const MAX_REQUESTS = 25;
const ICON = /\/(apple-touch-icon\.png|icon\.svg)$/;

signedIn("the first view of home takes few requests", { tag: "@phone" }, async ({ page }) => {
  // Firefox also names a picture that it has already fetched.
  const requests = new Set<string>();
  page.on("request", (request) => {
    if (!ICON.test(request.url())) requests.add(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect(slider(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.size, [...requests].join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
});

signedIn(
  "the slider moves every seven seconds, and not while the pointer is over it or after Pause",
  { tag: ["@desktop", "@long", "@chromium"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto("/");
    await expect(slider(page)).toBeVisible();
    await page.mouse.move(5, 800);
    const first = await shown(page).getByRole("heading").textContent();
    await page.clock.fastForward(7_100);
    await expect(shown(page).getByRole("heading")).not.toHaveText(first ?? "");

    await slider(page).hover();
    const held = (await shown(page).getByRole("heading").textContent()) ?? "";
    await page.clock.fastForward(15_000);
    await expect(shown(page).getByRole("heading")).toHaveText(held);

    await slider(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 800);
    await page.clock.fastForward(15_000);
    await expect(shown(page).getByRole("heading")).toHaveText(held);
  },
);

signedIn(
  "on a phone scanning is in reach without scrolling",
  { tag: ["@phone", "@long"] },
  async ({ page, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    const scan = page.getByRole("link", { name: /^Scan products: / });
    if (!isMobile) {
      await expect(scan).toBeHidden();

      return;
    }
    await expect(scan).toBeInViewport();
    await scan.click();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\/scan$/);
  },
);
