import { expect, signedIn, test } from "./fixtures.ts";
import { PEOPLE } from "./people.ts";

signedIn("the frame shows points, unread count, user and the areas of document 1", async ({ page, isMobile }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Points balance/ }).first()).toContainText(PEOPLE.installer.points);
  await expect(page.getByRole("link", { name: /Notifications, unread: \d+/ }).first()).toBeVisible();
  const names = isMobile
    ? ["Home", "Projects", "Shop", "Team"]
    : ["Home", "Projects", "Shop", "Team", "Resources", "Rewards"];
  for (const name of names)
    await expect(page.getByRole("navigation").getByRole("link", { name, exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle("Home – Lucarne Club");
});

signedIn("the skip link leads to the content", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("signed out, an address that does not exist says so and leads to sign-in", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/login/);
});

signedIn("an address that does not exist says so within the frame and leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
  await expect(page.getByRole("link", { name: /Points balance/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL("/");
});
