import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  padding: vars.space.medium,
  paddingInlineStart: vars.space.large,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
  "@media": { [media.belowTablet]: { paddingInlineStart: vars.space.medium } },
});

/** A long word breaks: the column does not grow with it. */
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
  flex: "1 1 12rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
