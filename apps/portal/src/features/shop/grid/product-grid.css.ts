import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Cards beside each other: two on phones, three on desktops, one where two would be too narrow. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.gutter,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Large text takes the second column away.
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
      gap: vars.space.small,
    },
  },
});
