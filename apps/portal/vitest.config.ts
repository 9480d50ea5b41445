import { defineConfig } from "vitest/config";
import { messages } from "./build/messages-plugin.ts";

export default defineConfig({
  plugins: [messages()],
  test: { name: "portal", include: ["{src,build}/**/*.test.{ts,tsx}"], environment: "node" },
});
