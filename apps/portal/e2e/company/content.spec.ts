import { expect, signedIn } from "../support/fixtures.ts";

signedIn(
  "rewards, resources and news: what earns points, links that open apart, videos on a click, articles",
  { tag: ["@long", "@desktop"] },
  async ({ page, axe }) => {
    const outside: string[] = [];
    await page.route(/youtube/, async (route) => {
      outside.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
    });
    await page.goto("/rewards");
    const main = page.getByRole("main");
    for (const name of ["How to use the club", "Points for each scanned product", "What else earns points"])
      await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Levels: more points for each scan" })).toBeVisible();
    expect(outside).toEqual([]);
    await main.getByRole("button", { name: /^Play: / }).click();
    await expect(main.locator("iframe")).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(outside).not.toEqual([]);
    await axe(page, "rewards");

    await page.getByRole("link", { name: "Resources", exact: true }).first().click();
    await expect(main.getByRole("heading", { level: 2, name: "Video guides" })).toBeVisible();
    for (const link of await main.locator("a[target=_blank]").all())
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(main.getByText(/load from YouTube/)).toHaveCount(1);
    await axe(page, "resources");

    await page.goto("/news");
    const lead = main.getByRole("link").filter({ hasText: "Read the article" });
    await lead.click();
    await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    const more = main.getByRole("complementary");
    await expect(more.getByRole("heading", { name: "More news" })).toBeVisible();
    const title = await main.getByRole("heading", { level: 1 }).textContent();
    await more.getByRole("link").first().click();
    await expect(main.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
    await axe(page, "an article");
    await page.goto("/news/00000000-0000-7000-8000-000000000000");
    await expect(main.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
  },
);
