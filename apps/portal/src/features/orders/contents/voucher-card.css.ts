import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { screenOnly } from "../view/order-view.css.ts";

export const card = style({
  display: "grid",
  // Nearly the shape of the pictures, so that none of the voucher is cut.
  gridTemplateColumns: "280px minmax(0, 1fr)",
  breakInside: "avoid",
  "@media": {
    [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // No picture is printed: its column is the code's.
    print: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const backdrop = style({ backgroundColor: vars.color.surfaceSunken, "@media": { print: { display: "none" } } });

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  "@media": { [media.belowTablet]: { maxBlockSize: "208px" } },
});

export const body = style({
  display: "grid",
  gap: vars.space.medium,
  padding: vars.space.large,
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.small,
});

export const values = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
  gap: vars.space.small,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const value = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "76px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.canvas,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const secret = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.small,
  fontSize: vars.text.h3.size,
  fontWeight: vars.weight.strong,
  letterSpacing: "0.02em",
  overflowWrap: "anywhere",
});

/** One click selects all of it. */
export const plain = style({ userSelect: "all" });

export const copy = screenOnly;

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  "@media": { print: { display: "none" } },
});

/** On phones the button is as wide as the values. */
globalStyle(`${foot} > button`, { "@media": { [media.belowTablet]: { flexGrow: 1 } } });
