import { createVar } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const columns = createVar();

export const panel = componentStyle({
  minInlineSize: "220px",
  maxInlineSize: "min(440px, calc(100vw - 16px))",
  padding: "6px",
});

/** Rows fill the columns from top to bottom. */
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
    // Also in the smallest width of the text, which the icon beside it would otherwise push over the edge.
    overflowWrap: "anywhere",
    cursor: "pointer",
    userSelect: "none",
    selectors: {
      "&:is(:focus, :hover)": { backgroundColor: vars.color.primarySoft },
      "&:focus": { outline: "none" },
      "&:focus-visible": { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: "-3px", boxShadow: "none" },
      // Without the pointer, so that a link of the app (`asChild`) is not followed either.
      "&[aria-disabled=true]": { color: vars.color.textDisabled, pointerEvents: "none" },
      "&[aria-checked=true]": {
        backgroundColor: vars.color.primarySoft,
        color: vars.color.onPrimarySoft,
        fontWeight: vars.weight.bold,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          "&:focus": { outline: "3px solid Highlight", outlineOffset: "-3px" },
          "&[aria-disabled=true]": { color: "GrayText" },
        },
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
