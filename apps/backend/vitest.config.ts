import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";

export default defineConfig({
  test: {
    ...vitestLimits,
    name: "backend",
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    // Files share the loaded modules of their worker: loading them again for each took a quarter of the time.
    isolate: false,
  },
});
