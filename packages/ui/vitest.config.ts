import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";

// What needs no browser: tokens, words, server rendering of plain functions. Components: vitest.browser.config.ts.
export default defineConfig({
  test: {
    ...vitestLimits,
    name: "ui",
    environment: "node",
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
  },
});
