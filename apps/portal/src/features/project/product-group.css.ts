import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
});

export const figures = style({
  display: "inline-flex",
  gap: vars.space.medium,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});
