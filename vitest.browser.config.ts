import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { messages } from "./apps/portal/build/messages/messages-plugin.ts";
import { define as settings, optimizeDeps } from "./.storybook/vite-options.ts";
import { findFirefox, findWebKit } from "./scripts/lib/browsers/engines.ts";
import { findChromium } from "./scripts/lib/browsers/chromium.ts";
import { findPinnedChromium, PINNED_MAJOR } from "./scripts/lib/browsers/pinned-chromium.ts";
import { firefox } from "./scripts/lib/browsers/vitest-firefox.ts";
import { webkit } from "./scripts/lib/browsers/vitest-webkit.ts";
import { TEST_LIMIT, vitestLimits, WAIT_LIMIT } from "./test-limits.ts";
import { LONG, TEST_TAGS } from "./test-sample.ts";

const here = import.meta.dirname;
const define = { ...settings, TEST_LONG: JSON.stringify(LONG) };
const say = (line: string) => process.stderr.write(`${line}\n`);

/** A new object for each project: Vitest mixes up projects that share one. */
const inEveryEngine = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1080, height: 800 },
  // Two projects start their browsers at once, which takes over a minute where other work keeps the cores busy.
  connectTimeout: TEST_LIMIT,
});
const contextOptions = { locale: "en-GB" };

const browser = (executablePath: string) => ({
  ...inEveryEngine(),
  provider: playwright({
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--font-render-hinting=none"],
    },
    contextOptions: { ...contextOptions, reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
});

const inFirefox = (program: NonNullable<ReturnType<typeof findFirefox>>) => ({
  ...inEveryEngine(),
  provider: firefox({
    // WebDriver BiDi cannot ask for less motion yet; a setting of Firefox can.
    launchOptions: { ...program, firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } },
    contextOptions: { ...contextOptions, reducedMotion: null },
  }),
  // One file at a time: of the first two, in two pages of one browser, one sometimes never ends.
  instances: [{ browser: "firefox" as const, fileParallelism: false }],
});

const inWebKit = () => ({
  ...inEveryEngine(),
  // A step of its trace names the found element, and none can be found where a test waits until it is gone.
  traceView: false,
  provider: webkit(),
  instances: [{ browser: "safari" as const }],
});

const COMPONENT_TESTS = ["packages/{ui,configurators}/{src,review}/**/*.test.tsx"];
const testsOf = (parts: readonly string[]) =>
  parts.map((part) => `packages/ui/src/components/${part}/${part}.test.tsx`);
/**
 * Keyboard tables and overlays, where engines differ most. Left out are tests of what their drivers lack: the context-menu
 * key, a window that has the focus when a text is left, another preferred motion.
 */
const IN_FIREFOX = testsOf([
  "accordion",
  "alert-dialog",
  "app-frame",
  "breadcrumbs",
  "checkbox-group",
  "combobox",
  "command-palette",
  "date-field",
  "date-range-field",
  "dialog",
  "drawer",
  "hero-slider",
  "hover-card",
  "menu",
  "multi-select",
  "popover",
  "quantity",
  "radio-group",
  "search-select",
  "segmented-control",
  "select-field",
  "sheet",
  "slider",
  "stepper-form",
  "switch",
  "tabs",
  "toast",
  "toolbar",
  "tooltip",
]);
/** The same in WebKit. */
const IN_WEBKIT = testsOf([
  "accordion",
  "alert-dialog",
  "checkbox-group",
  "combobox",
  "date-field",
  "date-range-field",
  "dialog",
  "drawer",
  "hover-card",
  "menu",
  "multi-select",
  "popover",
  "quantity",
  "search-select",
  "select-field",
  "sheet",
  "slider",
  "switch",
  "table",
  "tabs",
  "toast",
  "toolbar",
]);

/** Tests beside the components: behaviour, keys, names. */
const components = (name: string, browser: BrowserConfigOptions, include: string[]): TestProjectConfiguration => ({
  root: here,
  cacheDir: `node_modules/.cache/vitest-${name}`,
  define,
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps,
  test: {
    ...vitestLimits,
    name,
    include,
    setupFiles: ["packages/ui/src/testing/setup.ts"],
    browser,
  },
});

/** A part of these tests in the other engines, where the machine has them. */
const componentsElsewhere = (): TestProjectConfiguration[] => {
  const program = findFirefox();

  return [
    ...(program ? [components("components-firefox", inFirefox(program), IN_FIREFOX)] : []),
    ...(findWebKit() ? [components("components-webkit", inWebKit(), IN_WEBKIT)] : []),
  ];
};

/**
 * Pictures of the stories, in the kit's folder. Edges of letters and curves may differ by a shade, because processors
 * round differently; a part that moved, grew or changed its colour may not.
 */
const pictures = {
  timeout: WAIT_LIMIT,
  comparatorName: "pixelmatch" as const,
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
  resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    path.join(root, "packages/ui/pictures", `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    path.join(root, ".cache/pictures", `${arg}${ext}`),
};

/** Each story is drawn, its play function runs, axe checks it, and it is compared with its picture. */
const stories = (): TestProjectConfiguration => ({
  root: here,
  cacheDir: "node_modules/.cache/vitest-stories",
  define,
  plugins: [
    storybookTest({
      configDir: path.join(here, ".storybook"),
      disableAddonDocs: true,
      tags: { exclude: LONG ? [] : ["long"] },
    }),
  ],
  optimizeDeps,
  test: {
    ...vitestLimits,
    name: "stories",
    isolate: false,
    setupFiles: [".storybook/vitest.setup.ts"],
    provide: {
      picturesBy: PINNED_MAJOR,
      withoutPictures: Boolean(process.env["WITHOUT_PICTURES"]),
    },
    // CHROMIUM_PATH is ignored here: pictures are compared in the browser that drew them.
    browser: { ...browser(findPinnedChromium(say) ?? findChromium(say)), expect: { toMatchScreenshot: pictures } },
  },
});

/** Screens of the portal in states that journeys reach with difficulty, against a stub that keeps the contract. */
const screens = (): TestProjectConfiguration => ({
  root: path.join(here, "apps/portal"),
  cacheDir: path.join(here, "node_modules/.cache/vitest-screens"),
  define: { TEST_LONG: JSON.stringify(LONG) },
  plugins: [react(), vanillaExtractPlugin(), messages()],
  optimizeDeps: {
    entries: [
      "src/app/main.tsx",
      "src/features/scan/camera/read/decode-worker.ts",
      "src/shared/designs/logo-worker.ts",
      "src/**/*.test.tsx",
    ],
    include: [
      "@lucarne/ui > @vanilla-extract/recipes/createRuntimeFn",
      "@lucarne/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles",
    ],
  },
  test: {
    ...vitestLimits,
    name: "screens",
    // Files share the page and the loaded modules of their worker: loading the whole portal again for each took a third of
    // the time. `renderScreen` leaves nothing of a test behind.
    isolate: false,
    include: ["src/**/*.test.tsx"],
    setupFiles: ["src/testing/setup.ts"],
    browser: browser(findChromium(say)),
  },
});

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      components("components", browser(findChromium(say)), [...COMPONENT_TESTS, ".storybook/tests/*.browser.test.tsx"]),
      ...componentsElsewhere(),
      stories(),
      screens(),
    ],
    reporters: ["dot"],
  },
});
