import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.xsmall,
  minBlockSize: "72px",
  "@media": { [media.belowTablet]: { minBlockSize: "60px" } },
});

// On the narrowest phones the language name has no margin: the longest would not fit beside the logo.
globalStyle(`${row} > button:last-child`, {
  "@media": { [media.narrowestPhone]: { marginInlineEnd: `calc(-1 * ${vars.space.xsmall})` } },
});

export const link = style({ display: "inline-flex", borderRadius: vars.radius.pane, textDecoration: "none" });
