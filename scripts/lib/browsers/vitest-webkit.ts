import { WebdriverBrowserProvider, webdriverio } from "@vitest/browser-webdriverio";
import type { BrowserProviderOption } from "vitest/node";
import { openWebKit, type WebKit } from "./webkit.ts";

class WebKitProvider extends WebdriverBrowserProvider {
  #opened: Promise<WebKit> | undefined;

  override async openBrowser(): Promise<WebdriverIO.Browser> {
    this.#opened ??= openWebKit();
    this.browser = (await this.#opened).browser;

    return this.browser;
  }

  override async close(): Promise<void> {
    await (await this.#opened)?.close();
  }
}

/** WebKitGTK for Vitest, which calls this engine Safari. */
export const webkit = (): BrowserProviderOption => ({
  ...webdriverio(),
  providerFactory: (project) => new WebKitProvider(project, {}),
});
