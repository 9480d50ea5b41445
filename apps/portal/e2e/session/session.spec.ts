import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { answerAs } from "../support/json.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { sessionOf, storeSession } from "../support/read.ts";
import { askForCode, fillCode, signIn } from "../support/steps/sign-in.ts";

/** Logs out as a user does. */
const leave = async (page: Page, isMobile: boolean, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: isMobile ? "More" : name }).click();
  await page.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
};

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

  await leave(page, isMobile, /Emir Begić/);
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);

  const kept = await page.evaluate(() => Object.keys(localStorage));
  // The parts of the server and the language do not belong to a user.
  expect(kept.filter((key) => !/language|server-parts/.test(key))).toEqual([]);
  // Back does not show a page of the session.
  await page.goto("/");
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText("Company points")).toHaveCount(0);
});

test(
  "tokens close to their end are renewed before anything is shown, and tabs that start together stay one session",
  { tag: "@long" },
  async ({ page, backend, context }) => {
    await signIn(page, backend, PEOPLE.slovenia.email);
    await storeSession(page, { ...(await sessionOf(page)), expiresAt: Date.now() + 60_000 });
    await page.close();
    const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto("/")));
    for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Company points" })).toBeVisible();
    // All tabs use the tokens of the last renewal; a lost race does not log out.
    const records = await Promise.all(tabs.map((tab) => tab.evaluate(() => JSON.stringify(localStorage))));
    expect(new Set(records).size).toBe(1);
    await tabs[0].reload();
    await expect(tabs[0].getByRole("heading", { name: "Company points" })).toBeVisible();
  },
);

test(
  "a deactivated user sees in every tab that the account is not active, and each tab keeps its page",
  { tag: "@long" },
  async ({ page, backend, context }) => {
    const { email } = PEOPLE.shutOut;
    await signIn(page, backend, email);
    const second = await context.newPage();
    await second.goto("/notifications");
    await expect(second.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    await backend.operator("POST", `/users/${encodeURIComponent(email)}/deactivate`);
    await page.reload();
    await expect(page).toHaveURL("/login");
    await expect(second).toHaveURL("/login?redirectTo=%2Fnotifications");
    for (const tab of [page, second])
      await expect(tab.getByText("This account is not active. Contact support.")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test("sign-in returns to the page that was requested before", { tag: "@long" }, async ({ page, backend }) => {
  await page.goto("/notifications?mark=unread");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const { email } = PEOPLE.ukraine;
  await askForCode(page, email);
  await fillCode(page, backend, email);
  await expect(page).toHaveURL("/notifications?mark=unread");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  // Signed in, sign-in and registration redirect home.
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("the next user of a device sees no data of the previous user", async ({ page, backend, isMobile }) => {
  await signIn(page, backend, PEOPLE.latvia.email);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /notifications/i })
    .click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  // What was typed and not sent is removed too (SES-21).
  await page.goto("/support/chat/new");
  await page.getByRole("textbox", { name: "Subject" }).fill("A dent");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("lucarne.draft.");
  // The server may be unreachable, so its answer does not matter.
  await page.route("**/v2/installer/logout", () => undefined);
  await leave(page, isMobile, /Andris/);
  await expect(page).toHaveURL("/login");
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => !/^lucarne\.(language|server-parts|cart\.)/.test(key))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name !== "lucarne-language")).toEqual([]);

  await signIn(page, backend, PEOPLE.serbia.email);
  await expect(page.getByText(/Andris/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/Andris/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/notifications/);
});

/** Delays the calls of a path until they are released. */
const hold = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });

  return resolve;
};

test(
  "a slow start shows a loading state while tokens are renewed and until the user is loaded",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.latvia.email);
    const waiting = page.getByRole("status").getByRole("img", { name: "Loading" });
    await storeSession(page, { ...(await sessionOf(page)), expiresAt: Date.now() + 60_000 });
    const renew = await hold(page, "**/v2/installer/refresh");
    const answer = await hold(page, "**/v1/company/user/self");
    // Without copies on the device, which would be shown after four seconds (OFF-9): a busy machine takes longer. Not before
    // the reload, because the page that is left may write more.
    await page.addInitScript(() => void indexedDB.deleteDatabase("lucarne.copies"));
    // The page starts without an answer after four seconds (OFF-9), which a busy machine may need: here they do not end.
    await page.addInitScript(() => {
      const { setTimeout: begin } = window;
      const endless = (delay = 0) => delay > 1000 && delay <= 4_000;
      Object.assign(window, {
        setTimeout: (task: () => void, delay?: number) => (endless(delay) ? 0 : begin(task, delay)),
      });
    });
    await page.reload();
    // The frame that the server has sent.
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    await expect(page.locator("#root")).not.toHaveAttribute("data-started");
    renew();
    await expect(page.locator("#root")).toHaveAttribute("data-started");
    // The header without the controls that depend on the user.
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("status").getByRole("img", { name: "Loading" })).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);

signedIn(
  "the user is refetched every three minutes, and a deactivated user is logged out",
  { tag: "@long" },
  async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    let active = 1;
    await page.route("**/v1/company/user/self", async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answerAs(z.looseObject({}), answer)), active } });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    expect(asked).toBe(1);
    // The page's clock also runs on its own, so a slow machine needs room before the three minutes.
    await page.clock.fastForward(100_000);
    expect(asked).toBe(1);
    await page.clock.fastForward(80_000);
    await expect.poll(() => asked).toBe(2);
    active = 2;
    // The next time is counted from the answer before.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(page).toHaveURL(/\/login/, { timeout: 200 });
    }).toPass();
    await expect(page.getByText("This account is not active. Contact support.")).toBeVisible();
  },
);

test(
  "a call refused because of an expired token is sent again with a new token, without a message",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.bulgaria.email);
    const refused: string[] = [];
    page.on("response", (response) => response.status() === 401 && refused.push(response.url()));
    await storeSession(page, { ...(await sessionOf(page)), token: "lapsed" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Points balance: \d/ }).first()).toBeVisible();
    expect(refused.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem("lucarne.session"))).not.toContain("lapsed");
  },
);

signedIn(
  "a session that cannot be renewed shows a warning two minutes before its end and continues once it can",
  async ({ page, faults, axe }) => {
    faults.allow(/net::ERR_FAILED/);
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await page.route("**/v2/installer/refresh", (route) => route.abort());
    const { expiresAt } = await sessionOf(page);
    const rest = expiresAt - (await page.evaluate(() => Date.now()));
    await page.clock.fastForward(rest - 180_000);
    await expect(page.getByText(/Your session ends in/)).toHaveCount(0);
    await page.clock.fastForward(90_000);
    await expect(page.getByText(/Your session ends in \d+\ss\. Check your connection\./)).toBeVisible();
    await axe(page, "the warning of the session's end");
    await page.clock.fastForward(120_000);
    await expect(page.getByText(/Your session could not be renewed\./)).toBeVisible();
    // Without an answer the session stays.
    await expect(page).toHaveURL("/");
  },
);

test("a visitor who opens a page that needs a session has sign-in's files named in the page", async ({ page }) => {
  const script = /sign-in-[^"]+\.js/;
  expect(await (await page.request.get("/", { headers: { accept: "text/html" } })).text()).toMatch(script);
  const cookie = "lucarne-session=1";
  expect(await (await page.request.get("/", { headers: { accept: "text/html", cookie } })).text()).not.toMatch(script);
});
