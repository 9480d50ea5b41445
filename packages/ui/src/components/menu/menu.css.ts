import { createVar, keyframes } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const columns = createVar();

const appear = keyframes({ from: { opacity: 0, transform: "translateY(4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const panel = componentStyle({
  zIndex: vars.layer.dialog,
  display: "block",
  minInlineSize: "220px",
  maxInlineSize: "min(440px, calc(100vw - 16px))",
  maxBlockSize: "var(--radix-popper-available-height)",
  padding: "6px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.notice,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  animation: `${appear} ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: { "&:focus-visible": { outline: "none", boxShadow: vars.shadow.menu } },
  "@media": { [media.reducedMotion]: { animation: `${fade} ${vars.duration.quick}` } },
});

/** Rows run down the columns, as one reads a list of names. */
export const inColumns = componentStyle({ columnCount: columns, columnGap: "6px", inlineSize: "440px" });

export const item = componentRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "14px",
    minBlockSize: "48px",
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.control,
    breakInside: "avoid",
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    overflowWrap: "break-word",
    cursor: "pointer",
    userSelect: "none",
    selectors: {
      "&[data-highlighted], &:hover": { backgroundColor: vars.color.primarySoft },
      "&:focus": { outline: "none" },
      "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "-3px", boxShadow: "none" },
      "&[data-disabled]": { color: vars.color.textDisabled, cursor: "not-allowed" },
      "&[aria-checked=true]": {
        backgroundColor: vars.color.primarySoft,
        color: vars.color.onPrimarySoft,
        fontWeight: vars.weight.bold,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&[data-highlighted]": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
      },
    },
  },
  variants: { tone: { default: {}, negative: { color: vars.color.negative } } },
});

export const itemIcon = componentStyle({ flexShrink: 0, color: vars.color.textMuted });
export const itemIconNegative = componentStyle({ flexShrink: 0 });
export const check = componentStyle({ flexShrink: 0, marginInlineStart: "auto" });

export const separator = componentStyle({
  border: 0,
  blockSize: "1px",
  marginBlock: "6px",
  columnSpan: "all",
  backgroundColor: vars.color.border,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

export const header = componentStyle({
  display: "block",
  paddingBlock: "10px",
  paddingInline: vars.space.small,
  columnSpan: "all",
});
