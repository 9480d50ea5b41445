import { expect, test } from "./fixtures.ts";
import { PEOPLE } from "./people.ts";
import { signIn } from "./sign-in.ts";

test("a second tab is signed in, and signing out in one signs out the other", async ({
  page,
  backend,
  context,
  isMobile,
}) => {
  await signIn(page, backend, PEOPLE.bosnia.email);
  const second = await context.newPage();
  await second.goto("/");
  await expect(second.getByRole("heading", { name: "Company points" })).toBeVisible();

  if (isMobile) {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
  } else {
    await page.getByRole("button", { name: /Emir Begić/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  }
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);

  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/language/.test(key))).toEqual([]);
  // Nothing of the session is left to go back to.
  await page.goto("/");
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText("Company points")).toHaveCount(0);
});

test("tokens close to their end are renewed before anything is shown, and tabs that start together stay one session", async ({
  page,
  backend,
  context,
}) => {
  await signIn(page, backend, PEOPLE.slovenia.email);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? "";
      if (value.includes("expiresAt")) {
        const record = JSON.parse(value, (name, part: unknown) => (name === "expiresAt" ? Date.now() + 60_000 : part));
        localStorage.setItem(key, JSON.stringify(record));
      }
    }
  });
  await page.close();
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/")));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Company points" })).toBeVisible();
  // All tabs live on with what the last renewal stored; a lost race signs nobody out.
  const records = await Promise.all(tabs.map((tab) => tab.evaluate(() => JSON.stringify(localStorage))));
  expect(new Set(records).size).toBe(1);
  await tabs[0].reload();
  await expect(tabs[0].getByRole("heading", { name: "Company points" })).toBeVisible();
});

test("a deactivated user is signed out at the next call", async ({ page, backend, isMobile }) => {
  const { email } = isMobile ? PEOPLE.lithuania : PEOPLE.lithuaniaOwner;
  await signIn(page, backend, email);
  await backend.operator("POST", `/users/${encodeURIComponent(email)}/deactivate`);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test("an emulation link opens another user's portal in this tab alone, with a warning that can be closed", async ({
  page,
  backend,
  context,
}) => {
  const { link } = await backend.operator<{ link: string }>(
    "POST",
    `/users/${encodeURIComponent(PEOPLE.estonia.email)}/emulate`,
    {},
  );
  await page.goto(link);
  await expect(page.getByText("You are viewing the portal as another user.")).toBeVisible();
  await expect(page).toHaveURL("/");
  const other = await context.newPage();
  await other.goto("/");
  await expect(other).toHaveURL(/\/login/);
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByText("You are viewing the portal as another user.")).toHaveCount(0);
});
