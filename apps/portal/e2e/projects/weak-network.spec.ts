import type { Locator, Page } from "@playwright/test";
import { TEST_LIMIT } from "../../../../test-limits.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { readyForOffline, row, serialsOf, startProject, typeSerials } from "../support/steps/scanning.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { type NetworkState, WeakNetwork } from "../support/network/weak-network.ts";

/**
 * A phone on a roof: the browser says that it is online, and the server does not answer as it should. All journeys share
 * one sign-in: an account gets five codes an hour.
 */
const test = base.extend<{ network: WeakNetwork }, { session: string }>({
  session: [
    async ({ browser, backend }, use) => {
      const context = await browser.newContext({ baseURL: backend.url });
      const page = await context.newPage();
      await signIn(page, backend, PEOPLE.lithuaniaOwner.email);
      await use(await page.evaluate(() => localStorage.getItem("lucarne.session") ?? ""));
      await context.close();
    },
    { scope: "worker", timeout: TEST_LIMIT },
  ],
  network: async ({ backend }, use) => {
    const network = await WeakNetwork.start(backend.url);
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.url),
  page: async ({ page, session }, use) => {
    // A file of the portal's origin whose page starts nothing.
    await page.goto("/icon.svg");
    await page.evaluate((record) => localStorage.setItem("lucarne.session", record), session);
    await use(page);
  },
});

test.use({ serviceWorkers: "allow" });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Less than the 30 s after which a hanging call fails: what shows until then comes from the device. */
const BEFORE_ITS_END = 25_000;

/** Opens a page and waits for a part of it. */
const open = async (page: Page, address: string, part: Locator): Promise<void> => {
  await page.goto(address, { waitUntil: "commit" }).catch((error: unknown) => {
    // Firefox reports a page that its service worker answers as two navigations to the same address, or as aborted.
    if (String(error).includes("NS_BINDING_ABORTED")) return;
    const [, to, other] =
      /Navigation to "(.+)" is interrupted by another navigation to "(.+)"/.exec(String(error)) ?? [];
    if (to === undefined || to !== other) throw error;
  });
  await expect(part).toBeVisible({ timeout: BEFORE_ITS_END });
};

const STATES: { state: NetworkState; serials: readonly [string, string] }[] = [
  { state: "cut", serials: ["LU091000033", "LU091000034"] },
  { state: "hanging", serials: ["LU092000031", "LU092000032"] },
  { state: "dropping", serials: ["LU093000031", "LU093000032"] },
  { state: "slow", serials: ["LU094000031", "LU094000032"] },
];

for (const { state, serials } of STATES) {
  // The normal run has the shortest one: on the others calls must first time out.
  const tag = state === "cut" ? "@chromium" : "@long";
  test(
    `on a ${state} network the pages on the device open, and each scan is sent once`,
    { tag },
    async ({ page, network, faults }) => {
      faults.allow(/ERR_|preloaded using link preload|is found, but is not used/);
      const uuid = await startProject(page);
      const pages: [string, Locator][] = [
        ["/projects", heading(page, "Projects")],
        [`/projects/${uuid}`, heading(page, /Laukų g. 12/)],
        // Its heading is there before its figures.
        ["/", page.getByRole("heading", { name: "Company points" })],
        [`/projects/${uuid}/scan`, heading(page, "Scan products")],
      ];
      for (const [address, part] of pages) await open(page, address, part);
      await expect(page.getByRole("textbox", { name: "Serial numbers" })).toBeVisible();
      await readyForOffline(page);
      // Firefox would abort the next page for one that is still being loaded.
      await page.waitForLoadState();

      network.state = state;
      for (const [address, part] of pages) await open(page, address, part);
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await typeSerials(page, serials.join("\n"));
      for (const serial of serials) await expect(row(page, serial)).toBeVisible();

      network.state = "good";
      // Nothing is clicked: a call that hangs ends after 30 s, and the next try is 15 s later.
      for (const serial of serials) await expect(row(page, serial)).toContainText("+", { timeout: 100_000 });
      expect(await serialsOf(page, uuid)).toEqual(serials);
    },
  );
}

test(
  "a page without a copy says that there is no connection and loads when the server is back",
  { tag: "@long" },
  async ({ page, network, faults }) => {
    faults.allow(/ERR_|preloaded using link preload|is found, but is not used/);
    await open(page, "/orders", heading(page, "Orders"));
    await readyForOffline(page);
    network.state = "cut";
    await page.goto("/orders", { waitUntil: "commit" });
    await expect(heading(page, "Orders")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    network.state = "good";
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  },
);

test.describe("without a service worker, which would have the code", () => {
  test.use({ serviceWorkers: "block" });

  // Firefox fails the imports of a page as soon as the user leaves it.
  test(
    "an address that is opened while code is being loaded is opened, not the page before",
    { tag: "@long" },
    async ({ page, network, faults }) => {
      faults.allow(/ERR_|preloaded using link preload|is found, but is not used/);
      await open(page, "/orders", heading(page, "Orders"));
      await page.waitForLoadState();
      network.state = "slow";
      await page.getByRole("link", { name: "Team" }).first().click();
      network.state = "good";
      await page.goto("/no-such-page", { waitUntil: "commit" });
      await expect(heading(page, "This page does not exist.")).toBeVisible();
    },
  );
});
