import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const levels = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space.xsmall,
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
  marginInline: `calc(${vars.slant.ratio} * 23px)`,
  border: `4px solid ${vars.color.surfaceQuietTag}`,
  borderRadius: vars.radius.badge,
  backgroundColor: `color-mix(in srgb, ${vars.color.highlight} calc(12% + 88% * var(--share)), ${vars.color.surface})`,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  forcedColorAdjust: "none",
});

export const words = style({ display: "grid", color: vars.color.textMuted, overflowWrap: "anywhere" });

export const name = style({ color: vars.color.text, fontWeight: vars.weight.bold });
