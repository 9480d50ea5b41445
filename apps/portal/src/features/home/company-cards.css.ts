import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Four to a row on a desktop; on a phone beside each other as long as their figures have room. */
export const cards = style({
  display: "grid",
  gap: vars.space.gutter,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktopUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
