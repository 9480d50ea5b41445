import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { gap: "18px" } },
});

/** Left out of the print (ORD-15). */
export const screenOnly = style({ "@media": { print: { display: "none" } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
});

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const actions = style([
  screenOnly,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.small,
    "@media": { [media.belowTablet]: { inlineSize: "100%" } },
  },
]);

/** On phones the buttons share the row. */
globalStyle(`${actions} > :is(a, button)`, { "@media": { [media.belowTablet]: { flexGrow: 1 } } });

/** The contents, and beside them what happened and where it goes. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.gutter,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const aside = style({ display: "grid", gap: vars.space.gutter });

/** Vouchers take the whole width: what happened and who gets them are below. */
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });

export const below = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  alignItems: "start",
  gap: vars.space.gutter,
});

/** Below the buttons, over the whole width. */
export const result = style({ flexBasis: "100%", selectors: { "&:empty": { display: "none" } } });
