import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
});

export const search = style({
  flex: "0 1 360px",
  minInlineSize: 0,
  "@media": { [media.belowTablet]: { flexBasis: "100%" } },
});
