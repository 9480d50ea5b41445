// The app of recipes, used without a pointer: every step is a key.
import type { Locator, Page } from "playwright";

/** More than any page of the app has tab stops. */
const MOST_STOPS = 80;

/** Presses a key until a control has focus. */
const goTo = async (page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await control.waitFor();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(control)}`);
};

/** Presses keys on a control. */
const press = async (page: Page, control: Locator, ...keys: readonly string[]): Promise<void> => {
  await goTo(page, control);
  for (const key of keys) await page.keyboard.press(key);
};

const type = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await goTo(page, page.getByLabel(label).filter({ visible: true }));
  await page.keyboard.type(text);
};

/** Waits until the heading of a page has focus. */
const headingWithFocus = (page: Page, text: string): Promise<void> =>
  page.locator("h1:focus", { hasText: text }).waitFor();

const signIn = async (page: Page): Promise<void> => {
  await press(page, page.getByRole("link", { name: "Skip to content" }), "Enter");
  await page.locator("main:focus").waitFor();
  await type(page, "E-mail", "marek@example.com");
  await page.keyboard.press("Enter");
  // The field for the code takes focus by itself, and signs in with its last digit.
  await page
    .locator("input:focus")
    .and(page.getByLabel("Code", { exact: true }))
    .waitFor();
  await page.keyboard.type("40712");
  await headingWithFocus(page, "Orders");
};

const walkTable = async (page: Page): Promise<void> => {
  await type(page, "Order or customer", "müller");
  await goTo(page, page.getByLabel("Status", { exact: true }));
  await page.keyboard.type("Sent");
  await page.getByText("4079-1001", { exact: true }).waitFor({ state: "hidden" });
  await press(page, page.getByLabel("Select: 4079-1004"), "Space");
  await page.getByRole("button", { name: "Print" }).waitFor();
  await press(page, page.getByRole("link", { name: "4079-1004" }), "Enter");
  await headingWithFocus(page, "Order 4079-1004");
};

const fillWizard = async (page: Page): Promise<void> => {
  const next = async (title: string) => {
    await press(page, page.getByRole("button", { name: "Next", exact: true }), "Enter");
    await page.getByRole("heading", { name: title }).waitFor();
  };
  await goTo(page, page.getByRole("link", { name: "Registration" }).filter({ visible: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await headingWithFocus(page, "Registration");
  await type(page, /^First name/, "Milena");
  await type(page, /^Last name/, "Dimitrova");
  await type(page, /^E-mail/, "milena@example.com");
  await next("Company");
  await type(page, /^Company/, "Pokrivi Dimitrova");
  await type(page, /^Tax number/, "2222");
  await goTo(page, page.getByRole("combobox", { name: /^Country/ }));
  await page.keyboard.type("Pol");
  await page.getByRole("option", { name: "Polska" }).waitFor();
  for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
  await next("Work");
  await type(page, /^Fitters/, "4");
  await press(page, page.getByRole("checkbox", { name: "Roof windows" }), "Space");
  await next("Delivery");
  await press(page, page.getByRole("radio", { name: "To the company" }), "ArrowDown");
  await next("Review");
  await page.getByRole("definition").filter({ hasText: "To the site" }).waitFor();
  await press(page, page.getByRole("switch", { name: "News by e-mail" }), "Space");
  await press(page, page.getByRole("checkbox", { name: "I accept the rules" }), "Space");
  await press(page, page.getByRole("button", { name: "Register", exact: true }), "Enter");
  await page.getByText("You are registered.").first().waitFor();
};

/** Signs in, filters and opens an order, and registers, by keys alone. Throws where that does not go on. */
export const walkByKeyboard = async (page: Page): Promise<void> => {
  await signIn(page);
  await walkTable(page);
  await fillWizard(page);
};
