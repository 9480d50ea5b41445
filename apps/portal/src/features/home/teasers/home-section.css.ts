import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.large,
});

/** On a line of its own. */
export const text = style({ flexBasis: "100%" });

const plain = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Four cards beside each other; two on tablets and phones, one where two would be too narrow. */
export const fours = style({
  ...plain,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.gutter,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Large text takes the second column away.
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
      gap: vars.space.small,
    },
  },
});

/** Four cards beside each other; on phones a row that scrolls, whose cut card shows that there is more. */
export const row = style([
  fours,
  {
    "@media": {
      [media.belowTablet]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "min(72%, 300px)",
        marginInline: `calc(-1 * ${vars.space.medium})`,
        paddingInline: vars.space.medium,
        paddingBlockEnd: vars.space.xsmall,
        overflowX: "auto",
        scrollSnapType: "x proximity",
        scrollPaddingInline: vars.space.medium,
      },
    },
  },
]);

export const rowItem = style({ scrollSnapAlign: "start", minInlineSize: 0 });

export const pair = style({
  ...plain,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.gutter,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small } },
});
