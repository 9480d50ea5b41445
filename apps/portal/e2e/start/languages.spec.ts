import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { expectTidy, PHONE, WIDE } from "../support/screens/layout.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { LAYOUT_LANGUAGES } from "../support/screens/samples.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { parseAs } from "../support/json.ts";

const TEXTS = z.record(z.string(), z.string());

const chooseOnLogin = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole("button", { name: from }).click();
  await page.getByRole("menuitemradio", { name: to }).click();
};

test(
  "Polish and Ukrainian can be chosen and stay after a reload; only the chosen language is loaded",
  { tag: "@long" },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      const language = /messages[-/.]([a-z]{2})\b/.exec(request.url())?.[1];
      if (language) loaded.push(language);
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1, name: "Sign in to your club" })).toBeVisible();
    await chooseOnLogin(page, "English", "Polski");
    await expect(page.getByRole("heading", { level: 1, name: "Zaloguj się do klubu" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Zaloguj się do klubu" })).toBeVisible();
    await chooseOnLogin(page, "Polski", "Українська");
    await expect(page.locator("html")).toHaveAttribute("lang", "uk");
    expect(loaded.filter((language) => !["en", "pl", "uk"].includes(language))).toEqual([]);
  },
);

test("every language shows its own sign-in text and lang attribute and fits 320 px @desktop", async ({ page }) => {
  const titleIn = (code: string): string => {
    const file = path.resolve(import.meta.dirname, `../../../../locales/portal/${code}.json`);

    return parseAs(TEXTS, readFileSync(file, "utf8"))["signIn.contact.title"] ?? "";
  };
  expect(new Set(LANGUAGES.map(({ code }) => titleIn(code))).size).toBeGreaterThan(12);
  await page.goto("/login");
  let shown = "English";
  for (const { code, htmlLang, nativeName } of LAYOUT_LANGUAGES) {
    await chooseOnLogin(page, shown, nativeName);
    await expect(page.getByRole("heading", { level: 1, name: titleIn(code) })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
    await expectTidy(page, code, [...WIDE, ...PHONE]);
    shown = nativeName;
  }
});

test(
  "signed in with a long name, every language fits every width @desktop",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.ukraineOwner.email);
    await page.goto("/notifications");
    for (const { code, htmlLang } of LAYOUT_LANGUAGES) {
      await page.evaluate((chosen) => localStorage.setItem("lucarne.language", chosen), code);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
      await expect(page.getByRole("main").locator('a[href^="/notifications/"]').first()).toBeVisible();
      await expectTidy(page, code, [...WIDE, ...PHONE]);
    }
  },
);

test(
  "a language chosen without a network is applied when the network is back",
  { tag: "@long" },
  async ({ page, context, faults }) => {
    faults.allow(/net::ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await page.goto("/login");
    await page.getByRole("button", { name: "English" }).click();
    const hungarian = page.getByRole("menuitemradio", { name: "Magyar" });
    // The menu's code loads when it is opened.
    await expect(hungarian).toBeVisible();
    await context.setOffline(true);
    await hungarian.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("lucarne.language"))).toBe("hu");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await context.setOffline(false);
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  },
);

test(
  "the account remembers the choice for a device that has none",
  { tag: ["@phone", "@long"] },
  async ({ page, backend, isMobile }) => {
    await signIn(page, backend, PEOPLE.languageChanged[isMobile ? "phone" : "desktop"]);
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.url().includes("/v1/company/user/"),
    );
    if (isMobile) {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: /Language/ }).click();
      await page.getByText("Polski", { exact: true }).click();
    } else {
      await chooseOnLogin(page, "English", "Polski");
    }
    expect((await saved).status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/language/.test(key)) localStorage.removeItem(key);
    });
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  },
);

test("an unknown host is in English for Poland; a country's host is in its language", async ({ page, backend }) => {
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const port = new URL(backend.url).port;
  const answer = await page.request.get(`http://127.0.0.1:${port}/login`, {
    headers: { host: "club.lucarne.pl", accept: "text/html" },
  });
  expect(await answer.text()).toContain('<html lang="pl"');
});
