import type { Locator, Page } from "@playwright/test";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { startProject } from "../support/steps/scanning.ts";

/** A phone that is held sideways: a notch at one side, and room for the home indicator. */
const INSETS = { left: 47, right: 47, top: 0, bottom: 21 };

const holdSideways = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 375 });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
};

/** How far an element is from the sides of the screen, at least. */
const sideOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();

    return Math.min(left, document.documentElement.clientWidth - right);
  });

const expectClear = async (...elements: readonly Locator[]): Promise<void> => {
  for (const element of elements)
    expect(await sideOf(element), (await element.textContent()) ?? "").toBeGreaterThanOrEqual(INSETS.left);
};

test("sign-in keeps clear of a notch", { tag: "@phone" }, async ({ page }) => {
  await holdSideways(page, 812);
  await page.goto("/login");
  await expectClear(page.getByRole("textbox", { name: "Email" }), page.getByRole("button", { name: "Send code" }));
});

signedIn("frame, mini cart, tabs and actions keep clear of a notch", { tag: "@phone" }, async ({ page }) => {
  // Wide enough for the menu of a tablet.
  await holdSideways(page, 812);
  await page.goto("/projects/add");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expectClear(page.getByRole("banner").getByRole("link").first(), heading);
  await page.getByRole("banner").getByRole("button", { name: "Cart" }).click();
  const drawer = page.getByRole("dialog", { name: /Cart/ });
  const close = drawer.getByRole("button", { name: "Close" });
  await expect(close).toBeVisible();
  await expectClear(close);
  await close.click();
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 667, height: 375 });
  const tabs = page.getByRole("navigation").last().getByRole("listitem");
  await expect(tabs.first()).toBeVisible();
  await expectClear(heading, tabs.first(), tabs.last());
  await expectClear(
    page.getByRole("link", { name: "Cancel" }).last(),
    page.getByRole("button", { name: "Create project" }).last(),
  );
  expect(await tabs.first().evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(
    INSETS.bottom,
  );
});

signedIn("scan page and sheet keep clear of a notch", { tag: "@phone" }, async ({ page }) => {
  await holdSideways(page, 640);
  await page.goto("/projects");
  await page.getByRole("button", { name: "More" }).click();
  const sheet = page.getByRole("dialog", { name: "More" });
  await expect(sheet).toBeVisible();
  await expectClear(sheet);

  await page.goto(`/projects/${await startProject(page)}/scan`);
  const done = page.getByRole("main").getByRole("link", { name: "Done" });
  await expect(done).toBeVisible();
  await expectClear(page.getByRole("main").getByRole("link", { name: "Close" }), done);
});
