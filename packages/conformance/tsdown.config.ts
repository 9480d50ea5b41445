import { defineConfig } from "tsdown";

/** The tool with its libraries and the contract, so that npx fetches one package. */
export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  platform: "node",
  target: "node22",
  fixedExtension: true,
  dts: false,
  deps: { alwaysBundle: [/./], onlyBundle: false },
  copy: [{ from: "../../openapi/dist/openapi.json", to: "dist" }],
});
