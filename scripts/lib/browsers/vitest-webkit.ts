import { WebdriverBrowserProvider, webdriverio } from "@vitest/browser-webdriverio";
import type { BrowserCommand, BrowserProviderOption, TestProject } from "vitest/node";
import { openWebKit, showWindow, type WebKit } from "./webkit.ts";

type Target = { selector: string };
type ClickOptions = { position?: { x: number; y: number } };

declare module "vitest/browser" {
  // Vitest's own names of the commands behind a test's click, clear and fill.
  interface BrowserCommands {
    __vitest_click: (target: Target, options?: ClickOptions) => Promise<void>;
    __vitest_clear: (target: Target) => Promise<void>;
    __vitest_fill: (target: Target, text: string) => Promise<void>;
  }
}

/** Tests count the place of a click from the corner of an element, as Playwright does; WebdriverIO counts from its middle. */
const click: BrowserCommand<[target: Target, options?: ClickOptions], Promise<void>> = async (
  { browser },
  { selector },
  { position } = {},
) => {
  const element = browser.$(selector);
  if (!position) return element.click();
  const { width, height } = await element.getSize();

  return element.click({ x: Math.round(position.x - width / 2), y: Math.round(position.y - height / 2) });
};

/** Replaces the text of a field, in the page. */
const replace = (field: HTMLElement, ...[text]: unknown[]): void => {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  document.execCommand(text === "" ? "delete" : "insertText", false, String(text));
};

/** WebDriver empties a field by its value, which React puts back: the new text would come after the old one. */
const fill: BrowserCommand<[target: Target, text: string], Promise<void>> = async ({ browser }, { selector }, text) => {
  const field = browser.$(selector);
  await field.waitForEnabled();
  await field.execute(replace, text);
};

const clear: BrowserCommand<[target: Target], Promise<void>> = (context, target) => fill(context, target, "");

class WebKitProvider extends WebdriverBrowserProvider {
  #opened: Promise<WebKit> | undefined;

  constructor(project: TestProject) {
    super(project, {});
    project.browser?.registerCommand("__vitest_click", click);
    project.browser?.registerCommand("__vitest_fill", fill);
    project.browser?.registerCommand("__vitest_clear", clear);
  }

  override async openBrowser(): Promise<WebdriverIO.Browser> {
    this.#opened ??= openWebKit();
    this.browser = (await this.#opened).browser;

    return this.browser;
  }

  /** The toolbar of the window is no part of the view. */
  override async setViewport({ width, height }: { width: number; height: number }): Promise<void> {
    const { browser } = this;
    if (!browser) throw new Error("WebKit is not open.");
    const toolbar = await browser.execute(() => {
      const { outerHeight, innerHeight } = window.top ?? window;

      return outerHeight - innerHeight;
    });
    await showWindow(browser, { width, height: height + toolbar });
  }

  override async close(): Promise<void> {
    await (await this.#opened)?.close();
  }
}

/** WebKitGTK for Vitest, which calls this engine Safari. */
export const webkit = (): BrowserProviderOption => ({
  ...webdriverio(),
  providerFactory: (project) => new WebKitProvider(project),
});
