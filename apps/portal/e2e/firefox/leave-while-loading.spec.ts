import { expect, testWithBackend } from "../support/fixtures.ts";
import { WeakNetwork } from "../support/network/weak-network.ts";

const test = testWithBackend.extend<{ network: WeakNetwork }>({
  network: async ({ backend }, use) => {
    const network = await WeakNetwork.start(backend.url);
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

/** Firefox fails the imports of a page as soon as the user leaves it. */
test("an address that is opened while code is being loaded is opened, not the page before", async ({
  page,
  network,
}) => {
  await page.goto("/login");
  await page.waitForLoadState();
  network.state = "slow";
  await page
    .getByRole("link", { name: /register/i })
    .first()
    .click();
  network.state = "good";
  await page.goto("/no-such-page", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
});
