import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const soft = (ground: string, ink: string) => ({ backgroundColor: ground, color: ink });

export const badge = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "7px",
    maxInlineSize: "100%",
    minBlockSize: "28px",
    paddingBlock: "4px",
    paddingInline: "9px",
    borderRadius: vars.radius.badge,
    // Keeps an edge when forced colours remove the background.
    outline: "1px solid transparent",
    outlineOffset: "-1px",
    fontSize: vars.text.meta.size,
    lineHeight: 1.45,
    fontWeight: vars.weight.strong,
    overflowWrap: "break-word",
  },
  variants: {
    tone: {
      info: soft(vars.color.infoSoft, vars.color.onInfoSoft),
      warning: soft(vars.color.warningSoft, vars.color.onWarningSoft),
      positive: soft(vars.color.positiveSoft, vars.color.onPositiveSoft),
      negative: soft(vars.color.negativeSoft, vars.color.onNegativeSoft),
      neutral: soft(vars.color.surfaceSunken, vars.color.textMuted),
      highlight: { ...soft(vars.color.highlight, vars.color.onHighlight), fontWeight: vars.weight.bold },
      quiet: soft(vars.color.surfaceQuietTag, vars.color.textOnBrand),
    },
  },
});

/** A pseudo-element instead of an icon, because lists contain hundreds of badges. */
export const withDot = componentStyle({
  "::before": {
    content: "''",
    flexShrink: 0,
    inlineSize: "9px",
    blockSize: "10px",
    backgroundColor: "currentColor",
    forcedColorAdjust: "none",
    borderRadius: "1px",
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
});

export const countBadge = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  // Grows with the text size.
  minInlineSize: "1.25rem",
  blockSize: "1.25rem",
  paddingInline: "5px",
  borderRadius: vars.radius.round,
  outline: "1px solid transparent",
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: "0.75rem",
  lineHeight: 1,
  fontWeight: 640,
  // Lies over an icon that must not show through.
  "@media": { [media.forcedColors]: { backgroundColor: "Canvas", color: "CanvasText", forcedColorAdjust: "none" } },
});
