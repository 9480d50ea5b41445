import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Room between the header and the way to this page, which phones do not show. Names may be long and without a space. */
export const strip = style({
  paddingBlockStart: vars.space.medium,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { paddingBlockStart: 0 }, print: { display: "none" } },
});
