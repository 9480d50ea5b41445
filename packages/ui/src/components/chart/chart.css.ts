import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { media } from "../../tokens/breakpoints.ts";
import { HEIGHT } from "./drawing-size.ts";

/** The table is at the end of a chart that is stretched. */
export const chart = componentStyle({ display: "flex", flexDirection: "column" });

/** The numbers stand before the drawing; what is below starts at its edge. */
export const frame = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.small,
  color: vars.color.text,
});

/** As wide as its longest number. */
export const scale = componentStyle({
  blockSize: `${HEIGHT}px`,
  overflow: "visible",
  direction: "ltr",
  fontSize: vars.text.meta.size,
  fontVariantNumeric: "tabular-nums",
});

export const tick = componentStyle({
  fill: vars.color.textMuted,
  textAnchor: "end",
  dominantBaseline: "middle",
});

export const gridLine = componentStyle({ stroke: vars.color.borderSubtle, vectorEffect: "non-scaling-stroke" });

export const plot = componentStyle({
  display: "block",
  borderRadius: vars.radius.pane,
  cursor: "crosshair",
  // A finger still scrolls the page up and down.
  touchAction: "pan-y",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "3px", boxShadow: "none" },
  },
});

export const drawing = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: `${HEIGHT}px`,
  overflow: "visible",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});

const inTones = (property: "fill" | "stroke" | "backgroundColor") => ({
  primary: { [property]: vars.color.primary },
  positive: { [property]: vars.color.positiveLine },
  accent: { [property]: vars.color.accentMark },
  highlight: { [property]: vars.color.highlightLine },
  neutral: { [property]: vars.color.borderStrong },
});

/** Series must stay apart in forced colours too. */
const kept = { "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } } } as const;

export const bar = componentRecipe({ base: kept, variants: { tone: inTones("fill") } });
export const line = componentRecipe({
  base: {
    ...kept,
    fill: "none",
    strokeWidth: "2.5px",
    strokeLinejoin: "round",
    strokeLinecap: "round",
    vectorEffect: "non-scaling-stroke",
  },
  variants: { tone: inTones("stroke") },
});
export const swatch = componentRecipe({
  base: { ...kept, flexShrink: 0, inlineSize: "14px", blockSize: "14px", borderRadius: "3px" },
  variants: { tone: inTones("backgroundColor") },
});

export const zero = componentStyle({ stroke: vars.color.borderControl, vectorEffect: "non-scaling-stroke" });
export const chosen = componentStyle({ fill: vars.color.primarySoft });
export const chosenLine = componentStyle({ stroke: vars.color.borderControl, vectorEffect: "non-scaling-stroke" });

/** A round dot although the drawing is stretched: a line of no length with round ends. */
export const dot = componentStyle({ strokeWidth: "11px" });

/** The break in a column that is cut off: a gap in the colour of the ground. */
export const cut = componentStyle({ fill: vars.color.surface });

const below = { gridColumn: 2, minInlineSize: 0 } as const;
export const note = componentStyle({
  ...below,
  ...typeStyle("small"),
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.textMuted,
});
export const ends = componentStyle({
  ...below,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
});
export const end = componentStyle({ textAlign: "end" });
/** Keeps its height when the words change, so that the page does not move. */
export const readout = componentStyle({
  ...below,
  marginBlock: `${vars.space.small} ${vars.space.xsmall}`,
  minBlockSize: "3em",
  fontWeight: vars.weight.medium,
});
export const legend = componentStyle({
  ...below,
  ...typeStyle("small"),
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
});
export const entry = componentStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.xsmall });

export const values = componentStyle({ marginBlockStart: "auto", paddingBlockStart: vars.space.medium });
export const summary = componentStyle({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.small,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});

export const sparkline = componentStyle({
  display: "inline-block",
  inlineSize: "96px",
  blockSize: "28px",
  verticalAlign: "middle",
});
export const spark = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const last = componentStyle({ strokeWidth: "6px" });
