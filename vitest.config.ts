import { defineConfig } from "vitest/config";

// Every suite that runs in Node. Components and stories run in a browser: vitest.browser.config.ts.
export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.config.ts",
      "apps/*/vitest.config.ts",
      "scripts/vitest.config.ts",
      ".storybook/vitest.config.ts",
    ],
  },
});
