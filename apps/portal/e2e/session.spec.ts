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
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Company points")).toHaveCount(0);
});

test("tokens close to their end are renewed before anything is shown, once for all tabs", async ({
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
  let refreshes = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/v2/installer/refresh")) refreshes += 1;
  });
  await page.close();
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/")));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Company points" })).toBeVisible();
  expect(refreshes).toBe(1);
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
  const { url } = await backend.operator<{ url: string }>(
    "POST",
    `/users/${encodeURIComponent(PEOPLE.estonia.email)}/emulate`,
    {},
  );
  const link = new URL(url);
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByText("You are viewing the portal as another user.")).toBeVisible();
  await expect(page).toHaveURL("/");
  const other = await context.newPage();
  await other.goto("/");
  await expect(other).toHaveURL(/\/login/);
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByText("You are viewing the portal as another user.")).toHaveCount(0);
});
