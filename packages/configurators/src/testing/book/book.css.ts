import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The bench under the sheets. */
export const bench = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.medium,
  alignItems: "flex-start",
  padding: vars.space.gutter,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

export const sheet = style({
  flexGrow: 0,
  maxInlineSize: "100%",
  margin: 0,
  display: "grid",
  gap: vars.space.xsmall,
});

export const paper = style({
  background: "white",
  boxShadow: "0 2px 8px rgb(15 23 28 / 0.22)",
});

/** Groups are side by side where both fit. */
export const groups = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.large,
});

export const group = style({
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: "100%",
  display: "grid",
  gap: vars.space.small,
  alignContent: "start",
});
