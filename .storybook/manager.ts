import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Lucarne UI kit",
    colorPrimary: "#0F5B52",
    colorSecondary: "#0F5B52",
    fontBase: '"Geologica Variable", system-ui, sans-serif',
  }),
});
