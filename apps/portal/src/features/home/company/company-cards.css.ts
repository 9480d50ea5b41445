import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** On a desktop two figures beside a tier; on a phone beside each other as long as their figures have room. */
export const cards = style({
  display: "grid",
  gap: vars.space.gutter,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktopUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.belowTablet]: { gap: vars.space.small },
  },
});

/** Half of the width on a desktop. */
export const wide = style({ minInlineSize: 0, "@media": { [media.desktopUp]: { gridColumn: "span 2" } } });

/** A tier needs the whole width of a phone or tablet. */
export const tier = style([wide, { "@media": { [media.belowDesktop]: { gridColumn: "1 / -1" } } }]);
