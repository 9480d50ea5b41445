import { artworkConstants } from "../packages/configurators/scripts/artwork-date.ts";

/** Constants of the stories. */
export const define = artworkConstants();

/**
 * Every package that a story or test reaches, found before the first page load: a package met later makes Vite
 * optimise again and reload, which breaks a test run on a cold cache.
 */
export const optimizeDeps = {
  include: [
    "@cantoo/pdf-lib",
    "@storybook/addon-docs",
    "@storybook/react-vite",
    "@tanstack/react-table",
    "@tanstack/react-virtual",
    "@vanilla-extract/recipes/createRuntimeFn",
    "@vanilla-extract/sprinkles/createRuntimeSprinkles",
    "axe-core",
    "downshift",
    "geotiff",
    "jsqr",
    "lucide-react",
    "pdfjs-dist/legacy/build/pdf.mjs",
    "pdfjs-dist/legacy/build/pdf.worker.mjs",
    "pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs",
    "qr",
    "radix-ui/avatar",
    "radix-ui/context-menu",
    "radix-ui/dropdown-menu",
    "radix-ui/hover-card",
    "radix-ui/popover",
    "radix-ui/progress",
    "radix-ui/slider",
    "radix-ui/slot",
    "radix-ui/tabs",
    "radix-ui/toast",
    "radix-ui/toolbar",
    "radix-ui/tooltip",
    "react",
    "react-day-picker",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react-hook-form",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "saxes",
    "storybook/test",
    "svgpath",
    "tabbable",
    "vitest-browser-react",
    "zod",
  ],
};
