import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";

/**
 * One module per source file, so that an app takes only what it imports, each with its own compiled sheet.
 * vanilla-extract's small runtimes are packed as `vendor/` (npm packs no `node_modules`), and no file is named
 * `*.css.js`, which an app's own vanilla-extract would compile a second time.
 */
export default defineConfig({
  entry: [
    "src/components/*/index.ts",
    "src/layout/index.ts",
    "src/tokens/index.ts",
    "src/themes/{lucarne,stairwell}.css.ts",
    "src/styles/reset.css.ts",
    "src/strings/*.ts",
    "!src/**/*.test.*",
  ],
  format: "esm",
  platform: "browser",
  target: "es2022",
  unbundle: true,
  dts: true,
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash, debugId }) => `lu-${debugId ? `${debugId}-` : ""}${hash}` })],
  outputOptions: {
    entryFileNames: (chunk) =>
      `${chunk.name
        .replace(/^.*node_modules\//, "vendor/")
        .replace(/\.css$/, ".styles")
        .replace(/\.css\.ts\.vanilla$/, ".vanilla")}.js`,
  },
});
