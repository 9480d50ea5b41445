import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** How far a pane reaches over its column at either side. */
const LEAN = `calc(${vars.slant.ratio} * 23px)`;

export const levels = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingInline: LEAN,
});

export const level = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xsmall,
  fontSize: vars.text.small.size,
});

/** The higher the level, the more light; `--share` runs from 0 to 1. */
export const pane = style({
  blockSize: "46px",
  marginInline: "1px",
  border: `4px solid ${vars.color.surfaceQuietTag}`,
  borderRadius: vars.radius.badge,
  backgroundColor: `color-mix(in srgb, ${vars.color.highlight} calc(12% + 88% * var(--share)), ${vars.color.surface})`,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  forcedColorAdjust: "none",
  "@media": { [media.belowTablet]: { blockSize: "40px" } },
});

/** Below the lower left corner of the pane. */
export const words = style({
  display: "grid",
  marginInline: `calc(-1 * ${LEAN}) ${LEAN}`,
  paddingInlineEnd: vars.space.xxsmall,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const name = style({ color: vars.color.text, fontWeight: vars.weight.bold });

// The extra points.
globalStyle(`${words} > :last-child`, { color: vars.color.text, fontWeight: vars.weight.bold });
