import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const pieces = style({
  marginInlineStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  fontWeight: vars.text.small.weight,
});

/** Takes the focus of a button that went with its line. */
export const content = style({
  display: "grid",
  gap: vars.space.medium,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

/** Groups reach from edge to edge, parted by a line. */
export const group = style({
  display: "grid",
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: vars.space.gutter },
    "& + &": { paddingBlockStart: vars.space.gutter, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "76px minmax(0, 1fr)",
  columnGap: vars.space.medium,
  paddingBlock: vars.space.medium,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const picture = style({
  inlineSize: "76px",
  blockSize: "57px",
  borderRadius: vars.radius.badge,
  objectFit: "cover",
});

export const words = style({ display: "grid", gap: "2px", minInlineSize: 0, overflowWrap: "break-word" });

/** The name, and the way out of the cart at its end. */
export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
});

/** The icon of a target of 44 px stands on the line's edge and at the height of the name. */
export const remove = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  marginBlock: "-10px",
  marginInlineEnd: "-12px",
});

export const amounts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  marginBlockStart: vars.space.xsmall,
});

export const total = style({ display: "grid", gap: vars.space.small });
