import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";

export default defineConfig({
  test: { ...vitestLimits, name: "api-client", environment: "node", include: ["src/**/*.test.ts"] },
});
