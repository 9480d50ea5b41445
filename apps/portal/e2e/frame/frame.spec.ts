import { LANGUAGES } from "@lucarne/api-client/languages";
import { everyNth } from "../../../../test-sample.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { LAYOUT_LANGUAGES } from "../support/screens/samples.ts";
import { signIn } from "../support/steps/sign-in.ts";

signedIn(
  "the frame shows points, unread count, user menu and every area (NAV-12, NAV-14)",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: /Points balance/ }).first()).toContainText(PEOPLE.installer.points);
    await expect(page.getByRole("link", { name: /Unread notifications: \d+/ }).first()).toBeVisible();
    const names = isMobile
      ? ["Home", "Projects", "Shop", "Team"]
      : ["Home", "Projects", "Shop", "Team", "Resources", "Rewards"];
    for (const name of names)
      await expect(page.getByRole("navigation").getByRole("link", { name, exact: true }).first()).toBeVisible();
    await expect(page).toHaveTitle("Home – Lucarne Club");
  },
);

signedIn("the skip link moves the focus to the content", { tag: ["@desktop", "@long"] }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test(
  "signed out, an unknown address shows the 404 page with a link to sign-in",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(/\/login/);
  },
);

signedIn(
  "signed in, an unknown address shows the 404 page in the frame with a link home",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
    await expect(page.getByRole("link", { name: /Points balance/ }).first()).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  },
);

// Has its own sign-in: the sign-out ends the session that the other journeys share.
test(
  "signing out on a page that does not exist leads to sign-in",
  { tag: ["@phone", "@long"] },
  async ({ page, backend, isMobile }) => {
    await signIn(page, backend, PEOPLE.installer.email);
    await page.goto("/no/such/page");
    await page.getByRole("button", { name: isMobile ? "More" : /Marek Kowalczyk/ }).click();
    await page.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

signedIn("a page's address in capitals is answered and shown as that page", { tag: "@long" }, async ({ page }) => {
  const answer = await page.goto("/NOTIFICATIONS");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page).toHaveTitle("Notifications – Lucarne Club");
});

signedIn(
  "Back closes the sheets of a phone, and a link in one replaces its entry",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    if (!isMobile) return;
    await page.goto("/");
    await page
      .getByRole("link", { name: /Unread notifications/ })
      .first()
      .click();
    await expect(page).toHaveURL("/notifications");
    const more = page.getByRole("button", { name: "More" });
    const sheet = page.getByRole("dialog");

    await more.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/notifications");

    await more.click();
    await sheet.getByRole("button", { name: /Language/ }).click();
    await expect(page.getByRole("dialog", { name: "Language" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Language" })).toBeHidden();
    await expect(page).toHaveURL("/notifications");

    // The sheets may still be closing.
    const pages = page.getByRole("dialog", { name: "More" });
    await expect(pages).toBeHidden();
    await more.click();
    await expect(pages).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pages).toBeHidden();
    await more.click();
    await expect(pages).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(pages).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/notifications");
    await expect(pages).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
  },
);

signedIn(
  "the footer depends on the country; on a phone it is behind More",
  { tag: ["@phone", "@long"] },
  async ({ page, axe, isMobile }) => {
    await page.goto("/");
    // The buttons of the first HTML answer once the portal has started.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (isMobile) await page.getByRole("button", { name: "More" }).click();
    const place = isMobile ? page.getByRole("dialog") : page.getByRole("contentinfo");
    for (const name of ["Support chat", "Frequently asked questions", "Terms and conditions", "Privacy policy"])
      await expect(place.getByRole("link", { name })).toBeVisible();
    await expect(place.getByRole("link", { name: "Report a concern" })).toHaveAttribute("href", /\/pl\/|pl/);
    await expect(place.getByRole("link", { name: "YouTube" })).toHaveAttribute("href", /^https:/);
    await expect(place.getByText(/Lucarne Polska/)).toBeVisible();
    await expect(place.getByText("Version 3.1.8")).toBeVisible();
    await expect(place.getByRole("link", { name: "Cookies" })).toBeVisible();
    if (!isMobile) return;

    const names = ["Resources", "Rewards", "News", "Orders", "Points balance", "Club card", "Support chat"];
    for (const name of names) await expect(place.getByRole("link", { name, exact: true })).toBeVisible();
    await axe(page, "More", ["region"]);
    await place.getByRole("link", { name: "Resources" }).click();
    await expect(page).toHaveURL("/resources");
    await expect(place).toBeHidden();
  },
);

test(
  "the whistleblower link and the club card are shown only where country and company have them",
  { tag: ["@phone", "@long"] },
  async ({ page, backend, isMobile }) => {
    await signIn(page, backend, PEOPLE.bosnia.email);
    if (isMobile) await page.getByRole("button", { name: "More" }).click();
    const place = isMobile ? page.getByRole("dialog") : page.locator("body");
    await expect(place.getByRole("link", { name: "Terms and conditions" })).toBeVisible();
    await expect(place.getByRole("link", { name: "Report a concern" })).toHaveCount(0);
    await expect(place.getByRole("link", { name: "Club card" })).toHaveCount(0);
  },
);

signedIn("the user menu has profile, orders and sign-out", { tag: ["@desktop", "@long"] }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Marek Kowalczyk/ }).click();
  await expect(page.getByRole("menuitem", { name: "Profile and company" })).toHaveAttribute("href", "/user");
  await expect(page.getByRole("menuitem", { name: "Orders" })).toHaveAttribute("href", "/orders");
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Club card", exact: true })).toHaveAttribute("href", "/club-card");
});

