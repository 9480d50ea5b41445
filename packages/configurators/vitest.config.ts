import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "configurators",
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
