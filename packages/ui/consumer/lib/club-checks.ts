// The app made of the recipes of the documentation, used as its users do: sign in, filter, select, register, change a setting.
import type { Browser, Page } from "playwright";
import { findingsOf } from "./axe.ts";
import { walkByKeyboard } from "./keyboard-checks.ts";
import type { Report } from "./page-checks.ts";

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Fills the wizard of 25 fields; the server refuses a field of its second step, which is then corrected. */
const register = async (page: Page, check: (screen: string) => Promise<void>): Promise<void> => {
  const type = (label: RegExp, text: string) => page.getByRole("textbox", { name: label }).fill(text);
  const count = (label: RegExp, text: string) => page.getByRole("spinbutton", { name: label }).fill(text);
  const next = (title: string) =>
    page
      .getByRole("button", { name: "Next", exact: true })
      .click()
      .then(() => page.getByRole("heading", { name: title }).waitFor());
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText("Enter the first name.").waitFor();
  await check("wizard, a wrong field");
  await type(/^First name/, "Milena");
  await type(/^Last name/, "Dimitrova");
  await type(/^E-mail/, "milena@example.com");
  await type(/^Phone/, "+359 2 123");
  await next("Company");
  await type(/^Company/, "Pokrivi Dimitrova");
  await type(/^Tax number/, "1111");
  await type(/^Street/, "Ulica 1");
  await type(/^Postal code/, "1000");
  await type(/^Town/, "Sofia");
  await type(/^Website/, "https://example.com");
  await page.getByRole("combobox", { name: /^Country/ }).click();
  await page.getByRole("option", { name: "Polska" }).click();
  await check("wizard, company");
  await next("Work");
  await count(/^Fitters/, "4");
  await count(/^Windows a year/, "120");
  await count(/^Kilometres around/, "80");
  await page.getByRole("checkbox", { name: "Roof windows" }).check({ force: true });
  await check("wizard, work");
  await next("Delivery");
  await page.getByRole("radio", { name: "To the site" }).check({ force: true });
  await type(/^Other street/, "Ulica 2");
  await type(/^Other town/, "Plovdiv");
  await type(/^Note for the driver/, "Behind the house");
  await check("wizard, delivery");
  await next("Review");
  await page.getByRole("switch", { name: "News by e-mail" }).check({ force: true });
  await page.getByRole("switch", { name: "Calls about orders" }).check({ force: true });
  await page.getByRole("checkbox", { name: "I accept the rules" }).check({ force: true });
  await check("wizard, review");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.locator('input[name="taxNumber"]:focus').waitFor();
  await check("wizard, refused");
  await type(/^Tax number/, "2222");
  for (const title of ["Work", "Delivery", "Review"]) await next(title);
  await page.getByText("2222", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByText("You are registered.").first().waitFor();
  await check("wizard, at its end");
};

/** Goes through the app in one scheme and direction at one width; says on which screens something is wrong. */
const walkThrough = async (page: Page, look: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  const check = async (screen: string) => {
    faults.push(...(await findingsOf(page)).map((finding) => `${screen}: ${finding}`));
    if (await isWide(page)) faults.push(`${screen}: scrolls sideways`);
  };
  for (const name of look) await page.getByRole("radio", { name }).check({ force: true });
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText("Enter your e-mail address.").waitFor();
  await check("sign-in");
  await page.getByLabel("E-mail").fill("marek@example.com");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Code", { exact: true }).fill("40712");

  await page.getByLabel("Order or customer").fill("müller");
  await page.getByLabel("Status", { exact: true }).selectOption("Sent");
  await page.getByText("4079-1004", { exact: true }).waitFor();
  if (await page.getByText("4079-1001", { exact: true }).isVisible()) faults.push("orders: a filter lets all through");
  await page.getByLabel("Select: 4079-1004").check({ force: true });
  await page.getByRole("button", { name: "Print" }).waitFor();
  await check("orders");
  await page.getByRole("link", { name: "4079-1004" }).click();
  await page.locator("h1:focus", { hasText: "Order 4079-1004" }).waitFor();
  const title = await page.title();
  if (title !== "Order 4079-1004 – Mine Club") faults.push(`order: its title is ${title}`);
  await check("order");

  await page.getByRole("link", { name: "Registration" }).filter({ visible: true }).click();
  await register(page, check);

  await page.getByRole("link", { name: "Settings" }).filter({ visible: true }).click();
  await page.getByRole("switch", { name: "News" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your profile is saved.").first().waitFor();
  await check("settings");
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByRole("alertdialog", { name: "Delete your account?" }).waitFor();
  await check("question");
  return faults;
};

const APPEARANCES = [
  { name: "light, on a desktop", look: ["Light", "Left to right"], width: 1280 },
  { name: "dark and from right to left, on a phone", look: ["Dark", "Right to left"], width: 320 },
] as const;

/** Opens the app; what was done with it, and all that it said in the console, are two checks. */
const openClub = async (
  browser: Browser,
  url: string,
  width: number,
  work: (page: Page) => Promise<readonly string[]>,
): Promise<{ readonly faults: readonly string[]; readonly said: readonly string[] }> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(url, { waitUntil: "networkidle" });
  const faults = await work(page).catch((error: unknown) => [String(error)]);
  await context.close();
  return { faults, said };
};

/** Checks the app of recipes: it works, by keys alone too, axe finds nothing, and nothing scrolls sideways. */
export const checkClub = async (browser: Browser, url: string, report: Report): Promise<void> => {
  for (const { name, look, width } of APPEARANCES) {
    const { faults, said } = await openClub(browser, url, width, (page) => walkThrough(page, look));
    report(
      `an app of the recipes in its own brand works without a finding of axe, ${name}`,
      faults.length === 0,
      faults.join("\n"),
    );
    report(`it says nothing in the console, ${name}`, said.length === 0, said.join("\n"));
  }
  const { faults, said } = await openClub(browser, url, 1280, async (page) => {
    await walkByKeyboard(page);
    return [];
  });
  report(
    "its table and its wizard are used by keys alone",
    faults.length + said.length === 0,
    [...faults, ...said].join("\n"),
  );
};
