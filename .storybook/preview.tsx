import "../packages/ui/src/styles/reset.css.ts";
import "../packages/ui/src/themes/lucarne.css.ts";
import "../packages/ui/src/themes/stairwell.css.ts";
import "../packages/ui/src/themes/wireframe.css.ts";
import "../packages/ui/src/docs/harbour.css";
import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { removeToast, shownToasts } from "../packages/ui/src/components/toast/toast-store.ts";
import { uiLanguages } from "../packages/ui/src/strings/types.ts";
import { SCREENS } from "./screens.ts";
import { loadWords, withSurroundings } from "./surroundings.tsx";
import { BRANDS } from "./themes.ts";

const ownName = (tag: string) => new Intl.DisplayNames([tag], { type: "language" }).of(tag.slice(0, 2)) ?? tag;

// Fetched by pages of documents alone: tests have none.
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** Stories of a file are drawn in one page: a story would show the toasts of the one before. */
const removeToasts = (): void => {
  for (const { id } of shownToasts()) removeToast(id);
};

const preview: Preview = {
  loaders: [loadWords],
  beforeEach: removeToasts,
  decorators: [withSurroundings],
  tags: ["autodocs"],
  initialGlobals: { brand: "lucarne", scheme: "light", language: "en", direction: "ltr" },
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        dynamicTitle: true,
        items: BRANDS.map((value) => ({ value, title: value.replace(/^./, (letter) => letter.toUpperCase()) })),
      },
    },
    scheme: {
      description: "Light or dark",
      toolbar: {
        title: "Scheme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
          { value: "auto", title: "As the system", icon: "browser" },
        ],
      },
    },
    language: {
      description: "Language of the kit's own words",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          ...uiLanguages.map((value) => ({ value, title: ownName(value === "sr" ? "sr-Latn" : value) })),
          { value: "pseudo", title: "Pseudo, 40 % longer" },
        ],
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    layout: "padded",
    viewport: {
      options: {
        phone: {
          name: "Phone",
          type: "mobile",
          styles: { width: `${SCREENS.phone.width}px`, height: `${SCREENS.phone.height}px` },
        },
      },
    },
    options: {
      storySort: {
        order: [
          "For marketing",
          "Configurators",
          ["Review", "All artworks", "Covers", "Flyer", "*", "Forms", "A seventh product"],
          "Start",
          "Your own brand",
          "Playground",
          "Recipes",
          "Other languages",
          "Other names",
          "Tokens",
          "Layout",
          "Components",
          "*",
        ],
      },
    },
  },
};

export default preview;
