import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { maskIcon } from "../../internal/marks/mask.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { media } from "../../tokens/breakpoints.ts";
import { focusRing } from "../../internal/styles/focus-ring.ts";

const pill = {
  ...typeStyle("label"),
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  maxInlineSize: "100%",
  minBlockSize: "36px",
  paddingBlock: "5px",
  paddingInline: "12px",
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: "18px",
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  overflowWrap: "anywhere",
} as const;

export const chip = componentStyle({
  ...pill,
  borderColor: vars.color.primarySoftHover,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
export const removable = componentStyle({ paddingInlineEnd: "36px" });
export const icon = componentStyle({ flexShrink: 0 });

/** 32 px to see, 44 px to press. */
export const remove = componentStyle({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: "34px",
  display: "grid",
  placeItems: "center",
  borderRadius: "18px",
  color: "inherit",
  selectors: {
    "&::before": { content: '""', position: "absolute", insetBlock: "-5px", insetInline: "-2px -8px" },
    "&:hover": { backgroundColor: vars.color.primarySoftHover },
  },
});

export const filter = componentStyle({
  ...pill,
  cursor: "pointer",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&:hover": { borderColor: vars.color.borderStrong },
    "&:has(:checked)": {
      borderColor: vars.color.primary,
      backgroundColor: vars.color.primary,
      color: vars.color.onPrimary,
    },
    "&:has(:focus-visible)": focusRing,
    "&:has(:disabled)": {
      borderColor: vars.color.border,
      backgroundColor: vars.color.disabledBg,
      color: vars.color.textDisabled,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:has(:checked)": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        "&:has(:disabled)": { color: "GrayText" },
      },
    },
  },
});

/** Takes room only while the filter is on. */
export const check = componentStyle({
  flexShrink: 0,
  display: "none",
  inlineSize: "18px",
  blockSize: "18px",
  marginInlineStart: "-3px",
  backgroundColor: "currentcolor",
  mask: maskIcon("<path d='M5 12.500l4.500 4.500L19 7.500'/>", 2.5),
  forcedColorAdjust: "none",
  selectors: { ":checked + &": { display: "block" } },
});

/** Covers the chip and reaches 4 px over it, so that the target is 44 px high. */
export const input = componentStyle({
  position: "absolute",
  insetBlock: "-5.5px",
  insetInline: "-1.5px",
  inlineSize: "calc(100% + 3px)",
  blockSize: "calc(100% + 11px)",
  margin: 0,
  appearance: "none",
  opacity: 0,
  cursor: "inherit",
});

export const count = componentStyle({
  flexShrink: 0,
  whiteSpace: "nowrap",
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
