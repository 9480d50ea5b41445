import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({});

/** A card of its own below cards, and the last part of a table's frame. */
export const foot = style({
  marginBlockStart: vars.space.gutter,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  backgroundColor: vars.color.surface,
  selectors: {
    '[data-component="Table"] + &, ul[data-component="Card"] + &': {
      marginBlockStart: 0,
      borderBlockStart: 0,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
  "@media": {
    // On phones from edge to edge, as the rows are.
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderInline: 0,
      borderRadius: 0,
      paddingInline: vars.space.medium,
    },
  },
});

globalStyle(`${list} > [data-component="Table"], ${list} > ul[data-component="Card"]`, {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
});
