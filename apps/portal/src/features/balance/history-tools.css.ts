import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space.gutter,
  maxInlineSize: "760px",
  "@media": {
    [media.belowTablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.small },
    [media.narrowestPhone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const reason = style({
  "@media": { [media.belowTablet]: { gridColumn: "1 / -1" } },
});
