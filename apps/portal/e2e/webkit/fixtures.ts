import { openWebKit, showWindow } from "../../../../scripts/lib/browsers/webkit.ts";
import { testWithBackend } from "../support/fixtures.ts";
import { storeTokens, tokensOf } from "../support/steps/sign-in.ts";
import { WeakNetwork } from "../support/network/weak-network.ts";

export type Fixtures = {
  /** The width of the window, in px. */
  width: number;
  /** A network in front of the backend, with an address of its own. */
  network: WeakNetwork;
  /** WebKitGTK by WebDriver: Playwright drives only its own build of WebKit. */
  webkit: WebdriverIO.Browser;
  /** Signs in without the form, at the backend or at an address in front of it; gives the token. */
  signIn: (email: string, at?: string) => Promise<string>;
};

export const test = testWithBackend.extend<Fixtures>({
  width: [1440, { option: true }],
  network: async ({ backend }, use) => {
    const network = await WeakNetwork.start(backend.url);
    await use(network);
    await network.stop();
  },
  webkit: async ({ backend, width }, use) => {
    const { browser, close } = await openWebKit(backend.url);
    try {
      await showWindow(browser, { width, height: 900 });
      await use(browser);
    } finally {
      await close();
    }
  },
  signIn: async ({ webkit, backend }, use) => {
    await use(async (email, at = "") => {
      const tokens = await tokensOf(backend, email);
      // A file of the portal's origin whose page starts nothing.
      await webkit.url(`${at}/icon.svg`);
      await webkit.execute(storeTokens, tokens);

      return tokens.token;
    });
  },
});
