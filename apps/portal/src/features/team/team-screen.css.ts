import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As far above the rows as the parts of a page are from each other. */
export const above = style({
  marginBlockEnd: vars.space.large,
  "@media": { [media.belowTablet]: { marginBlockEnd: "18px" } },
});
