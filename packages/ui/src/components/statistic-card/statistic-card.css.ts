import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const root = componentStyle({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100%",
});
/** Two lines in a narrow card, so that the numbers of adjacent cards are on one line whatever their titles and texts. */
export const title = componentStyle({
  ...typeStyle("h4"),
  marginBlockEnd: vars.space.xxsmall,
  "@container": {
    "(max-width: 200px)": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "end",
      minBlockSize: "2lh",
    },
  },
});
export const value = componentStyle({
  ...typeStyle("figureL"),
  // Five digits beside their glyph fit the narrowest card of a phone.
  fontSize: `min(${vars.text.figureL.size}, 22cqi)`,
});
/** An amount is as large as a plain number; with too many digits its glyph goes above them. */
globalLayerStyle("layout", `${value} > [data-component="Amount"]`, { fontSize: "inherit", flexWrap: "wrap" });
export const text = componentStyle({ ...typeStyle("dense"), color: vars.color.textMuted });
// The link is taller than its text; the padding is reduced by that height.
export const foot = componentStyle({
  marginBlockStart: "auto",
  "@media": { [media.tabletUp]: { marginBlockEnd: "-10px" } },
  paddingBlockStart: vars.space.xsmall,
});
