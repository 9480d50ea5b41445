import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunks.ts";
import { compress } from "./build/compress-plugin.ts";
import { messages } from "./build/messages/messages-plugin.ts";
import { preloadTable } from "./build/preload-plugin.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { stripDefaultMessages } from "./build/messages/strip-default-messages.ts";
import { buildTarget } from "../../scripts/lib/browsers/supported-browsers.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    messages(),
    stripDefaultMessages(),
    // Code that only the build runs has no files for browsers.
    ...(isSsrBuild ? [] : [preloadTable(), serviceWorker(import.meta.dirname), compress()]),
  ],
  resolve: {
    // Messages are compiled at build; while developing, a new message's default text has to be parsed.
    alias:
      command === "build"
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
            },
          ]
        : [],
  },
  build: {
    target: buildTarget,
    // Fonts and small pictures stay files of their own: the policy allows no data fonts, and they are cached apart.
    assetsInlineLimit: 0,
    // Safari before 17 ignores modulepreload and loads the files one after the other.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            // A first view names some 400 files, and a hash does not compress: seven characters tell versions apart.
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
          },
    },
  },
  // A worker may load parts on demand.
  worker: { format: "es" },
  optimizeDeps: {
    include: ["@vanilla-extract/recipes/createRuntimeFn", "@vanilla-extract/sprinkles/createRuntimeSprinkles"],
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: process.env["BACKEND_URL"] ?? "http://localhost:3000" } },
  },
}));
