import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { nodeTests } from "../test-limits.ts";
import { define } from "./vite-options.ts";

// Stories on a server. In a browser they run by ../vitest.browser.config.ts.
export default defineConfig({
  root: import.meta.dirname,
  define,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...nodeTests,
    name: "server",
    include: ["tests/*.test.{ts,tsx}"],
    exclude: ["tests/*.browser.test.tsx"],
  },
});
