import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.small,
  minBlockSize: "72px",
  "@media": { [media.belowTablet]: { minBlockSize: "60px" } },
});

export const link = style({ display: "inline-flex", borderRadius: vars.radius.pane, textDecoration: "none" });
