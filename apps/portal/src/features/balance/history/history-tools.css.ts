import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  alignItems: "start",
  gap: vars.space.gutter,
  maxInlineSize: "760px",
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small } },
});
