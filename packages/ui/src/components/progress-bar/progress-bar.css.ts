import { createVar } from "@vanilla-extract/css";
import { componentRecipe } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const share = createVar();

/** Slanted ends; the `highlight` tone has a dark cap at its end. */
export const bar = componentRecipe({
  base: {
    position: "relative",
    display: "block",
    blockSize: "10px",
    marginInline: `calc(${vars.slant.ratio} * 5px)`,
    overflow: "clip",
    border: `1px solid ${vars.color.borderSubtle}`,
    backgroundColor: vars.color.surfaceSunken,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    "::before": {
      content: '""',
      position: "absolute",
      insetBlock: "-1px",
      insetInlineStart: "-1px",
      inlineSize: `calc(${share} * 100% + 1px)`,
      forcedColorAdjust: "none",
      transition: `inline-size ${vars.duration.slow} ${vars.easing.standard}`,
    },
    "@media": { [media.reducedMotion]: { "::before": { transition: "none" } } },
  },
  variants: {
    tone: {
      primary: {
        "::before": { backgroundColor: vars.color.primary },
        "@media": { [media.forcedColors]: { "::before": { backgroundColor: "Highlight" } } },
      },
      highlight: {
        borderColor: vars.color.borderControl,
        "::before": { backgroundColor: vars.color.highlight, borderInlineEnd: `3px solid ${vars.color.text}` },
      },
    },
  },
});
