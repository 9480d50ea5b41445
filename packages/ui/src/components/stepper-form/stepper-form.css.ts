import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** A long word of a title breaks and does not make the page wider. */
export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
});
export const count = componentStyle({
  marginInlineEnd: vars.space.xsmall,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const buttons = componentStyle({
  display: "flex",
  flexWrap: "wrap-reverse",
  justifyContent: "space-between",
  gap: vars.space.small,
});
export const review = componentStyle({ display: "grid", gap: vars.space.xsmall });
export const reviewHead = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
});
export const values = componentStyle({ display: "grid", gap: vars.space.xsmall });
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  columnGap: vars.space.medium,
  overflowWrap: "anywhere",
});
export const name = componentStyle({ color: vars.color.textMuted });
