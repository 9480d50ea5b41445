import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "clamp(112px, 32%, 196px) minmax(0, 1fr)",
  blockSize: "100%",
  overflow: "clip",
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  backgroundColor: vars.color.surfaceSunken,
});

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxsmall,
  padding: vars.space.gutter,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});
