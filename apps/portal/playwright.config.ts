import { defineConfig } from "@playwright/test";
import { TEST_LIMIT, WAIT_LIMIT } from "../../test-limits.ts";
import { LONG } from "../../test-sample.ts";

/** Journeys against the built portal and the real backend; each worker has a backend and a data folder of its own. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/prepare-data.ts",
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
    // Only the journeys about it: with a service worker a journey cannot answer calls itself.
    serviceWorkers: "block",
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
      ...(LONG ? {} : { grepInvert: /@long|@phone/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      ...(LONG ? { grepInvert: /@desktop/ } : { grep: /@phone/, grepInvert: /@long/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
