import { defineConfig } from "vitest/config";
import { nodeTests } from "../../test-limits.ts";

export default defineConfig({
  test: {
    ...nodeTests,
    name: "backend",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
  },
});
