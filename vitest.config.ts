import { defineConfig } from "vitest/config";
import { TEST_TAGS } from "./test-sample.ts";

// Every suite that runs in Node. Components and stories run in a browser: vitest.browser.config.ts.
export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      "packages/*/vitest.config.ts",
      "apps/*/vitest.config.ts",
      "scripts/vitest.config.ts",
      ".storybook/vitest.config.ts",
    ],
  },
});
