import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Scrolls when it is too narrow; a clipped label at the edge shows that there is more. */
export const list = componentStyle({
  display: "flex",
  gap: vars.space.xxsmall,
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
});

export const tab = componentStyle({
  position: "relative",
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "50px",
  paddingInline: "16px",
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none", borderRadius: vars.radius.control },
    '&:is([aria-selected="true"], [aria-current])': { color: vars.color.text, fontWeight: vars.weight.bold },
    '&:is([aria-selected="true"], [aria-current])::after': {
      content: '""',
      position: "absolute",
      insetInline: "14px",
      insetBlockEnd: 0,
      blockSize: "4px",
      backgroundColor: vars.color.primary,
      transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&:is([aria-selected="true"], [aria-current])::after': { backgroundColor: "Highlight" } },
    },
  },
});

export const count = componentRecipe({
  base: {
    paddingInline: "6px",
    borderRadius: vars.radius.pane,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.text.meta.size,
    lineHeight: "22px",
    fontWeight: vars.weight.strong,
  },
  variants: { current: { true: { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft } } },
});

export const dot = componentStyle({
  inlineSize: "9px",
  blockSize: "9px",
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.negative,
  forcedColorAdjust: "none",
});
