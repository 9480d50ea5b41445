import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const top = style({ selectors: { "&:focus": { outline: "none", boxShadow: "none" } } });

export const numberAnswer = style({ display: "grid", gap: vars.space.xxsmall });

/** The field with its two buttons at the height of its input. */
export const number = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "end",
  gap: vars.space.xsmall,
});

/** The question itself, as the title of the page. */
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
