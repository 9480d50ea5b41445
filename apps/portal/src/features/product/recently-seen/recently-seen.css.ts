import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space.large });

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // As the cards of the shop.
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
      gap: vars.space.small,
    },
  },
});
