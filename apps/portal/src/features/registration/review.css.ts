import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const block = style({
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const rows = style({ display: "grid", gap: vars.space.xsmall });

export const row = style({
  display: "grid",
  gap: `0 ${vars.space.medium}`,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "minmax(120px, 1fr) 3fr" } },
});

export const label = style({ color: vars.color.textMuted });
