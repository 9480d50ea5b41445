import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({
  position: "relative",
  overflow: "clip",
  display: "grid",
  alignContent: "space-between",
  gap: vars.space.large,
  minBlockSize: "248px",
  padding: "32px",
  borderRadius: vars.radius.dialog,
  color: vars.color.textOnBrand,
  background: `linear-gradient(110deg, ${vars.color.surfaceBrandDeep}, ${vars.color.surfaceBrand} 60%)`,
  "@media": { [media.belowTablet]: { minBlockSize: "188px", padding: vars.space.gutter } },
});

export const words = style({ position: "relative", display: "grid" });

export const title = style({ fontSize: vars.text.body.size, fontWeight: vars.weight.regular });

export const waiting = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space.large}`,
  color: vars.color.textOnBrandMuted,
});

/** Four window panes at the far edge, two of them lit. */
export const panes = style({
  position: "absolute",
  insetBlock: "18px -10px",
  insetInlineEnd: "-34px",
  inlineSize: "190px",
  display: "grid",
  gridTemplateColumns: "repeat(2, 1fr)",
  gridTemplateRows: "repeat(2, 1fr)",
  gap: vars.space.large,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  forcedColorAdjust: "none",
  "@media": { [media.belowLargePhone]: { inlineSize: "150px", insetInlineEnd: "-44px", gap: vars.space.medium } },
});

export const pane = style({
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.textOnBrand,
  opacity: 0.1,
  selectors: {
    "&:first-child": { backgroundColor: vars.color.highlight, opacity: 1 },
    "&:nth-child(2)": { backgroundColor: vars.color.highlight, opacity: 0.45 },
    "&:last-child": { backgroundColor: vars.color.highlight, opacity: 0.25 },
  },
});
