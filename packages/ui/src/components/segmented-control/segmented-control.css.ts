import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { focusRing } from "../../internal/styles/focus-ring.ts";

export const root = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  padding: "3px",
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceSunken,
});

export const segment = componentStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "4px 10px",
  minBlockSize: "46px",
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  textAlign: "center",
  overflowWrap: "anywhere",
  transitionProperty: "background-color, color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:has(:checked)": {
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.segment,
      color: vars.color.text,
      fontWeight: vars.weight.bold,
    },
    "&:has(:focus-visible)": focusRing,
    "&:has(:disabled)": { color: vars.color.textDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:has(:checked)": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

/** Covers the segment, so that touch exploration finds the input. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  appearance: "none",
});
