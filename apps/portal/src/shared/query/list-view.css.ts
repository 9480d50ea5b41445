import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const foot = style({
  paddingBlock: vars.space.small,
});
