import { openWebKit } from "../../../../scripts/lib/webkit.ts";
import { testWithBackend } from "../support/fixtures.ts";
import { storeTokens, tokensOf } from "../support/sign-in.ts";

type Fixtures = {
  /** WebKitGTK by WebDriver: Playwright drives only its own build of WebKit. */
  webkit: WebdriverIO.Browser;
  /** Signs in without the form; gives the token. */
  signIn: (email: string) => Promise<string>;
};

export const test = testWithBackend.extend<Fixtures>({
  webkit: async ({ backend }, use) => {
    const { browser, close } = await openWebKit(backend.url);
    try {
      await browser.setWindowSize(1440, 900);
      await use(browser);
    } finally {
      await close();
    }
  },
  signIn: async ({ webkit, backend }, use) => {
    await use(async (email) => {
      const tokens = await tokensOf(backend, email);
      // A file of the portal's origin whose page starts nothing.
      await webkit.url("/icon.svg");
      await webkit.execute(storeTokens, tokens);

      return tokens.token;
    });
  },
});
