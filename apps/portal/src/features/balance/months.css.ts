import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.gutter,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const summary = style({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.small,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});
