import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "portal-art", environment: "node", include: ["src/**/*.test.ts"] },
});
