import { readFileSync } from "node:fs";
import path from "node:path";
import { OPTIONAL_PARTS } from "@lucarne/conformance/optional-operations";
import { readContract } from "@lucarne/contract/operations";
import type { Page } from "@playwright/test";
import { expect, signedIn } from "../support/fixtures.ts";

const CONTRACT = path.resolve(import.meta.dirname, "../../../../openapi/dist/openapi.json");

const problem = {
  type: "/problems/not_found",
  title: "Not found",
  status: 404,
  code: "not_found",
  message: "Not found",
};

/** Answers 404 to the operations that docs/own-backend.md calls optional. */
const leaveOut = async (page: Page): Promise<void> => {
  const optional = new Set(OPTIONAL_PARTS.flatMap(({ operations }) => operations));
  const missing = readContract(JSON.parse(readFileSync(CONTRACT, "utf8")))
    .filter(({ operationId }) => optional.has(operationId))
    .map(({ method, path: address }) => ({
      method,
      pattern: new RegExp(`^/api${address.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    }));
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const isMissing = missing.some(
      ({ method, pattern }) => method === route.request().method() && pattern.test(pathname),
    );
    await (isMissing
      ? route.fulfill({ status: 404, contentType: "application/problem+json", body: JSON.stringify(problem) })
      : route.continue());
  });
};

signedIn.describe("on a server that lacks the optional operations and does not say so", () => {
  for (const [address, title, failure] of [
    ["/", "Home", "Some parts of this page could not be loaded."],
    ["/news", "News", "The news could not be loaded."],
    ["/resources", "Resources", "The video guides could not be loaded."],
    ["/rewards", "Rewards", "The rewards could not be loaded."],
    ["/support/chat", "Support", "The chats could not be loaded."],
    ["/user", "Profile and company", "The certificates could not be loaded."],
    ["/club-card", "Club card", "An unexpected error occurred. Please try again later."],
  ] as const) {
    signedIn(`${address} opens and names what could not be loaded @long @desktop`, async ({ page }) => {
      await leaveOut(page);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      // Home loads what is below its first view when the user scrolls towards it.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.getByText(failure).first()).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
  }

  signedIn("an address can be typed without suggestions @long @desktop", async ({ page }) => {
    await leaveOut(page);
    await page.goto("/projects/add");
    await page.getByLabel("Street and house number").fill("Polna 1");
    await page.getByRole("textbox", { name: "Postcode" }).fill("30-001");
    await page.getByRole("textbox", { name: "Town or city" }).fill("Kraków");
    await page.getByRole("button", { name: "Create project" }).click();
    await expect(page).toHaveURL(/\/projects\/[\da-f-]{36}/);
  });
});
