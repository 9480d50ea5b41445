import type { Page } from "@playwright/test";
import { everyNth } from "../../../test-sample.ts";
import { expect, signedIn } from "./fixtures.ts";

/** What may move while a page loads, in parts of the screen: a count that appears in its tab. */
const MAX_SHIFT = 0.005;

/** Adds up what moves without an action of the user. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Reflect.set(window, "__shifts", () => ({ sum, shifts }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        sum += Number(Reflect.get(entry, "value"));
        const [source] = Reflect.get(entry, "sources") ?? [];
        shifts.push(`${Reflect.get(entry, "value")} ${source?.node?.textContent?.slice(0, 40)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page): Promise<{ sum: number; shifts: string[] }> =>
  page.evaluate(() => Reflect.get(window, "__shifts")());

/** The calls in the order in which they are answered last: each answer can change the page. */
const ORDERS = [
  ["config", "notifications", "points"],
  ["points", "notifications", "config"],
  ["user/self", "points", "notifications"],
] as const;

const CASES = ["/", "/notifications"].flatMap((path) => ORDERS.map((order) => ({ path, order })));

for (const { path, order } of everyNth(5, CASES))
  signedIn(
    `${path}: nothing moves when ${order.join(", then ")} are answered late`,
    { tag: "@phone" },
    async ({ page }) => {
      await watchShifts(page);
      const gates = order.map(() => Promise.withResolvers<void>());
      await page.route("**/api/v1/**", async (route) => {
        const at = order.findIndex((part) => route.request().url().includes(part));
        if (at !== -1) await gates[at]?.promise;
        // A call that was given up is gone.
        await route.continue().catch(() => undefined);
      });
      await page.goto(path);
      // Without the user there is the frame alone.
      const first = order.some((part) => part === "user/self")
        ? page.getByRole("banner")
        : page.getByRole("heading", { level: 1 });
      await expect(first).toBeVisible();
      for (const [at, part] of order.entries()) {
        const answer = page.waitForResponse((response) => response.url().includes(part));
        gates[at]?.resolve();
        await answer;
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      await page.waitForLoadState("networkidle");
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );
