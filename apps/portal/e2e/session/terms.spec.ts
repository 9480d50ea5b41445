import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { emulationLink, enterCode } from "../support/steps/sign-in.ts";
import { answerAs } from "../support/json.ts";

// One company, asked and lost in this order.
test.describe.configure({ mode: "serial" });

const title = "The club has new terms";
const storedSession = "localStorage.getItem('lucarne.session')";

/** What a page requests besides signing in. */
const callsOf = (page: Page): ReadonlySet<string> => {
  const calls = new Set<string>();
  page.on("request", (request) => {
    const [, path] = /\/api(\/v\d\/[^?]*)/.exec(request.url()) ?? [];
    if (path !== undefined && !path.startsWith("/v2/installer/login")) calls.add(path);
  });

  return calls;
};

test("an emulated session does not have to accept the terms", { tag: "@long" }, async ({ page, backend }) => {
  const { owner } = PEOPLE.termsAsked;
  const link = await emulationLink(backend, owner);
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
  expect(written).toEqual([]);
});

test("a user who joined in Czechia before February 2024 must accept the terms first, on every protected page", async ({
  page,
  backend,
  axe,
}) => {
  const { owner } = PEOPLE.termsAsked;
  const calls = callsOf(page);
  await enterCode(page, backend, owner);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle("Terms and conditions – Lucarne Club");
  // A heading with the focus is read out; it is no control, so it has no focus ring.
  const focused = page.locator(":focus");
  await expect(focused.getByRole("heading", { level: 1, name: title })).toHaveCount(1);
  await expect(focused).toHaveCSS("outline-style", "none");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page, `terms, ${colorScheme}`);
  }
  for (const path of ["/", "/no/such/page", "/notifications", "/verify-email"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
  await page.waitForLoadState("networkidle");
  // Nothing is loaded behind it (PRM-16).
  expect([...calls].sort()).toEqual(["/v1/company/user/self", "/v1/config/public"]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const terms = page.getByRole("link", { name: "Terms and conditions" });
  await expect(terms).toHaveAttribute("href", /^https:/);

  // Declining asks again; going back changes nothing.
  await page.getByRole("button", { name: "Decline" }).click();
  const question = page.getByRole("alertdialog", { name: "Decline and delete the profile?" });
  await expect(question).toContainText("If you decline, the profile will be deleted and you will be logged out.");
  await expect(question).toContainText("The whole company will leave the club: Okna Morava s.r.o.");
  await expect(question).toContainText("Points that will be lost: 190");
  await axe(page, "declining the terms", ["region"]);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);

  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "Accept the terms" }).click();
  const { options } = await answerAs(z.object({ options: z.string() }), await saved);
  expect(JSON.parse(options)).toEqual({ firstTime: false, consentSeen: true, hasAgreedToTerms: true });
  await expect(page.getByRole("heading", { level: 1, name: "Email confirmation" })).toBeVisible();
  // Only once.
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the terms page lets a user log out without a decision", { tag: "@long" }, async ({ page, backend }) => {
  await enterCode(page, backend, PEOPLE.termsAsked.installer);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") written.push(request.url());
  });
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL("/login");
  expect(written).toEqual([]);
});

test(
  "declining takes the whole company out of the club, an installer too",
  { tag: "@long" },
  async ({ page, backend, context, faults }) => {
    const { owner, installer } = PEOPLE.termsAsked;
    await enterCode(page, backend, installer);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByRole("heading", { level: 1, name: title })).toBeVisible();

    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    // After a failure the question is still shown.
    await context.setOffline(true);
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("button", { name: "Decline and log out" }).click();
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Decline and log out" }).click();
    await expect(page).toHaveURL("/login");
    await expect(other).toHaveURL("/login");
    expect(await page.evaluate(storedSession)).toBeNull();
    for (const email of [owner, installer]) {
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByText("Installer not found.")).toBeVisible();
    }
  },
);
