import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Gets the focus of a button that was removed with its line. */
export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 344px",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const groups = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });

export const group = style({
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderRadius: 0,
      borderInlineWidth: 0,
    },
  },
});

const edge = {
  paddingInline: vars.space.large,
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
} as const;

export const name = style([
  edge,
  { paddingBlock: vars.space.gutter, borderBlockEnd: `1px solid ${vars.color.border}` },
]);

export const lines = style([edge, { margin: 0, listStyle: "none" }]);

/** Subtotal and button at the end of the row; on phones the button takes the width. */
export const foot = style([
  edge,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: vars.space.gutter,
    paddingBlock: vars.space.medium,
    borderBlockStart: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.canvas,
    "@media": {
      [media.belowTablet]: {
        display: "grid",
        justifyContent: "stretch",
        gap: vars.space.small,
        paddingInline: vars.space.medium,
      },
    },
  },
]);

export const missing = style({ flex: "1 1 240px", display: "grid", gap: vars.space.xsmall });

export const subtotal = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.medium,
});

export const facts = style({ display: "grid", gap: vars.space.xsmall, margin: 0 });

export const fact = style({ display: "flex", justifyContent: "space-between", gap: vars.space.medium });

export const figure = style({ margin: 0, fontWeight: vars.weight.strong });
