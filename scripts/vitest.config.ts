import { defineConfig } from "vitest/config";
import { vitestLimits } from "../test-limits.ts";

export default defineConfig({
  test: { ...vitestLimits, name: "scripts", include: ["**/*.test.mjs", "**/*.test.ts"], environment: "node" },
});
