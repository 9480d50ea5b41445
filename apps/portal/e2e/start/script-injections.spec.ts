import type { Page } from "@playwright/test";
import { SCRIPT_INJECTIONS } from "../../src/testing/script-injections.ts";
import { expect, signedIn } from "../support/fixtures.ts";

const ARTICLE = "0193b2cb-fa5d-7c32-b3e8-3b5d78fa1c3e";

/** Opens an article with this HTML as a broken server would send it, and checks that nothing in it runs. */
const expectHarmless = async (page: Page, html: string): Promise<void> => {
  const content = { title: html, excerpt: html, text: `${html}<h3>The end</h3>`, youtube: null };
  const body = { uuid: ARTICLE, content: JSON.stringify(content), media: null, updated_at: "2026-11-15T07:00:00Z" };
  await page.route(`**/v1/content/${ARTICLE}`, (route) => route.fulfill({ json: body }));
  await page.goto(`/news/${ARTICLE}`);
  // The title is plain text: all of it can be read.
  const title = page.getByRole("heading", { level: 1 });
  // Until the article is loaded the heading names the page.
  await expect.poll(async () => (await title.textContent())?.trim()).toBe(html.trim());
  const text = page.getByRole("main").locator('[data-component="RichText"]');
  await expect(text).toHaveCount(1);
  await expect(
    text.locator("script, iframe, object, embed, img, svg, math, form, input, style, link, [style]"),
  ).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate((): unknown => Reflect.get(window, "hit")), html).toBeUndefined();
  await page.unroute(`**/v1/content/${ARTICLE}`);
};

signedIn("ten scripts in one article: none runs, and the policy has nothing to stop", async ({ page }) => {
  const every = SCRIPT_INJECTIONS.length / 10;
  await expectHarmless(page, SCRIPT_INJECTIONS.filter((_, index) => index % every === 0).join("\n"));
});

signedIn(
  "120 scripts in an article each: none runs, and the policy has no script to stop",
  { tag: ["@long", "@desktop"] },
  async ({ page, faults }) => {
    // Chromium reports the styles of HTML that is parsed apart from the page, which the cleaner then removes.
    faults.allow(/style-src/);
    expect(SCRIPT_INJECTIONS).toHaveLength(120);
    for (const html of SCRIPT_INJECTIONS) await expectHarmless(page, html);
  },
);

signedIn("the page takes code from the portal's named policies only", async ({ page, faults }) => {
  faults.allow(/trusted-types|TrustedTypes|TrustedTypePolicy/i);
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).toContain("trusted-types lucarne-workers dompurify");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  const refused = await page.evaluate(() => {
    const factory: unknown = Reflect.get(window, "trustedTypes");
    const create: unknown = factory && Reflect.get(factory, "createPolicy");
    if (typeof create !== "function") return "no Trusted Types";
    try {
      Reflect.apply(create, factory, ["attacker", { createHTML: (text: string) => text }]);
      return "created";
    } catch {
      return "refused";
    }
  });
  expect(refused).toBe("refused");
});
