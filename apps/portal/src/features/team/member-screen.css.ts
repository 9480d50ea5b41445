import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 820fr) minmax(0, 396fr)",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const facts = style({ display: "grid", gap: vars.space.xsmall });

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
});

export const term = style({ color: vars.color.textMuted });

export const value = style({ fontWeight: vars.weight.strong });
