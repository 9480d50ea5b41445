import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.medium,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
});

export const reset = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const lines = style({ display: "block" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  fontSize: vars.text.dense.size,
  "@media": { [media.belowTablet]: { flexDirection: "column" } },
});

export const distance = style({ color: vars.color.textMuted });
