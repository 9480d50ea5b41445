import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";

/** `…/src/form/parts/form.css.ts.vanilla.css` → `form/parts/form.css`, beside its module. */
const sheetName = (path: string) => path.replace(/^.*\bsrc\//, "").replace(/\.css\.ts\.vanilla\.css$/, ".css");

/**
 * One module per source file, so that an app loads only what it imports: a backend that lays out artwork loads neither
 * React nor the form. No file is named `*.css.js`, because an app's own vanilla-extract would compile it again.
 */
export default defineConfig({
  entry: [
    "src/{artwork,products,render}/**/*.{ts,tsx}",
    "src/form/{index,logo-reader}.ts",
    "src/form/words/load.ts",
    "!src/products/samples/**",
    "!src/**/*.{test,stories}.*",
  ],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `lc-${hash}` })],
  outputOptions: {
    entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, ".styles")}.js`,
    assetFileNames: (asset) => sheetName(asset.originalFileNames[0] ?? asset.names[0] ?? "sheet.css"),
  },
});
