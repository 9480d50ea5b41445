import { defineConfig } from "vitest/config";
import { nodeTests } from "../../test-limits.ts";

// What needs no browser: tokens, words, server rendering of plain functions. Components: vitest.browser.config.ts.
export default defineConfig({
  test: {
    ...nodeTests,
    name: "ui",
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
  },
});
