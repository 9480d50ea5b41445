import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/lib/browsers/engines.ts";
import { TEST_LIMIT, WAIT_LIMIT } from "../../test-limits.ts";
import { LONG } from "../../test-sample.ts";
import type { Fixtures as WebKitFixtures } from "./e2e/webkit/fixtures.ts";

/** Journeys in WebKitGTK, which Playwright cannot drive. */
const WEBKIT = "webkit/**/*.spec.ts";
/** What a journey in Chromium checks in more detail. */
const FIREFOX = "firefox/**/*.spec.ts";
const desktop = { width: 1440, height: 900 };
const PHONE_WIDTH = 390;

type Config = PlaywrightTestConfig<Pick<WebKitFixtures, "width">>;

/**
 * The other engines, where the machine has them. What WebDriver BiDi cannot do has the tag @chromium: the body of a
 * request, a change of the preferred motion, a scroll bar that takes no width, keys in a tab behind another one, a call
 * that is held for ever, axe over an open dialog.
 */
const elsewhere = (): NonNullable<Config["projects"]> => {
  const { channel, executablePath } = findFirefox() ?? {};
  const firefox = {
    name: "firefox",
    testMatch: [
      FIREFOX,
      "company/home.spec.ts",
      "projects/{projects,scan,weak-network}.spec.ts",
      "registration/*.spec.ts",
      "session/sign-in.spec.ts",
      "shop/{cart,checkout}.spec.ts",
    ],
    grepInvert: /@chromium/,
    use: {
      browserName: "firefox" as const,
      viewport: desktop,
      // WebDriver BiDi cannot ask for less motion yet; a setting of Firefox can.
      reducedMotion: null,
      ...(channel ? { channel } : {}),
      launchOptions: {
        executablePath,
        // Firefox ends scripts that run for long, which they do on a busy machine.
        firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "dom.max_script_run_time": 0 },
      },
    },
  };

  const webkit = [
    { name: "webkit", testMatch: WEBKIT },
    // At this width its driver does not reach the field of the scan page.
    { name: "webkit-phone", testMatch: WEBKIT, grep: /@phone/, use: { width: PHONE_WIDTH } },
  ];

  return [...(executablePath ? [firefox] : []), ...(findWebKit() ? webkit : [])];
};

/** Journeys against the built portal and the real backend; each worker has a backend and a data folder of its own. */
export default defineConfig<Pick<WebKitFixtures, "width">>({
  testDir: "e2e",
  globalSetup: "./e2e/support/servers/prepare-data.ts",
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than cores: journeys also wait for timers and for the network.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../../.cache/test/journeys.json" }],
  ],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Warsaw",
    reducedMotion: "reduce",
    // Allowed only in journeys about it: with a service worker a journey cannot answer calls in place of the server.
    serviceWorkers: "block",
    // Without these limits a click on a missing element waits until the time of the test is over.
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    screenshot: "only-on-failure",
    // A trace of every journey takes a fifth of the whole time. For one journey: `--trace on`.
    trace: "off",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
  projects: [
    // The normal run opens each journey at one width: on a phone what differs there (@phone). The long run opens each at
    // both, but on a phone not what is about a desktop alone (@desktop).
    {
      name: "desktop",
      testIgnore: [WEBKIT, FIREFOX],
      ...(LONG ? {} : { grepInvert: /@long|@phone/ }),
      use: { viewport: desktop },
    },
    {
      name: "phone",
      testIgnore: [WEBKIT, FIREFOX],
      ...(LONG ? { grepInvert: /@desktop/ } : { grep: /@phone/, grepInvert: /@long/ }),
      use: { viewport: { width: PHONE_WIDTH, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...(LONG ? elsewhere() : []),
  ],
});
