import { clipped } from "../../internal/styles/clipped.ts";
import { createVar } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { paintedMask } from "../../internal/styles/painted-mask.ts";

const base = createVar();

export const logo = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "13px",
    fontSize: "1.3125rem",
    lineHeight: 1.2,
    letterSpacing: "-0.02em",
    fontWeight: 640,
    maxInlineSize: "100%",
    whiteSpace: "nowrap",
    "@media": {
      // A phone may have no room for it on one line. Beside other things it stays on one.
      [media.belowTablet]: { minInlineSize: "fit-content", whiteSpace: "normal", overflowWrap: "anywhere" },
      [media.narrowestPhone]: { gap: "9px", fontSize: "1.0625rem" },
    },
  },
  variants: {
    onBrand: {
      true: {
        vars: { [base]: `color-mix(in oklab, ${vars.color.textOnBrandMuted} 52%, ${vars.color.surfaceBrand})` },
        color: vars.color.textOnBrand,
      },
      false: { vars: { [base]: vars.color.primary } },
    },
  },
});

/** The brand's mark: two colours painted through the theme's masks. */
export const mark = componentStyle({
  position: "relative",
  flexShrink: 0,
  blockSize: "30px",
  aspectRatio: vars.art.markAspect,
  "::before": { ...paintedMask(vars.art.markBase), backgroundColor: base },
  "::after": { ...paintedMask(vars.art.markLit), backgroundColor: vars.color.highlight },
});

export const light = componentStyle({ fontWeight: vars.weight.regular });

export const belowTabletMarkOnly = componentStyle({
  "@media": {
    [media.belowTablet]: clipped,
  },
});
