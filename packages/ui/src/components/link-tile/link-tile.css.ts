import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const tile = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minBlockSize: "58px",
  paddingBlock: vars.space.xsmall,
  paddingInline: "14px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { borderColor: vars.color.borderStrong } },
  // Two per row without breaking words.
  "@media": { [media.narrowestPhone]: { gap: "8px", paddingInline: "10px" } },
});
export const tileIcon = componentStyle({ flexShrink: 0, color: vars.color.link });
export const end = componentStyle({ flexShrink: 0, marginInlineStart: "auto" });

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  inlineSize: "100%",
  minBlockSize: "54px",
  paddingBlock: vars.space.xsmall,
  paddingInline: "14px",
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { backgroundColor: vars.color.primarySoft } },
});
export const rowIcon = componentStyle({ flexShrink: 0, color: vars.color.textMuted });
export const rowEnd = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  textAlign: "end",
});
