import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const block = style({
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderBlock: `1px solid ${vars.color.borderSubtle}`,
});

/** The links are 44 px high without further styles. */
export const links = style({ rowGap: 0, fontSize: vars.text.small.size, lineHeight: vars.text.small.line });
