import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";
import { messages } from "./build/messages-plugin.ts";

export default defineConfig({
  plugins: [messages()],
  test: { ...vitestLimits, name: "portal", include: ["{src,build}/**/*.test.ts"], environment: "node" },
});
