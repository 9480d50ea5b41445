import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";

/** Wraps where it is too narrow: nothing is hidden behind an edge. */
export const toolbar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surface,
});

export const separator = componentStyle({
  alignSelf: "stretch",
  marginBlock: vars.space.xsmall,
  marginInline: vars.space.xxsmall,
  borderInlineStart: `1px solid ${vars.color.border}`,
});
