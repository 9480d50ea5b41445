import type { Page } from "@playwright/test";
import { BUILD, DeployedPortal } from "../support/servers/deployed-portal.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { signIn } from "../support/steps/sign-in.ts";

const test = base.extend<{ portal: DeployedPortal }>({
  portal: async ({ backend }, use) => {
    const portal = await DeployedPortal.start(backend.url);
    await use(portal);
    await portal.stop();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
});

test.use({ serviceWorkers: "allow" });

test.afterEach(async ({ backend }) => {
  await backend.operator("PUT", "/maintenance", { on: false });
});

/** The builds that the page's scripts, styles and messages come from. */
const buildsOf = async (page: Page): Promise<string[]> => {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith("/assets/")),
  );
  expect(files).not.toEqual([]);

  return [...new Set(files.map((name) => (BUILD.second.test(name) ? "second" : "first")))];
};

/** What the service worker keeps: addresses below the origin, with the text of files that are not built. */
const keptFiles = (page: Page): Promise<{ cache: string; at: string; text: string }[]> =>
  page.evaluate(async () => {
    const kept = [];
    for (const cache of await caches.keys()) {
      const store = await caches.open(cache);
      for (const request of await store.keys()) {
        const at = new URL(request.url).pathname;
        const text = at.startsWith("/assets/") ? "" : await ((await store.match(request))?.text() ?? "");
        kept.push({ cache, at, text });
      }
    }
    return kept;
  });

/** The builds of the files that the service worker kept when it was installed. */
const keptBuilds = async (page: Page): Promise<string[]> => {
  const files = (await keptFiles(page)).filter(
    ({ cache, at }) => cache.includes("precache") && at.startsWith("/assets/"),
  );

  return [...new Set(files.map(({ at }) => (BUILD.second.test(at) ? "second" : "first")))];
};

test(
  "a deploy loses nothing typed and never mixes two builds; maintenance shows, and nothing personal is kept",
  { tag: ["@long", "@desktop"] },
  async ({ page, context, backend, portal, faults }) => {
    // Files that a deploy has removed, calls without a network, and files from the service worker that were named ahead.
    faults.allow(/status of 404|ERR_INTERNET_DISCONNECTED|preloaded using link preload|is found, but is not used/);
    await signIn(page, backend, PEOPLE.lithuania.email);
    await expect.poll(() => keptBuilds(page)).toEqual(["first"]);
    await page.goto("/user");
    const surname = page.getByRole("textbox", { name: "Surname" });
    await surname.fill("Petrauskienė");

    // The code of a page that is not open yet is gone. Pointing at its link loads it ahead: nothing is lost (OFF-3).
    portal.deploy();
    const rewards = page.getByRole("link", { name: "Rewards", exact: true }).first();
    const gone = page.waitForResponse((answer) => answer.status() === 404 && answer.url().includes("/assets/"));
    await rewards.hover();
    await gone;
    await expect(surname).toHaveValue("Petrauskienė");
    await rewards.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rewards" })).toBeVisible();
    expect(await buildsOf(page)).toEqual(["second"]);

    // The next navigation lets the new service worker take over; without a network its build opens as a whole.
    await expect(async () => {
      await page.goto("/projects");
      await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
      expect(await buildsOf(page)).toEqual(["second"]);
      expect(await keptBuilds(page)).toEqual(["second"]);
    }).toPass();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
    expect(await buildsOf(page)).toEqual(["second"]);
    await context.setOffline(false);

    // A 503 passes through the service worker (OFF-4).
    await backend.operator("PUT", "/maintenance", { on: true });
    await page.goto("/projects");
    await expect(page).toHaveURL("/maintenance");
    const check = page.getByRole("button", { name: "Check now" });
    // A check that is under way could find the end of the maintenance before the click.
    await expect(check).not.toHaveAttribute("aria-busy");
    await backend.operator("PUT", "/maintenance", { on: false });
    await check.click();
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();

    // After sign-out only built files and the page without data are left (OFF-1, OFF-2).
    await page.getByRole("button", { name: /Mantas/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    const kept = await keptFiles(page);
    expect(kept.map(({ at }) => at).filter((at) => !/^\/(assets\/|art\/|icon|$)/.test(at))).toEqual([]);
    expect(kept.filter(({ text }) => /Mantas|stogulangai/i.test(text))).toEqual([]);
  },
);
