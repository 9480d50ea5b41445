import { defineConfig } from "vitest/config";
import { nodeTests } from "../../test-limits.ts";
import { messages } from "./build/messages/messages-plugin.ts";

export default defineConfig({
  plugins: [messages()],
  test: { ...nodeTests, name: "portal", include: ["{src,build}/**/*.test.ts"] },
});
