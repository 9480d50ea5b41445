import "../packages/ui/src/styles/reset.css.ts";
import "../packages/ui/src/themes/lucarne.css.ts";
import "../packages/ui/src/themes/stairwell.css.ts";
import "../packages/ui/src/themes/wireframe.css.ts";
import type { Preview } from "@storybook/react-vite";
import { uiLanguages } from "../packages/ui/src/strings/types.ts";
import { loadWords, withSurroundings } from "./surroundings.tsx";

const ownName = (tag: string) => new Intl.DisplayNames([tag], { type: "language" }).of(tag.slice(0, 2)) ?? tag;

const preview: Preview = {
  loaders: [loadWords],
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
        items: [
          { value: "lucarne", title: "Lucarne" },
          { value: "stairwell", title: "Stairwell" },
          { value: "wireframe", title: "Wireframe" },
        ],
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
    layout: "padded",
    options: { storySort: { order: ["Start", "Tokens", "Layout", "Components", "*"] } },
  },
};

export default preview;
