import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { emulationLink, signIn } from "../support/steps/sign-in.ts";
import { sessionOf } from "../support/read.ts";

const REFUSED = "This link for viewing the portal as another user is not valid or has expired.";
const NOTICE = "You are viewing the portal as another user.";

const choosePolish = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: /Language/ }).click();
    await page.getByText("Polski", { exact: true }).click();
  } else {
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
  }
};

test(
  "an emulation link opens another user's portal in this tab alone, with a warning that can be closed",
  { tag: "@long" },
  async ({ page, backend, context, axe }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(await emulationLink(backend, PEOPLE.hungary.email));
    await expect(page.getByRole("region", { name: "Viewing as another user" })).toContainText(NOTICE);
    await expect(page).toHaveURL("/");
    await axe(page, "an emulated session");
    // The token stood in the address of the page alone, in no call, no address after it and no lasting storage.
    expect(asked.filter((url) => url.includes("emulate")).length).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe("{}");
    const other = await context.newPage();
    await other.goto("/");
    await expect(other).toHaveURL(/\/login/);

    await page.getByRole("button", { name: "Close" }).first().click();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);

    // The next session in this tab has a notice of its own.
    await page.goto(await emulationLink(backend, PEOPLE.hungary.email));
    await expect(page.getByText(NOTICE)).toBeVisible();
  },
);

test("an emulated session changes nothing for the user (language, read marks, tokens), and ending it restores the own session", async ({
  page,
  backend,
  context,
  isMobile,
}) => {
  const { email } = isMobile ? PEOPLE.romania : PEOPLE.croatia;
  await signIn(page, backend, PEOPLE.slovenia.email);
  const visit = await context.newPage();
  const written: string[] = [];
  visit.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await visit.goto(await emulationLink(backend, email));
  await expect(visit.getByText(NOTICE)).toBeVisible();

  await visit
    .getByRole("banner")
    .getByRole("link", { name: /Unread notifications: \d+/ })
    .click();
  await visit.getByRole("link", { name: /Unread.*has been approved/ }).click();
  await expect(visit.getByRole("heading", { level: 1, name: "Order approved" })).toBeVisible();
  await visit.getByRole("link", { name: "All notifications" }).click();
  await expect(visit.getByRole("link", { name: /Unread.*has been approved/ })).toBeVisible();

  await choosePolish(visit, isMobile);
  await expect(visit.locator("html")).toHaveAttribute("lang", "pl");
  expect(written).toEqual([]);
  expect(await visit.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("language")))).toEqual([]);
  await visit.reload();
  await expect(visit.locator("html")).toHaveAttribute("lang", "en");

  // The other tab still has the user's own session; so has this one after the visit.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await visit.getByRole("button", { name: isMobile ? "More" : /Horvat|Popescu|Luka|Mihai/ }).click();
  await visit.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
  await expect(visit.getByText(NOTICE)).toHaveCount(0);
  await expect(visit).toHaveURL("/notifications");
  if (!isMobile) await expect(visit.getByRole("button", { name: /Nina Kranjc/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
});

test("an emulated session with an expired token ends and redirects to sign-in", { tag: "@long" }, async ({ page }) => {
  await page.goto("/?token=emulate:lapsed-token");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("alert")).toContainText(REFUSED);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("lapsed");
});

test(
  "a link with the token of an ordinary session is dropped with a message, the own session stays",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.slovenia.email);
    const { token } = await sessionOf(page);
    await page.goto(`/?token=emulate:${token}`);
    await expect(page.getByRole("alert")).toContainText(REFUSED);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  },
);
