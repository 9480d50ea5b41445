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

/**
 * Pictures of the stories, in the kit's folder. Edges of letters and curves may differ by a shade; a part that moved,
 * grew or changed its colour may not.
 */
const pictures = {
  comparatorName: "pixelmatch" as const,
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
  resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    path.join(root, "packages/ui/pictures", `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    path.join(root, ".cache/pictures", `${arg}${ext}`),
};

/** Every story is drawn, its play function run, and axe asked in every brand, light and dark, and its picture compared. */
const stories = (): TestProjectConfiguration => ({
  root: here,
  cacheDir: "node_modules/.cache/vitest-stories",
  plugins: [storybookTest({ configDir: path.join(here, ".storybook"), disableAddonDocs: true })],
  optimizeDeps,
  test: {
    name: "stories",
    isolate: false,
    setupFiles: [".storybook/vitest.setup.ts"],
    provide: { everyTheme: Boolean(process.env["TEST_LONG"]) },
    browser: { ...browser(), expect: { toMatchScreenshot: pictures } },
  },
});

export default defineConfig({
  test: { projects: [components(), stories()], reporters: ["dot"] },
});
