import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { TEST_LIMIT } from "../../../../test-limits.ts";
import { Backend } from "./servers/backend.ts";
import { PEOPLE } from "./steps/people.ts";
import { signIn } from "./steps/sign-in.ts";

/** One page load's faults: what the console said, which policy was broken, which call failed unforeseen. */
type Faults = { allow(pattern: RegExp): void };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
type WorkerFixtures = { installerState: StorageState };
type TestFixtures = { faults: Faults; axe: (page: Page, state: string, without?: string[]) => Promise<void> };

/** Chromium's own line for a status that the journey causes; the journey checks the message on the screen. */
const EXPECTED = [
  /^Failed to load resource: the server responded with a status of (401|404|406|409|422|503)/,
  // Only the journeys without a network let the service worker run.
  /^Service Worker registration blocked by Playwright/,
];

declare global {
  /** Reports a violation of the content policy to the journey. */
  var __policyViolation: (text: string) => Promise<void>;
}

/** Firefox reports a font whose page was left while it was loaded (NS_BINDING_ABORTED). */
const ABORTED_FONT = /^download failed \(font-family: .*status=2152398850/;

const watch = async (context: BrowserContext, found: string[]): Promise<void> => {
  await context.exposeBinding("__policyViolation", (_source, text: string) => {
    found.push(`policy violation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      void __policyViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!EXPECTED.some((pattern) => pattern.test(message.text())))
      found.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!ABORTED_FONT.test(message)) found.push(`uncaught: ${message}`);
  });
};

/** `backend` is this worker's own: a real database, seeded. */
export const testWithBackend = base.extend<object, { backend: Backend }>({
  backend: [
    async ({ playwright: _playwright }, use) => {
      const backend = await Backend.start();
      await use(backend);
      await backend.stop();
    },
    { scope: "worker", timeout: TEST_LIMIT },
  ],
});

/** Journeys: `page` fails its test on any console message, uncaught error or violation of the content security policy. */
export const test = testWithBackend.extend<TestFixtures, WorkerFixtures>({
  // One sign-in for all journeys that begin signed in: an account gets five codes an hour.
  installerState: [
    async ({ browser, backend }, use) => {
      const context = await browser.newContext({ baseURL: backend.url, viewport: { width: 1440, height: 900 } });
      await signIn(await context.newPage(), backend, PEOPLE.installer.email);
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: "worker", timeout: TEST_LIMIT },
  ],
  baseURL: async ({ backend }, use) => use(backend.url),
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, found);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  axe: async ({ browserName: _browserName }, use) => {
    await use(async (page, state, without = []) => {
      // Colours between light and dark belong to neither. An animation that follows scrolling never ends.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map((animation) => animation.finished.catch(() => undefined)),
        ).then(() => undefined),
      );
      const { violations } = await new AxeBuilder({ page })
        .options({
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          // Marked as experimental: an accessible name contains the visible text (WCAG 2.5.3).
          rules: { "label-content-name-mismatch": { enabled: true } },
        })
        .disableRules(without)
        .analyze();
      const lines = violations.map(
        (found) => `${found.id}: ${found.help} (${found.nodes.map((node) => node.target.join(" ")).join("; ")})`,
      );
      expect(lines, `axe on ${state}`).toEqual([]);
    });
  },
});

/** A journey that begins signed in as the installer of the screenshots; it must leave the session alive. */
export const signedIn = test.extend({ storageState: ({ installerState }, use) => use(installerState) });

export { expect };
