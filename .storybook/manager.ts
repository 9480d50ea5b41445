import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { hasPanel } from "./panel.ts";

addons.setConfig({
  // One list in the order of `storySort`: pages without a folder would come before all folders.
  sidebar: { showRoots: false },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && hasPanel(storyId) },
  theme: create({
    base: "light",
    brandTitle: "Lucarne",
    colorPrimary: "#0F5B52",
    colorSecondary: "#0F5B52",
    fontBase: '"Geologica Variable", system-ui, sans-serif',
  }),
});
