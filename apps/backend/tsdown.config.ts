import path from "node:path";
import { defineConfig } from "tsdown";

import { PROGRAMS } from "./src/kernel/program-files.ts";

const programs = Object.entries(PROGRAMS).map(([name, file]) => [name, path.join("src", file)] as const);

/**
 * The backend that `npm start` runs: the sources and their libraries as a few files, because Node.js needs longer to find
 * and read two thousand modules than to run them. Libraries with files of their own stay outside: machine code and
 * WebAssembly.
 */
export default defineConfig({
  entry: {
    main: "src/main.ts",
    run: "src/runtime/run.ts",
    operator: "../../scripts/operator.ts",
    drill: "../../scripts/drill.ts",
    ...Object.fromEntries(programs),
  },
  outDir: "dist/bundle",
  format: "esm",
  platform: "node",
  target: "node24",
  fixedExtension: true,
  dts: false,
  deps: {
    alwaysBundle: [/./],
    neverBundle: ["sharp", "wawoff2", "@electric-sql/pglite", "pg-native"],
    onlyBundle: false,
  },
});
