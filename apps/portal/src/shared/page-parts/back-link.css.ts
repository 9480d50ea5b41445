import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Close to the title below it, which has room above. */
export const backLink = style({
  marginBlockEnd: `calc(-1 * ${vars.space.small})`,
  paddingBlockStart: vars.space.xsmall,
  "@media": { [media.tabletUp]: { display: "none" }, print: { display: "none" } },
});
