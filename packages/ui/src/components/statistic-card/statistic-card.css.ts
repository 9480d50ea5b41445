import { typeStyle } from "../../internal/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100%",
});
export const title = componentStyle({ ...typeStyle("h4"), marginBlockEnd: vars.space.xxsmall });
// On phones spare space is above the number, so that numbers of adjacent cards align; otherwise above the link.
export const value = componentStyle({
  ...typeStyle("figureL"),
  // Five digits beside their glyph fit the narrowest card of a phone.
  fontSize: `min(${vars.text.figureL.size}, 22cqi)`,
  "@media": { [media.belowTablet]: { marginBlockStart: "auto" } },
});
/** An amount is as large as a plain number; with too many digits its glyph goes above them. */
globalLayerStyle("layout", `${value} > [data-component="Amount"]`, { fontSize: "inherit", flexWrap: "wrap" });
export const text = componentStyle({ ...typeStyle("dense"), color: vars.color.textMuted });
// The link is taller than its text; the padding is reduced by that height.
export const foot = componentStyle({
  "@media": { [media.tabletUp]: { marginBlockStart: "auto", marginBlockEnd: "-10px" } },
  paddingBlockStart: vars.space.xsmall,
});
