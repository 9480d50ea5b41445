import { defineConfig } from "vitest/config";
import { nodeTests } from "../test-limits.ts";

export default defineConfig({
  test: { ...nodeTests, name: "scripts", include: ["**/*.test.ts"] },
});
