import { masked } from "../../internal/marks/mark.ts";
import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentRecipe({
  base: {
    display: "inline-grid",
    // A stack would stretch it.
    inlineSize: "fit-content",
    gridTemplateColumns: "auto minmax(48px, auto) auto",
    border: `1.5px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    selectors: {
      "&:focus-within": { borderColor: vars.color.primary },
    },
  },
  variants: { size: { standard: { blockSize: "48px" }, compact: { blockSize: "44px" } } },
});

export const side = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "46px",
  blockSize: "100%",
  color: vars.color.text,
  selectors: {
    "&:hover:not([aria-disabled=true])": { backgroundColor: vars.color.primarySoft },
    "&[aria-disabled=true]": { color: vars.color.textDisabled, cursor: "not-allowed" },
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-disabled=true]": { color: "GrayText" } } } },
});

export const input = componentStyle({
  inlineSize: "100%",
  minInlineSize: "48px",
  borderInline: `1px solid ${vars.color.border}`,
  fontSize: "1rem",
  fontWeight: vars.weight.bold,
  textAlign: "center",
  fieldSizing: "content",
  selectors: { "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" } },
});

/** A bar of the icons. Gradients, because a browser takes milliseconds to open a drawing. */
const bar = (size: string) => `linear-gradient(currentcolor 0 0) center / ${size} no-repeat`;

export const minus = componentStyle(masked(bar("12px 1.5px"), 18));
export const plus = componentStyle(masked(`${bar("12px 1.5px")}, ${bar("1.5px 12px")}`, 18));
