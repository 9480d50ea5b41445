import type { Browser } from "playwright";

/** Takes the name of a check, its outcome and a detail for a failure. */
export type Report = (name: string, good: boolean, detail?: string) => void;

/** Checks that an element has a computed style. */
export type Same = (name: string, selector: string, property: string, wanted: string) => Promise<void>;

declare global {
  interface Element {
    /** Set on the server's first button, to see whether the browser keeps it. */
    isFirst?: boolean;
  }
}

/**
 * What an app built from the package must show in a browser, whatever built it.
 * @param checkMore checks what only this build shows, by the function that compares computed styles
 */
export const checkPage = async (
  browser: Browser,
  url: string,
  report: Report,
  checkMore?: (same: Same) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => {
    // React's development build logs a hint about its tools.
    if (!message.text().includes("React DevTools")) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => said.push(`failed: ${request.url()}`));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector('[data-component="Button"]');
      if (button === null) return;
      button.isFirst = true;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  const sent = (await answer?.text()) ?? "";
  const parts = ["Button", "Field", "Combobox", "Dialog"].filter((part) => !sent.includes(`data-component="${part}"`));
  report("Button, Field, Combobox and Dialog are in the page that the server sends", parts.length === 0, `${parts}`);
  const kept = await page
    .locator('[data-component="Button"]')
    .first()
    .evaluate((button) => button.isFirst === true);
  report("the browser takes the server's elements over", kept);

  const same: Same = async (name, selector, property, wanted) => {
    const found = await page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);
    report(`${name} (${property}: ${wanted})`, found === wanted, `found ${found}`);
  };
  await same("Button wears the primary colour", '[data-component="Button"]', "background-color", "rgb(15, 91, 82)");
  await same("Button is 48 px high", '[data-component="Button"]', "min-height", "48px");
  await same("Button has rounded corners", '[data-component="Button"]', "border-top-left-radius", "8px");
  await same("another brand nests, dark", "#other-brand", "background-color", "rgb(143, 166, 230)");
  await same("another brand has its radius", "#other-brand", "border-top-left-radius", "2.72px");
  await same("the page has its ground", "body", "background-color", "rgb(242, 245, 246)");
  await same("the app's own rule wins over the kit's", "#own-rule", "border-top-left-radius", "1px");

  await checkMore?.(same);

  const field = page.getByLabel("Company name");
  report("TextField is found by its label", (await field.count()) === 1);
  await field.fill("Roofs");
  report("TextField takes text", (await field.inputValue()) === "Roofs");
  const hint = await field.evaluate(
    (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  report("TextField's hint is tied to it", hint === "As on the invoice", `found ${hint}`);

  await same("Field is 50 px high", 'input[name="company"]', "block-size", "50px");
  const town = page.getByRole("combobox", { name: "Town" });
  await town.fill("Kr");
  const option = page.getByRole("option", { name: "Krosno" });
  // The list is loaded with the first use of a field.
  await option.waitFor({ timeout: 30_000 }).catch(() => {});
  report("Combobox lists what fits", (await page.getByRole("option").count()) === 2 && (await option.isVisible()));
  await same("Combobox's rows are 48 px high", '[role="option"]', "min-height", "48px");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  report("Combobox takes the chosen one", (await town.inputValue()) === "Krosno", await town.inputValue());

  await page.getByRole("button", { name: "Pressed 0" }).click();
  report("Button can be pressed", await page.getByRole("button", { name: "Pressed 1" }).isVisible());
  await page.getByRole("button", { name: "Open" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep your answers?" });
  report("Dialog opens with its name", await dialog.isVisible());
  await same("Dialog is rounded", "dialog[open]", "border-top-left-radius", "14px");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden", timeout: 3000 }).catch(() => {});
  report("Dialog closes by Escape", !(await dialog.isVisible()));

  report(
    "the brand's font is loaded from the package",
    await page.evaluate(async () => (await document.fonts.load('370 16px "Geologica Variable"', "a")).length > 0),
  );
  report("nothing in the console, under a strict content security policy", said.length === 0, said.join("\n"));
  await page.close();
};