signedIn(
  "all fifteen languages can be chosen, each by its own name",
  { tag: ["@phone", "@long"] },
  async ({ page, axe, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    if (isMobile) {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: /Language/ }).click();
      await expect(page.getByRole("dialog", { name: "Language" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: "English" }).click();
    }
    for (const { nativeName } of LANGUAGES)
      await expect(page.getByRole(isMobile ? "dialog" : "menu").getByText(nativeName, { exact: true })).toBeVisible();
    await axe(page, "the languages", ["region"]);
  },
);

signedIn(
  "a new page sets its title, focus and breadcrumbs; Back restores the scroll position",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.goto("/notifications");
    await expect(page).toHaveTitle("Notifications – Lucarne Club");
    await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 420 });
    // The breadcrumbs are a list too (ol), and are there before the messages.
    const last = page.getByRole("main").locator("ul").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 240));
    await last.click();
    await expect(page).toHaveURL(/\/notifications\/[0-9a-f-]{36}/);
    // The heading is "Notification" until the message is loaded.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Notification");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    if (!isMobile) {
      const way = page.getByRole("navigation", { name: "You are here" });
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      await expect(way.getByRole("listitem")).toHaveText(["Home", "Notifications", title]);
      await expect(way.locator("[aria-current=page]")).toHaveText(title);
      await expect(way.getByRole("link", { name: "Notifications" })).toHaveAttribute("href", "/notifications");
    }
    await page.goBack();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  },
);

signedIn(
  "an address opened in the tab of a scrolled page starts at its top",
  { tag: ["@desktop", "@long"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto("/shop");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(21);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.goto("/user");
    await expect(page.getByRole("heading", { level: 1, name: "Profile and company" })).toBeVisible();
    await expect(page.getByRole("main").locator('[data-component="Skeleton"]')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

signedIn(
  "a page opened without a network shows an error and loads automatically when the network is back",
  { tag: "@long" },
  async ({ page, context, faults }) => {
    faults.allow(/net::ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You are offline. What you see may be out of date.")).toBeVisible();
    // A page whose code is not here yet says so, in the frame's own main region.
    await page
      .getByRole("banner")
      .getByRole("link", { name: /notifications/i })
      .click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("No connection");
    await expect(page.getByRole("main")).toHaveCount(1);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("No connection");
    await context.setOffline(false);
    await expect(page.getByText("You are offline. What you see may be out of date.")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  },
);

signedIn(
  "a page whose code was removed by a new release reloads once",
  { tag: ["@phone", "@long"] },
  async ({ page, faults, isMobile }) => {
    faults.allow(/Failed to load resource|dynamically imported module/);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    let lost = 0;
    await page.route(/assets\/notifications-[^/]*\.js$/, (route) => {
      lost += 1;
      return lost === 1 ? route.fulfill({ status: 404, body: "" }) : route.continue();
    });
    const loads: string[] = [];
    page.on("framenavigated", (frame) => loads.push(frame.url()));
    await page
      .getByRole("banner")
      .getByRole("link", { name: /notifications/i })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    expect(lost, isMobile ? "phone" : "desktop").toBeGreaterThanOrEqual(2);
  },
);

for (const { lost, outcome } of everyNth(2, [
  { lost: 2, outcome: "a message says so, and its link loads the page" },
  { lost: 1, outcome: "the page reloads" },
]))
  test(`words that do not arrive ${lost} of 3 times at the start: ${outcome}`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource|dynamically imported module/);
    let requests = 0;
    await page.route(/assets\/en-[^/]*\.js$/, (route) => {
      requests += 1;
      return requests <= lost ? route.fulfill({ status: 404, body: "" }) : route.continue();
    });
    await page.goto("/login");
    if (lost === 2) {
      await expect(page.getByText("This page could not be loaded.")).toBeInViewport();
      await page.getByRole("link", { name: "Try again" }).click();
    }
    await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
    expect(requests).toBe(lost + 1);
  });

signedIn(
  "a printed page: its content is on the sheet, and no header, bar, menu or footer",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByText(PEOPLE.installer.points)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const width of [1440, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("main").getByText(PEOPLE.installer.points)).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(page.getByRole("banner")).toHaveCount(0);
    }
  },
);

for (const address of everyNth(3, ["/%E0%A4%A", "//x", "/100%"]))
  test(`${address}: a browser gets the page that says it does not exist`, async ({ page, backend, faults }) => {
    // The router warns of an address that cannot be decoded.
    faults.allow(/could not be decoded/);
    const answer = await page.goto(`${backend.url}${address}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["content-type"]).toContain("text/html");
    await expect(page.getByRole("heading", { level: 1, name: "This page does not exist." })).toBeVisible();
  });

signedIn(
  "on a phone the figures of home's two cards are on one line in every language",
  { tag: ["@phone", "@long"] },
  async ({ page, isMobile }) => {
    if (!isMobile) return;
    await page.goto("/");
    for (const { code, htmlLang } of LAYOUT_LANGUAGES) {
      await page.evaluate((chosen) => localStorage.setItem("lucarne.language", chosen), code);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
      const figures = page.getByRole("main").locator('[data-component="StatisticCard"] [data-component="Amount"]');
      await expect(figures).toHaveCount(2);
      const tops = await figures.evaluateAll((all) =>
        all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
      );
      expect(tops[0], code).toBe(tops[1]);
    }
  },
);
