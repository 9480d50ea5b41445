import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { askForCode, fillCode } from "../support/steps/sign-in.ts";

test.use({ serviceWorkers: "allow" });

test(
  "the service worker and what it keeps wait for a session (OFF-11)",
  { tag: ["@phone", "@chromium"] },
  async ({ page, context, backend, faults }) => {
    faults.allow(/preloaded using link preload|is found, but is not used/);
    const requested: string[] = [];
    // The worker's own requests too.
    context.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(requested.filter((file) => /service-worker|\/assets\/signed-in-.*\.css$/.test(file))).toEqual([]);

    await askForCode(page, PEOPLE.latvia.email);
    await fillCode(page, backend, PEOPLE.latvia.email);
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.includes("precache"));
          const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));

          return files.flat().some(({ url }) => /\/assets\/decode-worker-/.test(url));
        }),
      )
      .toBe(true);
    // Nothing of the shop's configurators, and no words of a language that is not used.
    const kept = requested.filter((file) => /(lerc|zstd|configurators|engine|range-calendar|\/(pl|bg))-/.test(file));
    expect(kept).toEqual([]);
    expect(requested.filter((file) => /\/assets\/scan-/.test(file))).not.toEqual([]);
  },
);
