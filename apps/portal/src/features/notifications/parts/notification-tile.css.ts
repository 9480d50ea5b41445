import { media, vars } from "@lucarne/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const tile = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "38px",
  blockSize: "34px",
  borderRadius: vars.radius.badge,
  "@media": { [media.belowTablet]: { alignSelf: "start" } },
});

export const tiles = styleVariants({
  info: [tile, { backgroundColor: vars.color.infoSoft, color: vars.color.info }],
  warning: [tile, { backgroundColor: vars.color.warningSoft, color: vars.color.warning }],
  important: [tile, { backgroundColor: vars.color.negativeSoft, color: vars.color.negative }],
});
