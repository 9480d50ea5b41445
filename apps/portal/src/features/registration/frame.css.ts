import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

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
