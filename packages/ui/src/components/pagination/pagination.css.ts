import { componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
export const range = componentStyle({ fontSize: vars.text.small.size, color: vars.color.textMuted });
export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xxsmall,
});
/** With skipped pages there are up to nine squares, which share the width of a phone. */
export const long = componentStyle({ "@media": { [media.belowLargePhone]: { inlineSize: "100%" } } });
export const share = componentStyle({
  "@media": { [media.belowLargePhone]: { flex: "1 1 28px", maxInlineSize: vars.size.target } },
});

export const square = componentStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft },
    "&[aria-current]": { backgroundColor: vars.color.primary, color: vars.color.onPrimary },
    "&[aria-disabled=true]": { color: vars.color.textDisabled, backgroundColor: "transparent", cursor: "not-allowed" },
  },
  "@media": {
    // Seven squares stay on one line.
    [media.narrowestPhone]: { minInlineSize: "36px" },
    [media.belowLargePhone]: { selectors: { [`${share} > &`]: { minInlineSize: 0 } } },
    [media.forcedColors]: { selectors: { "&[aria-disabled=true]": { color: "GrayText" } } },
  },
});
/** Marks the current page when backgrounds are not drawn. */
export const currentMark = componentStyle({ outline: "2px solid transparent", outlineOffset: "-2px" });
