import { createVar, keyframes } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { alpha, typeStyle } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const share = createVar();
export const place = createVar();

export const root = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingInline: `calc(${vars.slant.ratio} * 23px)`,
});
export const labels = componentStyle({ marginBlockStart: "10px", paddingInline: 0 });

const frame = `color-mix(in oklab, ${vars.color.surfaceQuietTag} 85%, ${vars.color.text})`;
const glass = `color-mix(in oklab, ${vars.color.surfaceQuietTag} 82%, ${vars.color.surface})`;
const lightUp = keyframes({ from: { opacity: 0 } });
const sheen = alpha(vars.color.textOnBrand, 0.45);
const thinSheen = alpha(vars.color.textOnBrand, 0.3);
/** A reflection with the slant of the pane. */
const reflection = `linear-gradient(90deg, transparent 30%, ${sheen} 30.5%, ${sheen} 48%, transparent 48.5%, transparent 56%, ${thinSheen} 56.5%, ${thinSheen} 64%, transparent 64.5%)`;

export const pane = componentRecipe({
  base: {
    position: "relative",
    blockSize: "46px",
    marginInline: "1px",
    overflow: "clip",
    border: `4px solid ${frame}`,
    borderRadius: vars.radius.badge,
    backgroundColor: glass,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    forcedColorAdjust: "none",
    "::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 0,
      backgroundColor: vars.color.highlight,
      animation: `${lightUp} 600ms ${vars.easing.standard} calc(${place} * 90ms) backwards`,
    },
    "@media": {
      [media.belowTablet]: { blockSize: "40px" },
      [media.reducedMotion]: { "::before": { animation: "none" } },
    },
  },
  variants: {
    state: {
      reached: { "::before": { inlineSize: "100%", backgroundImage: reflection } },
      current: { "::before": { inlineSize: `calc(${share} * 100%)` } },
      later: {},
    },
  },
});

export const words = componentStyle({
  ...typeStyle("small"),
  display: "block",
  color: vars.color.textMuted,
  paddingInlineEnd: "4px",
  overflowWrap: "break-word",
});
export const name = componentStyle({
  display: "block",
  fontWeight: vars.weight.bold,
  color: vars.color.text,
  selectors: { '[data-state="current"] &': { color: vars.color.link } },
});
