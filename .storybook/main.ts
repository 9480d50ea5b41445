import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { partList } from "./part-list.ts";
import { define, optimizeDeps } from "./vite-options.ts";

const config: StorybookConfig = {
  stories: [
    "./*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/configurators/src/**/*.mdx",
    "../packages/configurators/{src,review}/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  // The tables of props come from the compiler: react-docgen knows the stories' wrappers and no value of a variant.
  typescript: { reactDocgen: false },
  // The search reads headings too, for the page of other names.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), partList()],
      define,
      optimizeDeps,
      build: {
        cssTarget: ["chrome123", "firefox121", "safari17.5"],
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
};

export default config;
