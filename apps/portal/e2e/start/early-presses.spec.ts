import type { Page } from "@playwright/test";
import { everyNth } from "../../../../test-sample.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { expectEarlyCountryKept } from "../support/steps/registration.ts";
import { codeField } from "../support/steps/sign-in.ts";

/** Opens a page of which no code arrives until the returned function is called: what is shown is the server's HTML. */
const openWithoutCode = async (page: Page, address: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/(portal|libraries)-[\w-]+\.js$/, async (route) => {
    await gate.promise;
    // A page that was left needs its code no more.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: "commit" });

  return () => gate.resolve();
};

/** The menu and cart of a wide screen come with the user: its frame has links alone. */
for (const width of everyNth(2, [1440, 390]))
  signedIn(`at ${width} px a link opens its page before the code has come (PERF-12) @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await openWithoutCode(page, "/team");
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Projects", exact: true })
      .locator("visible=true")
      .click();
    await expect(page).toHaveURL(/\/projects$/);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  });

signedIn.describe("on a phone, before the code has come (PERF-12)", () => {
  signedIn.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, inside] of everyNth(2, [
    ["Cart", "Cart"],
    ["More", "Log out"],
  ] as const))
    signedIn(`a tap on ${name} is kept and done`, { tag: "@desktop" }, async ({ page }) => {
      const release = await openWithoutCode(page, "/team");
      const control = page.getByRole("button", { name, exact: true });
      await control.tap();
      await expect(control).toHaveAttribute("data-pressed");
      await expect(page.locator("#root[data-taken]")).toHaveCount(0);
      release();
      await expect(page.getByRole("dialog")).toContainText(inside);
      await expect(page.locator("[data-pressed]")).toHaveCount(0);
      await expect(page).toHaveURL(/\/team$/);
    });

  signedIn("the last of two taps counts @desktop", { tag: "@long" }, async ({ page }) => {
    const release = await openWithoutCode(page, "/team");
    await page.getByRole("button", { name: "Cart", exact: true }).tap();
    await page.getByRole("button", { name: "More", exact: true }).tap();
    release();
    await expect(page.getByRole("dialog")).toContainText("Log out");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });
});

signedIn(
  "the focus stays on a control of the frame when the code comes @desktop",
  { tag: "@long" },
  async ({ page }) => {
    const release = await openWithoutCode(page, "/team");
    await page.getByRole("navigation").getByRole("link", { name: "Shop", exact: true }).locator("visible=true").focus();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Shop", exact: true }).locator("visible=true")).toBeFocused();
  },
);

test("sign-in keeps what was typed and sent before any code had come", { tag: "@phone" }, async ({ page }) => {
  const release = await openWithoutCode(page, "/login");
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill(PEOPLE.croatiaOwner.email);
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Send code" })).toHaveAttribute("data-pressed");
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(codeField(page)).toBeVisible();
});

test(
  "sign-in sends what a password manager filled in before the code had come @desktop",
  { tag: "@long" },
  async ({ page }) => {
    const release = await openWithoutCode(page, "/login");
    const field = page.getByRole("textbox", { name: "Email" });
    // Some fill in without an event.
    await field.evaluate((input, email) => {
      if (input instanceof HTMLInputElement) input.value = email;
    }, PEOPLE.bosnia.email);
    await page.getByRole("button", { name: "Send code" }).click();
    release();
    await expect(codeField(page)).toBeVisible();
  },
);

test(
  "registration keeps the country and the press of a button from before the code @desktop",
  { tag: "@long" },
  async ({ page }) => {
    const release = await openWithoutCode(page, "/register");
    await expectEarlyCountryKept(page, release);
  },
);

test("what was typed before the code had come stays when the page is drawn again @desktop", async ({ page }) => {
  const release = await openWithoutCode(page, "/login");
  await page.getByRole("textbox", { name: "Email" }).fill(PEOPLE.latvia.email);
  // A translator of the browser: React cannot take over what it has changed.
  await page.evaluate(() => {
    const text = document.querySelector("h1")?.firstChild;
    const font = document.createElement("font");
    font.textContent = "Translated";
    if (text instanceof Text) text.replaceWith(font);
  });
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Translated" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(PEOPLE.latvia.email);
});
