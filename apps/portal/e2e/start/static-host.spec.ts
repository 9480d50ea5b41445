import type { BrowserContext, Page } from "@playwright/test";
import { TEST_LIMIT } from "../../../../test-limits.ts";
import { Backend } from "../support/servers/backend.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { blackPicture } from "../support/pictures/picture.ts";
import { selfSigned } from "../support/servers/self-signed.ts";
import { askForCode, codeField, enterCode } from "../support/steps/sign-in.ts";
import { StaticHost } from "../support/servers/static-host.ts";
import { TlsProxy } from "../support/servers/tls-proxy.ts";

/** The portal on a host of files, and a backend of its own on another origin. */
type Sites = { portal: StaticHost; api: Backend; apiUrl: string };

const settingsFor = (portal: StaticHost, apiUrl: string) => ({
  ALLOWED_ORIGINS: portal.url,
  API_URL: apiUrl,
  PUBLIC_URL: portal.url,
});

const test = base.extend<{ place: Sites }>({
  place: [
    async ({ browserName: _browserName }, use) => {
      const portal = await StaticHost.start();
      const api = await Backend.start((url) => settingsFor(portal, url));
      portal.serve(`${api.url}/api`);
      await use({ portal, api, apiUrl: api.url });
      await api.stop();
      await portal.stop();
    },
    { timeout: TEST_LIMIT },
  ],
  baseURL: async ({ place }, use) => use(place.portal.url),
});

const [PORTAL_HOST, API_HOST] = ["portal.lucarne.test", "api.maker.test"];

/** The same by https and on two sites, in a browser that keeps no cookies of other sites but partitioned ones. */
const secureTest = base.extend<{ place: Sites }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const own = ["--host-resolver-rules=MAP *.test 127.0.0.1", "--test-third-party-cookie-phaseout"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...own] });
    },
    { scope: "worker" },
  ],
  ignoreHTTPSErrors: true,
  place: [
    async ({ browserName: _browserName }, use) => {
      const identity = selfSigned([PORTAL_HOST, API_HOST]);
      const portal = await StaticHost.start({ host: PORTAL_HOST, identity });
      const proxy = await TlsProxy.start(API_HOST, identity);
      const api = await Backend.start(settingsFor(portal, proxy.url));
      proxy.passTo(api.url);
      portal.serve(`${proxy.url}/api`);
      await use({ portal, api, apiUrl: proxy.url });
      await api.stop();
      await proxy.stop();
      await portal.stop();
    },
    { timeout: TEST_LIMIT },
  ],
  baseURL: async ({ place }, use) => use(place.portal.url),
});

/** Signs in, opens an address, uploads, saves, signs out and signs in again on the known device. */
const useThePortal = async (page: Page, context: BrowserContext, { portal, api, apiUrl }: Sites): Promise<void> => {
  const { email } = PEOPLE.bosniaOwner;
  const served = await page.goto("/login");
  expect(await served?.headerValue("content-security-policy")).toContain(`connect-src 'self' ${apiUrl}`);
  await enterCode(page, api, email);
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();

  // Every call went to the other origin, none to the host of the files.
  const called = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith("/api/"))
      .map(({ origin }) => origin),
  );
  expect([...new Set(called)]).toEqual([apiUrl]);

  // An address of its own, which the host does not know as a file.
  await page.goto("/user");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Change picture" }).click();
  const picture = await blackPicture(page);
  const avatar = main.locator("[data-component=Avatar] img");
  // The first file waits for the process that works on files; a busy machine asks users to try again.
  await expect(async () => {
    await main.locator("input[type=file]").setInputFiles(picture);
    await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Save picture" }).click();
    await expect(avatar).toHaveAttribute("src", new RegExp(`^${apiUrl}/api/v1/files/`));
  }).toPass();
  await expect
    .poll(() => avatar.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);

  await page.goto("/projects/add");
  await page.getByLabel("Street and house number").fill("Titova 1");
  await page.getByRole("textbox", { name: "Postcode" }).fill("71000");
  await page.getByRole("textbox", { name: "Town or city" }).fill("Sarajevo");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(new RegExp(`^${portal.url}/projects/[\\da-f-]{36}`));

  await page.getByRole("button", { name: /Amra/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);

  const [device] = (await context.cookies(`${apiUrl}/api/v2/installer/login`)).filter(({ name }) =>
    name.endsWith("lucarne-device"),
  );
  expect(device).toMatchObject({ httpOnly: true });
  const [asked] = await Promise.all([
    page.waitForRequest(
      (request) => request.url() === `${apiUrl}/api/v2/installer/login` && request.method() === "POST",
    ),
    askForCode(page, email),
  ]);
  expect(await asked.headerValue("cookie")).toContain(`${device?.name}=${device?.value}`);
  await expect(codeField(page)).toBeVisible();
};

const TITLE = "sign in, a page, an upload, a change, sign out, and the device is known";

test(
  `from a host of files with its API elsewhere: ${TITLE}`,
  { tag: ["@long", "@desktop"] },
  async ({ page, context, place }) => useThePortal(page, context, place),
);

secureTest(
  `from a host of files by https with its API on another site: ${TITLE} by a partitioned cookie`,
  { tag: ["@long", "@desktop"] },
  async ({ page, context, place }) => {
    await useThePortal(page, context, place);
    const cookies = await context.cookies(`${place.apiUrl}/api/v2/installer/login`);
    const [device, ...others] = cookies.filter(({ name }) => name.endsWith("lucarne-device"));
    expect(others).toEqual([]);
    expect(device).toMatchObject({ name: "__Secure-lucarne-device", sameSite: "None", secure: true });
    expect(device?.partitionKey).toContain("https://lucarne.test");
  },
);

/** The portal on a host of files whose scripts do not run, as in a browser that is too old for them. */
const brokenTest = base.extend<{ host: StaticHost }>({
  host: async ({ browserName: _browserName }, use) => {
    const host = await StaticHost.start();
    host.serve("https://api.example.com/api");
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
  page: async ({ page, faults }, use) => {
    faults.allow(/net::ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
    await use(page);
  },
});

const FAILED = {
  en: "Your browser may be too old",
  pl: "Twoja przeglądarka może być za stara",
  sr: "Pregledač je možda prestar",
};

brokenTest.describe("a page on a static host says so when its code cannot run", () => {
  brokenTest.describe("in a browser that prefers Serbian", () => {
    brokenTest.use({ locale: "sr-RS" });

    brokenTest("in Serbian, or in the language that was chosen on the device", async ({ page }) => {
      await page.goto("/login");
      await expect(page.getByText(FAILED.sr)).toBeVisible();
      await expect(page.getByRole("link")).toHaveCount(1);
      await expect(page.getByText(FAILED.sr)).toHaveAttribute("lang", "sr-Latn");
      await page.evaluate(() => localStorage.setItem("lucarne.language", "pl"));
      await page.reload();
      await expect(page.getByText(FAILED.pl)).toBeVisible();
      await expect(page.getByText(FAILED.sr)).toBeHidden();
    });
  });

  brokenTest.describe("in a browser that prefers a language without messages", () => {
    brokenTest.use({ locale: "fr-FR" });

    brokenTest("in English", { tag: "@long" }, async ({ page }) => {
      await page.goto("/login");
      await expect(page.getByText(FAILED.en)).toBeVisible();
    });
  });
});
