import { vars } from "../../themes/contract.css.ts";

/**
 * The mark of keyboard focus. The inner ring keeps the outer one visible on every background. Forced colours drop shadows,
 * not the outline.
 */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
} as const;
