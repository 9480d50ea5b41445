import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** On a phone from edge to edge. */
export const list = style({
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderInline: "none",
      borderRadius: 0,
    },
  },
});
