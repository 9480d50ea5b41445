import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  minBlockSize: "56px",
  paddingBlock: vars.space.xsmall,
});
export const words = componentStyle({ display: "block", minInlineSize: 0, fontWeight: vars.weight.medium });
export const hint = componentStyle({
  display: "block",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.regular,
  color: vars.color.textSubtle,
});

/** 56 × 32 with a square thumb of 23; a check on it when on. */
export const track = componentStyle({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  inlineSize: "56px",
  blockSize: "32px",
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
  cursor: "pointer",
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "3px",
      insetInlineStart: "3px",
      inlineSize: "23px",
      blockSize: "23px",
      borderRadius: vars.radius.pane,
      backgroundColor: vars.color.surface,
      outline: `1px solid ${vars.color.borderControl}`,
      outlineOffset: "-1px",
      transition: `inset-inline-start ${vars.duration.medium} ${vars.easing.standard}`,
    },
    "&:checked": { borderColor: vars.color.primary, backgroundColor: vars.color.primary },
    "&:checked::before": {
      insetInlineStart: "27px",
      outlineColor: "transparent",
      backgroundColor: vars.color.onPrimary,
    },
    "&:checked::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "7px",
      insetInlineStart: "35px",
      inlineSize: "6px",
      blockSize: "11px",
      borderInlineEnd: `2.5px solid ${vars.color.primary}`,
      borderBlockEnd: `2.5px solid ${vars.color.primary}`,
      transform: "rotate(45deg)",
    },
    "&:disabled": { opacity: 0.55, cursor: "not-allowed" },
    "&[aria-busy=true]": { cursor: "progress" },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&::before": { transition: "none" } } },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "ButtonText",
      backgroundColor: "Canvas",
      selectors: {
        "&::before": { backgroundColor: "ButtonText" },
        "&:checked": { backgroundColor: "Highlight" },
        "&:checked::before": { backgroundColor: "HighlightText" },
      },
    },
  },
});
