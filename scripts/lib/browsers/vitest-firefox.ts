import { playwright, PlaywrightBrowserProvider, type PlaywrightProviderOptions } from "@vitest/browser-playwright";
import type { BrowserProviderOption } from "vitest/node";

class FirefoxProvider extends PlaywrightBrowserProvider {
  /** Vitest finds the tests' frame by its name, which WebDriver BiDi does not always know. */
  override getCommandsContext(sessionId: string) {
    const { page, context, iframe } = super.getCommandsContext(sessionId);
    const frame = async () => {
      const element = await page.waitForSelector('iframe[data-vitest="true"]', { state: "attached" });
      const content = await element.contentFrame();
      if (content === null) throw new Error("The frame of the tests has no content");

      return content;
    };

    return { page, context, frame, iframe };
  }
}

/** Firefox for Vitest, by WebDriver BiDi where it is not Playwright's own. */
export const firefox = (options: PlaywrightProviderOptions): BrowserProviderOption => ({
  ...playwright(options),
  providerFactory: (project) => new FirefoxProvider(project, options),
});
