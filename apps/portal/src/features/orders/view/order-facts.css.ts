import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: "clip",
  "@media": { [media.belowTablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const fact = style({
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  // The lines between the facts; those at the outer edges are cut off.
  marginInlineStart: "-1px",
  marginBlockStart: "-1px",
  borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

export const name = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const value = style({
  fontSize: vars.text.h3.size,
  lineHeight: vars.text.h3.line,
  fontWeight: vars.text.h3.weight,
  overflowWrap: "anywhere",
});
