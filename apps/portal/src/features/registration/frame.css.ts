import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const headerRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "72px",
  "@media": { [media.belowTablet]: { minBlockSize: "60px" } },
});

export const home = style({ display: "inline-flex", borderRadius: vars.radius.pane, textDecoration: "none" });

export const body = style({
  display: "grid",
  gap: vars.space.large,
  maxInlineSize: "1068px",
  paddingBlock: vars.space.large,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

export const columns = style({
  display: "grid",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 344px" } },
});
