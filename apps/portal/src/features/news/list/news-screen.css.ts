import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** On phones the cards are rows without room between them, from edge to edge. */
export const others = style({
  "@media": {
    [media.belowTablet]: {
      gap: 0,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
