import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space.gutter });

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

export const words = style({ display: "grid", gap: "2px", minInlineSize: 0, overflowWrap: "anywhere" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
