import { defineConfig } from "vitest/config";
import { define } from "../../.storybook/vite-options.ts";
import { vitestLimits } from "../../test-limits.ts";

export default defineConfig({
  define,
  test: {
    ...vitestLimits,
    name: "configurators",
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
