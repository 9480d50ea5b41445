import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const top = style({ selectors: { "&:focus": { outline: "none", boxShadow: "none" } } });

/** The question itself, where it leads the page. */
export const question = style({
  display: "block",
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
  fontWeight: vars.text.h2.weight,
  letterSpacing: vars.text.h2.tracking,
  textWrap: "balance",
  marginBlockEnd: vars.space.xsmall,
});

/** Says why the rest is blocked. */
export const limit = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space.xsmall,
  color: vars.color.info,
  fontSize: vars.text.label.size,
  lineHeight: vars.text.label.line,
  fontWeight: vars.weight.medium,
});
export const limitIcon = style({ flexShrink: 0 });
