import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "80px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  "@media": { [media.belowTablet]: { paddingInline: `${vars.space.xsmall} ${vars.space.medium}` } },
});

/** Its text stays in one line beside a long title. */
export const badge = style({ flexShrink: 0, maxInlineSize: "50%" });

export const words = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });
