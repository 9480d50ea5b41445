import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messages } from "./build/messages-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), messages()],
  resolve: {
    // Messages are compiled at build; while developing, a new message's default text has to be parsed.
    alias:
      command === "build"
        ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" }]
        : [],
  },
  optimizeDeps: {
    include: ["@vanilla-extract/recipes/createRuntimeFn", "@vanilla-extract/sprinkles/createRuntimeSprinkles"],
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: process.env["BACKEND_URL"] ?? "http://localhost:3000" } },
  },
}));
