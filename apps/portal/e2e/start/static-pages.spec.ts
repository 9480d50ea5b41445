import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { everyNth } from "../../../../test-sample.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { expectEarlyCountryKept } from "../support/steps/registration.ts";
import { askForCode, codeField, signIn } from "../support/steps/sign-in.ts";
import { parseAs } from "../support/json.ts";

/** Nothing is drawn without the words. */
const WORDS = /\/assets\/en-[\w-]+\.js$/;

const textsOf = (code: string): Record<string, string> =>
  parseAs(
    z.record(z.string(), z.string()),
    readFileSync(path.resolve(import.meta.dirname, `../../../../locales/portal/${code}.json`), "utf8"),
  );

/** Complaints of the browser, such as a style or script that the content policy refuses. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404 (Not Found)")) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));

  return complaints;
};

/** Signed-in pages whose HTML is their loading state, and their titles. */
const LOADING_PAGES = [
  ["/projects", "Projects"],
  ["/shop", "Shop"],
  ["/resources", "Resources"],
  ["/rewards", "Rewards"],
  ["/orders", "Orders"],
  ["/news", "News"],
  ["/notifications", "Notifications"],
] as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, message] of everyNth(2, [
    ["/login", "signIn.contact.title"],
    ["/projects", "signIn.contact.title"],
    ["/register", "registration.country.title"],
    ["/maintenance", "maintenance.title"],
    ["/no/such/page", "notFound.title"],
  ] as const)) {
    test(`${address} shows its first view in the chosen language (PERF-12) @desktop`, async ({ page, baseURL }) => {
      const complaints = complaintsOf(page);
      await page.context().addCookies([{ name: "lucarne-language", value: "uk", url: baseURL ?? "" }]);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: textsOf("uk")[message] ?? "" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "uk");
      expect(complaints).toEqual([]);
    });
  }

  test("a signed-in page shows its frame, and a list its loading state @desktop", async ({ page, baseURL }) => {
    const complaints = complaintsOf(page);
    await page.context().addCookies([{ name: "lucarne-session", value: "1", url: baseURL ?? "" }]);
    await page.goto("/projects");
    await expect(page).toHaveTitle("Projects – Lucarne Club");
    await expect(page.getByRole("link", { name: "Projects", exact: true }).first()).toHaveAttribute(
      "aria-current",
      "page",
    );
    for (const [address, title] of LOADING_PAGES) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
});

/** Holds files back, or only the first of them; gives the function that lets them through. */
const holdFiles = async (page: Page, files: RegExp, times?: number): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    files,
    async (route) => {
      await released;
      await route.continue();
    },
    times === undefined ? {} : { times },
  );

  return release;
};

/** Runs in the page: how far down its texts are, the first of each. A count of a tab has another width than its place. */
const placesOfTexts = (): Record<string, number> => {
  const places: Record<string, number> = {};
  for (const element of document.querySelectorAll("main *")) {
    const text = element.textContent.trim();
    const { top, height } = element.getBoundingClientRect();
    if (element.childElementCount > 0 || text === "" || height === 0) continue;
    places[text] ??= Math.round(top);
  }

  return places;
};

