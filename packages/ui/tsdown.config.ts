import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig, type Rolldown } from "tsdown";

/** `…/src/components/button/button.css.ts.vanilla.css` → `components/button/button.css`, beside the module that uses it. */
const sheetName = (path: string) => path.replace(/^.*\bsrc\//, "").replace(/\.css\.ts\.vanilla\.css$/, ".css");

/** Hooks, context, event handlers, and functions given to another component: a server component can pass none. */
const usesTheClient =
  /\bimport \{[^}]*\b(?:use|use[A-Z]\w*|createContext)\b[^}]*\} from|\bon[A-Z]\w+(?::|,| =)|\b\w+: (?:\([^()]*\)|\w+) =>/;

/** An icon is passed as a component, and a server component can pass only components of the client. */
const areIcons = /^components\/icons\/index\.js$/;

/**
 * Marks modules that cannot run as React server components. The build does it, so that no component can forget it.
 */
const clientMark = (): Rolldown.Plugin => ({
  name: "use-client",
  renderChunk(code, chunk) {
    const component = /^(?:components|layout|internal)\/.*(?<!\.styles|\/index)\.js$/.test(chunk.fileName);
    const needsClient = component ? usesTheClient.test(code) : areIcons.test(chunk.fileName);
    if (!needsClient || code.startsWith('"use client"')) return null;
    return { code: `"use client";\n${code}`, map: null };
  },
});

/**
 * One module per source file, so that an app loads only what it imports, each with its own compiled sheet.
 * vanilla-extract's small runtimes are packed as `vendor/` (npm packs no `node_modules`), and no file is named
 * `*.css.js`, which an app's own vanilla-extract would compile a second time. Class names are short (a tenth of a
 * screen's bytes); `data-component` names each part in the page.
 */
export default defineConfig({
  entry: [
    "src/components/*/index.ts",
    "src/layout/index.ts",
    "src/tokens/index.ts",
    "src/themes/{lucarne,stairwell,wireframe}.css.ts",
    "src/styles/reset.css.ts",
    "src/strings/*.ts",
    "src/generated/strings/??.ts",
    "!src/**/*.test.*",
  ],
  format: "esm",
  platform: "browser",
  target: "es2022",
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  // The app's bundler sets it; here it would become "production".
  define: { "process.env.NODE_ENV": "process.env.NODE_ENV" },
  deps: { onlyBundle: false },
  // An inlined class name would leave a bare import of its styles, which an app's bundler may drop with the sheet.
  inputOptions: { optimization: { inlineConst: false } },
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `lu-${hash}` }), clientMark()],
  outputOptions: {
    entryFileNames: (chunk) => `${chunk.name.replace(/^.*node_modules\//, "vendor/").replace(/\.css$/, ".styles")}.js`,
    assetFileNames: (asset) => sheetName(asset.originalFileNames[0] ?? asset.names[0] ?? "sheet.css"),
  },
});
