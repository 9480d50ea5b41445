import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";

export default defineConfig({
  test: {
    ...vitestLimits,
    name: "configurators",
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
