import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/**
 * Room between the header and the way to this page. Phones have a link back in its place (`BackLink`). Names may be long and
 * without a space.
 */
export const strip = style({
  paddingBlockStart: vars.space.medium,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { display: "none" }, print: { display: "none" } },
});
