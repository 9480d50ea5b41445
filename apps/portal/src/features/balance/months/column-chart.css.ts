import { vars } from "@lucarne/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** The numbers stand left of the drawing; what is below starts at its edge. */
export const chart = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.small,
});

export const scale = style({ inlineSize: "6ch", blockSize: "180px", overflow: "visible" });

export const tick = style({
  fill: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  fontVariantNumeric: "tabular-nums",
  textAnchor: "end",
  dominantBaseline: "middle",
});

export const line = style({ stroke: vars.color.borderSubtle, vectorEffect: "non-scaling-stroke" });

export const plot = style({
  display: "block",
  borderRadius: vars.radius.pane,
  cursor: "crosshair",
  // A finger still scrolls the page up and down.
  touchAction: "pan-y",
  selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "3px" } },
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "180px" });

export const bars = styleVariants({
  earned: { fill: vars.color.positiveLine },
  spent: { fill: vars.color.accentMark },
  expired: { fill: vars.color.borderStrong },
});

export const zero = style({ stroke: vars.color.borderControl, vectorEffect: "non-scaling-stroke" });

export const chosen = style({ fill: vars.color.primarySoft });

/** The break in a column that is cut off: a gap in the colour of the card. */
export const cut = style({ fill: vars.color.surface });

export const note = style({
  gridColumn: 2,
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
});

export const ends = style({
  gridColumn: 2,
  display: "flex",
  justifyContent: "space-between",
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
});

export const readout = style({
  gridColumn: 2,
  marginBlockStart: vars.space.small,
  minBlockSize: "3em",
  fontWeight: vars.weight.medium,
});

export const legend = style({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  fontSize: vars.text.small.size,
  color: vars.color.textMuted,
});

export const entry = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xsmall });

const swatch = style({ inlineSize: "14px", blockSize: "14px", borderRadius: "3px", forcedColorAdjust: "none" });

export const swatches = styleVariants({
  earned: [swatch, { backgroundColor: vars.color.positiveLine }],
  spent: [swatch, { backgroundColor: vars.color.accentMark }],
  expired: [swatch, { backgroundColor: vars.color.borderStrong }],
});
