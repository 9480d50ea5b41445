import { defineConfig } from "vitest/config";

// What needs no browser: tokens, words, server rendering of plain functions. Components: vitest.browser.config.ts.
export default defineConfig({
  test: {
    name: "ui",
    environment: "node",
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
  },
});
