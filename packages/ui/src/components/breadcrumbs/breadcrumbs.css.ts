import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

const NARROW = "(max-width: 479.98px)";
const TOUCH = "(pointer: coarse)";

export const breadcrumbs = componentStyle({
  containerType: "inline-size",
  inlineSize: "100%",
  "@media": { [media.print]: { display: "none" } },
});
export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "10px",
  ...typeStyle("small"),
  color: vars.color.textMuted,
});
export const crumb = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const folded = componentStyle({ "@container": { [NARROW]: { display: "none" } } });
export const more = componentStyle({
  display: "none",
  "@container": { [NARROW]: { display: "inline-flex" } },
});
export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "24px",
  borderRadius: vars.radius.pane,
  color: vars.color.textMuted,
  textDecoration: "none",
  // `:where` adds no specificity, so that the current page below keeps its colour under a pointer.
  selectors: {
    "&:where(:hover)": { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "0.28em" },
  },
  "@media": { [TOUCH]: { minBlockSize: vars.size.target } },
});
export const current = componentStyle({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  // It may be a link, which would have the colour of the others.
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});
export const unfold = componentStyle({
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginInline: "-8px",
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.weight.bold,
  selectors: { "&:hover": { backgroundColor: vars.color.surfaceSunken, color: vars.color.text } },
});
