import { styleVariants } from "@vanilla-extract/css";
import { layers } from "../../styles/layers.css.ts";
import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

export const link = componentRecipe({
  base: {
    borderRadius: vars.radius.pane,
    textUnderlineOffset: "0.28em",
    textDecorationThickness: "1.5px",
    transition: `color ${vars.duration.quick} ${vars.easing.standard}`,
  },
  variants: {
    tone: {
      link: { color: vars.color.link, selectors: { "&:hover": { color: vars.color.primaryHover } } },
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted, selectors: { "&:hover": { color: vars.color.text } } },
      negative: { color: vars.color.negative, selectors: { "&:hover": { color: vars.color.negativeHover } } },
      onBrand: { color: vars.color.textOnBrand },
      inherit: { color: "inherit" },
    },
    underline: {
      always: { textDecorationLine: "underline" },
      hover: { textDecorationLine: "none", selectors: { "&:hover": { textDecorationLine: "underline" } } },
    },
    icon: { true: { display: "inline-flex", alignItems: "center", gap: vars.space.xsmall } },
    standalone: { true: { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target } },
  },
});

export const weight = styleVariants(vars.weight, (fontWeight) => ({
  "@layer": { [layers.components]: { fontWeight } },
}));
