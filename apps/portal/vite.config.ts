import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress-plugin.ts";
import { messages } from "./build/messages-plugin.ts";
import { preloadTable } from "./build/preload-plugin.ts";
import { stripDefaultMessages } from "./build/strip-default-messages.ts";

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), messages(), stripDefaultMessages(), preloadTable(), compress()],
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
    // Fonts and small pictures stay files of their own: the policy allows no data fonts, and they are cached apart.
    assetsInlineLimit: 0,
    // Every browser that this is built for knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          // Libraries change less often than the portal: their chunks outlive its releases in the browser's cache.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: "libraries",
              test: /node_modules[\\/](react-router|@tanstack|react-intl|intl-messageformat|@formatjs|openapi-fetch|cookie)[\\/]/,
              priority: 1,
            },
            // Small pieces that several early screens share: each file of its own would cost more in headers than in words.
            {
              name: "early",
              test: /apps[\\/]portal[\\/]src[\\/](app[\\/](layouts[\\/](anonymous|language)|redirect)|shared[\\/](errors|artwork|codes[\\/](?!email)|countries[\\/](?!region-slug)|phone|forms[\\/](use-passing|is-email)|club-name|frame[\\/](anonymous|language))|platform[\\/](intl|storage[\\/](?!parse-stored)|session[\\/](?!use-session-expiry)|log))|packages[\\/]ui[\\/]src[\\/]generated[\\/]strings[\\/]formats|lucide-react[\\/].*[\\/]arrow-left\./,
            },
            // Sign-in draws these and little else beyond what is early.
            {
              name: "fields",
              test: /packages[\\/]ui[\\/]src[\\/]components[\\/](split-screen|text-field|phone-field)[\\/]/,
            },
            // The parts of the kit that most pages draw, in one file instead of a dozen small ones.
            { name: "kit", test: /packages[\\/]ui[\\/]src[\\/](?!strings|generated|themes)/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: ["@vanilla-extract/recipes/createRuntimeFn", "@vanilla-extract/sprinkles/createRuntimeSprinkles"],
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: process.env["BACKEND_URL"] ?? "http://localhost:3000" } },
  },
}));
