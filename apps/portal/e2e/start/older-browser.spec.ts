import { everyNth } from "../../../../test-sample.ts";
import { expect, test as now } from "../support/fixtures.ts";
import { layoutFaultsOf, makeOlder } from "../support/screens/older-browser.ts";
import { fillCart, waresOf } from "../support/steps/cart.ts";
import { PEOPLE } from "../support/steps/people.ts";
import {
  answerSurvey,
  chooseCountry,
  field,
  heading,
  newCompany,
  street,
  submit,
  TITLES,
  typePerson,
} from "../support/steps/registration.ts";
import { row, serialsOf, startProject, typeSerials } from "../support/steps/scanning.ts";
import { SCREENS } from "../support/screens/screens.ts";
import { enterCode, signIn } from "../support/steps/sign-in.ts";
import { next } from "../support/steps/survey.ts";

/** The journeys of this file open the portal in a browser that lacks what an oldest supported browser lacks. */
const test = now.extend({
  page: async ({ page }, use) => {
    await makeOlder(page);
    await use(page);
  },
});
const signedIn = test.extend({ storageState: ({ installerState }, use) => use(installerState) });

test("older browser: a code signs in, the user's menu opens, and a typed serial number is stored", async ({
  page,
  backend,
  axe,
  isMobile,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await axe(page, "sign-in");
  await enterCode(page, backend, PEOPLE.lithuaniaOwner.email);
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  expect(await page.evaluate(() => "showPopover" in HTMLElement.prototype || "locks" in navigator)).toBe(false);
  // On a phone the user's menu is a part of More.
  await page.getByRole("button", { name: isMobile ? "More" : /rasa/i }).click();
  await expect(page.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" })).toBeVisible();
  // Radix puts it at the end of the page.
  await axe(page, "the menu", ["region"]);

  const uuid = await startProject(page);
  await page.goto(`/projects/${uuid}/scan`);
  await expect(page.getByRole("heading", { level: 1, name: "Scan products" })).toBeVisible();
  await axe(page, "the scan page");
  await typeSerials(page, "LU094000036");
  await expect(row(page, "LU094000036")).toContainText("+");
  expect(await serialsOf(page, uuid)).toEqual(["LU094000036"]);
});

test(
  "older browser: a company is registered with an address from the list",
  { tag: "@long" },
  async ({ page, axe }) => {
    const company = newCompany.slovakia();
    await page.goto("/register");
    await chooseCountry(page, company);
    await typePerson(page, company);
    await next(page).click();
    await field(page, "Company name").fill(company.companyName);
    for (const { label, value } of company.numbers) await field(page, label).fill(value);
    await street(page).pressSequentially("Hlavná");
    const option = page.getByRole("option", { name: /^Hlavná.*Košice/ });
    await expect(option).toBeVisible();
    await axe(page, "the list of addresses");
    await option.click();
    // The address fills in the other fields.
    await expect(field(page, "Town or city")).toHaveValue("Košice");
    await field(page, "House number").fill(company.houseNumber);
    await next(page).click();
    await answerSurvey(page);
    await axe(page, "the review");
    await submit(page);
    await expect(heading(page, TITLES.done)).toBeVisible();
  },
);

test(
  "older browser: on a narrow phone the mini cart leads to the checkout",
  { tag: ["@phone", "@long"] },
  async ({ page, backend, axe }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, backend, PEOPLE.croatia.email);
    const [ware] = await waresOf(page, "goods", "-price");
    await fillCart(page, { goods: [{ ware, quantity: 2 }] });
    await page.getByRole("banner").getByRole("button", { name: "In the cart: 2 products" }).click();
    const drawer = page.getByRole("dialog", { name: /Cart/ });
    await expect(drawer.getByRole("link", { name: ware.name, exact: true })).toBeVisible();
    expect(await drawer.evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
    await axe(page, "the mini cart");
    await drawer.getByRole("link", { name: "Go to checkout" }).click();
    await expect(page).toHaveURL("/checkout");
  },
);

for (const [path, name] of everyNth(10, SCREENS))
  signedIn(
    `older browser: ${name} shows its content, no text lies over other text, axe finds nothing`,
    async ({ page, axe }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("main").locator('[data-component="Skeleton"]')).toHaveCount(0);
      await axe(page, name);
      expect(await layoutFaultsOf(page)).toEqual([]);
    },
  );

signedIn("older browser: a long message scrolls in its field", { tag: "@long" }, async ({ page }) => {
  await page.goto("/support/chat/new");
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toBeVisible();
  const heightOf = () => message.evaluate(({ clientHeight }) => clientHeight);
  const height = await heightOf();
  await message.fill("The shutter has a dent.\n".repeat(20));
  expect(await heightOf()).toBe(height);
  await expect(message).toHaveCSS("overflow-y", "auto");
  expect(await message.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(height);
  expect(await layoutFaultsOf(page)).toEqual([]);
});
