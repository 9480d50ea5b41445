import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Room between the header and the way to this page. Names may be long and without a space. */
export const strip = style({
  paddingBlockStart: vars.space.medium,
  overflowWrap: "anywhere",
  "@media": { print: { display: "none" } },
});
