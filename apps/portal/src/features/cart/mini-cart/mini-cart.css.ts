import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const pieces = style({
  marginInlineStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  fontWeight: vars.text.small.weight,
});

/** Gets the focus of a button that was removed with its line. */
export const content = style({
  display: "grid",
  gap: vars.space.medium,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

/** Groups reach from edge to edge, with a line between them. */
export const group = style({
  display: "grid",
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: vars.space.gutter },
    "& + &": { paddingBlockStart: vars.space.gutter, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const total = style({ display: "grid", gap: vars.space.small });