for (const [address, title] of everyNth(3, LOADING_PAGES))
  signedIn(`${address} has the texts of its loading state at the same height once it is loaded`, async ({ page }) => {
    const release = await holdFiles(page, /\/assets\/portal-[\w-]+\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(placesOfTexts);
    expect(Object.keys(before)).toContain(title);
    release();
    await expect(page.locator("#root[data-started] main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(placesOfTexts)).toMatchObject(before);
  });

test("what is typed and pressed while the words are loaded is kept and done", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdFiles(page, WORDS);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("#root")).toHaveAttribute("data-taken");
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-first", ""));
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill(PEOPLE.croatiaOwner.email);
  await field.press("Enter");
  await expect(field).toHaveValue(PEOPLE.croatiaOwner.email);
  // React takes the HTML over instead of drawing it again.
  await expect(page.locator("h1[data-first]")).toBeVisible();
  release();
  await expect(codeField(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a choice that is made while the words are loaded is kept @desktop", { tag: "@long" }, async ({ page }) => {
  const release = await holdFiles(page, WORDS);
  await page.goto("/register", { waitUntil: "commit" });
  await expect(page.locator("#root")).toHaveAttribute("data-taken");
  await expectEarlyCountryKept(page, release);
});

test(
  "a page that is scrolled before its code runs stays where it is",
  { tag: ["@phone", "@long"] },
  async ({ page }) => {
    // Lower than the list of countries, also where the test runs at the width of a desktop.
    await page.setViewportSize({ width: 390, height: 600 });
    const release = await holdFiles(page, /\/assets\/portal-[\w-]+\.js$/);
    await page.goto("/register", { waitUntil: "commit" });
    await page.getByText("Україна").scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(100);
    release();
    await expect(page).toHaveURL("/register?step=country");
    await expect(page.locator("#root")).toHaveAttribute("data-started");
    expect(await page.evaluate(() => scrollY)).toBe(position);
  },
);

test(
  "an unfinished sign-in is not preceded by the first step after a reload @desktop",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/login");
    await askForCode(page, PEOPLE.croatiaOwner.email);
    await expect(codeField(page)).toBeVisible();
    const answer = await page.reload();
    expect(await answer?.text()).toContain('<div id="root"></div>');
    await expect(codeField(page)).toBeVisible();
  },
);

test(
  "a signed-in page keeps no static frame once it is drawn @desktop",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.croatiaOwner.email);
    const complaints = complaintsOf(page);
    const answer = await page.goto("/team");
    expect(await answer?.text()).toContain('aria-current="page"');
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  "home shows the first picture of the visit before without scripts",
  { tag: "@long" },
  async ({ page, backend, browser }) => {
    await signIn(page, backend, PEOPLE.croatiaOwner.email);
    const picture = page.getByRole("region").locator("img").first();
    await expect(picture).toBeVisible();
    const { cookies } = await page.context().storageState();
    const address = cookies.find(({ name }) => name === "lucarne-hero")?.value ?? "";
    expect(address).toBe(await picture.getAttribute("src"));

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    await context.addCookies(cookies);
    const next = await context.newPage();
    const complaints = complaintsOf(next);
    await next.goto(page.url());
    await expect(next.locator(`img[src="${address}"]`)).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

for (const [address, pictures] of [
  ["/", 1],
  ["/shop", 4],
] as const)
  test(`${address} shows its first pictures before it is drawn (PERF-12)`, async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.croatiaOwner.email);
    // Of a first visit.
    await page.context().clearCookies({ name: "lucarne-hero" });
    const complaints = complaintsOf(page);
    // The words of the frame come before those of the page.
    const release = await holdFiles(page, WORDS, 1);
    await page.goto(address);
    const early = page.locator('#root:not([data-started]) img[fetchpriority="high"]');
    await expect(early).toHaveCount(pictures);
    for (const picture of await early.all()) await expect(picture).toBeVisible();
    release();
    await expect(page.locator("#root[data-started] main")).toBeVisible();
    await expect(early).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

/** Browsers that are too old: what each lacks, and the entry as it fails there. */
const TOO_OLD = [
  ["syntax", "const = ;"],
  ["a function that runs at once", 'throw new TypeError("undefined is not a function");'],
  // It could read the entry, and would break later.
  ["the selectors of the styles", undefined],
] as const;

/** Runs in the page before its own code. */
const removeSelectors = (): void => {
  CSS.supports = () => false;
};

for (const [what, body] of everyNth(2, TOO_OLD))
  for (const [address, cookie] of [
    ["/login", "lucarne-language"],
    ["/projects", "lucarne-session"],
  ] as const)
    test(`a browser without ${what} says so on ${address} in the chosen language (PERF-12) @phone`, async ({
      page,
      baseURL,
      faults,
    }) => {
      faults.allow(/SyntaxError|Unexpected|undefined is not a function|index\.html has no #root/);
      const cookies = { "lucarne-language": "uk", [cookie]: cookie === "lucarne-session" ? "1" : "uk" };
      await page
        .context()
        .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
      if (body === undefined) await page.addInitScript(removeSelectors);
      else
        await page.route(/\/assets\/portal-[\w-]+\.js$/, (route) =>
          route.fulfill({ contentType: "text/javascript", body }),
        );
      await page.goto(address);
      const message = page.getByText(textsOf("uk")["start.failed"] ?? "", { exact: false });
      await expect(message).toBeVisible();
      if (body === undefined) await expect(page.locator("#root")).toHaveCount(0);
      // A click goes to the link, so nothing lies over it.
      await message.getByRole("link", { name: textsOf("uk")["common.tryAgain"] ?? "" }).click({ trial: true });
    });
