import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const aside = style({
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
