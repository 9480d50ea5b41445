import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";

/**
 * Lets minutes pass until the poll has opened a page. A check that gets no answer on a busy machine is followed by the
 * next one a minute later, so one minute may not be enough.
 */
const opensAfterMinutes = (page: Page, url: string | RegExp) =>
  expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(page).toHaveURL(url, { timeout: 10_000 });
  }).toPass();

test.afterEach(async ({ backend }) => {
  await backend.operator("PUT", "/maintenance", { on: false });
});

signedIn(
  "maintenance leads to /maintenance in every tab; the poll of config leads back",
  async ({ page, backend, context }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    const second = await context.newPage();
    await second.goto("/");
    await expect(second.getByRole("heading", { name: "Company points" })).toBeVisible();

    await page.clock.install();
    await backend.operator("PUT", "/maintenance", { on: true });
    await page.reload();
    await expect(page).toHaveURL("/maintenance");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(second).toHaveURL("/maintenance");

    // The flag is stored: a reload stays here while the portal is closed.
    await page.reload();
    await expect(page).toHaveURL("/maintenance");
    await expect(page.getByText(/Next check in/)).toBeVisible();

    await backend.operator("PUT", "/maintenance", { on: false });
    await opensAfterMinutes(page, "/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await opensAfterMinutes(second, "/");
  },
);

test("without maintenance, /maintenance redirects at once", { tag: "@long" }, async ({ page }) => {
  await page.goto("/maintenance");
  await expect(page).toHaveURL(/\/login/);
});

test("a visitor who is signed out comes back to /login", { tag: "@long" }, async ({ page, backend }) => {
  await backend.operator("PUT", "/maintenance", { on: true });
  await page.clock.install();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(PEOPLE.installer.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL("/maintenance");
  // The first check has been made and the next one is planned.
  await expect(page.getByText(/Next check in/)).toBeVisible();
  await backend.operator("PUT", "/maintenance", { on: false });
  await opensAfterMinutes(page, /\/login/);
  // Nothing typed is lost.
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(PEOPLE.installer.email);
});

test("Check now opens the portal before the next scheduled check", { tag: "@long" }, async ({ page, backend }) => {
  await backend.operator("PUT", "/maintenance", { on: true });
  await page.goto("/maintenance");
  await expect(page.getByText(/Next check in/)).toBeVisible();
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(/Next check in/)).toBeVisible();
  await expect(page).toHaveURL("/maintenance");
  await backend.operator("PUT", "/maintenance", { on: false });
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page).toHaveURL(/\/login/);
});
