import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { optimizeDeps } from "./.storybook/vite-options.ts";

const here = import.meta.dirname;

/** A new object for each project: Vitest mixes up projects that share one. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--font-render-hinting=none"],
    },
    contextOptions: { reducedMotion: "reduce", locale: "en-GB" },
  }),
  viewport: { width: 1080, height: 800 },
  instances: [{ browser: "chromium" as const }],
});

/** Tests beside the components: behaviour, keys, names. */
const components = (): TestProjectConfiguration => ({
  root: here,
  cacheDir: "node_modules/.cache/vitest-components",
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps,
  test: {
    name: "components",
    include: ["packages/{ui,configurators}/src/**/*.test.tsx", ".storybook/*.browser.test.tsx"],
    setupFiles: ["packages/ui/src/testing/setup.ts"],
    browser: browser(),
  },
});

/** Every story is drawn, its play function run, and axe asked in both brands, light and dark. */
const stories = (): TestProjectConfiguration => ({
  root: here,
  cacheDir: "node_modules/.cache/vitest-stories",
  plugins: [storybookTest({ configDir: path.join(here, ".storybook"), disableAddonDocs: true })],
  optimizeDeps,
  test: {
    name: "stories",
    isolate: false,
    setupFiles: [".storybook/vitest.setup.ts"],
    browser: browser(),
  },
});

export default defineConfig({
  test: { projects: [components(), stories()], reporters: ["dot"] },
});
