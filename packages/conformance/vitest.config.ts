import { defineConfig } from "vitest/config";
import { nodeTests } from "../../test-limits.ts";

export default defineConfig({
  test: { ...nodeTests, name: "conformance", include: ["src/**/*.test.ts"] },
});
