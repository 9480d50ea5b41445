import { styleVariants } from "@vanilla-extract/css";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { layers } from "../../styles/layers.css.ts";
import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

const tones = {
  default: vars.color.text,
  muted: vars.color.textMuted,
  subtle: vars.color.textSubtle,
  positive: vars.color.positive,
  negative: vars.color.negative,
  warning: vars.color.warning,
  info: vars.color.info,
  accent: vars.color.accent,
  link: vars.color.link,
  onBrand: vars.color.textOnBrand,
  onBrandMuted: vars.color.textOnBrandMuted,
};

const sizes = {
  body: typeStyle("body"),
  small: typeStyle("small"),
  label: typeStyle("label"),
  meta: typeStyle("meta"),
  dense: typeStyle("dense"),
  figureXl: typeStyle("figureXl"),
  figureL: typeStyle("figureL"),
  figureM: typeStyle("figureM"),
};

export const text = componentRecipe({
  base: { overflowWrap: "break-word" },
  variants: {
    size: sizes,
    align: { start: { textAlign: "start" }, center: { textAlign: "center" }, end: { textAlign: "end" } },
    measure: { true: { maxInlineSize: "64ch" } },
  },
});

const inLayer = (rule: { color?: string; fontWeight?: string }) => ({ "@layer": { [layers.components]: rule } });

/** Declared after the sizes, so that they win over a size's own weight. */
export const tone = styleVariants(tones, (color) => inLayer({ color }));
export const weight = styleVariants(vars.weight, (fontWeight) => inLayer({ fontWeight }));

export const heading = componentRecipe({
  base: { overflowWrap: "break-word", textWrap: "balance" },
  variants: {
    size: {
      hero: typeStyle("hero"),
      h1: typeStyle("h1"),
      h2: typeStyle("h2"),
      h3: typeStyle("h3"),
      h4: typeStyle("h4"),
    },
    align: { start: { textAlign: "start" }, center: { textAlign: "center" }, end: { textAlign: "end" } },
  },
});
