import { createVar } from "@vanilla-extract/css";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { paintedMask } from "../../internal/styles/painted-mask.ts";

const glyphSize = createVar();

export const amount = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "baseline",
    columnGap: "0.5em",
    maxInlineSize: "100%",
    whiteSpace: "nowrap",
    // A phone may have no room for it on one line. Beside other things it stays on one.
    "@media": {
      [media.belowTablet]: {
        flexWrap: "wrap",
        minInlineSize: "fit-content",
        whiteSpace: "normal",
        overflowWrap: "anywhere",
      },
    },
  },
  variants: {
    size: {
      small: { vars: { [glyphSize]: "15px" }, ...typeStyle("body"), fontWeight: vars.weight.bold },
      medium: {
        vars: { [glyphSize]: "16px" },
        fontSize: "1.25rem",
        lineHeight: 1.3,
        fontWeight: 640,
        letterSpacing: "-0.01em",
      },
      figure: { vars: { [glyphSize]: "18px" }, ...typeStyle("figureM"), columnGap: "0.35em" },
      large: { vars: { [glyphSize]: "0.52em" }, ...typeStyle("figureL"), columnGap: "0.3em" },
      xl: { vars: { [glyphSize]: "0.5em" }, ...typeStyle("figureXl"), columnGap: "0.28em" },
    },
    tone: {
      default: {},
      positive: { color: vars.color.positive },
      accent: { color: vars.color.accent },
      muted: { color: vars.color.textMuted },
      onBrand: { color: vars.color.textOnBrand },
    },
  },
});

/** The brand's glyph: a fill and an outline. */
export const glyph = componentStyle({
  position: "relative",
  flexShrink: 0,
  alignSelf: "center",
  blockSize: glyphSize,
  aspectRatio: vars.art.glyphAspect,
  "::before": { ...paintedMask(vars.art.glyphFill), backgroundColor: vars.color.highlight },
  "::after": { ...paintedMask(vars.art.glyphLine), backgroundColor: vars.color.highlightLine },
});

export const unit = componentStyle({
  ...typeStyle("small"),
  letterSpacing: 0,
  fontWeight: vars.weight.medium,
  opacity: 0.9,
});
