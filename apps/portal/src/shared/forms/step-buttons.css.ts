import { media, vars } from "@lucarne/ui/tokens";
import { createVar, fallbackVar, style } from "@vanilla-extract/css";

/** Room between the buttons and the edge of what they stand in, where the bar of a phone reaches over it. */
export const bleed = createVar();

const side = fallbackVar(bleed, "0px");

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${side})`,
      paddingInline: side,
      paddingBlock: vars.space.small,
      backgroundColor: vars.color.surface,
    },
    // The main action stays at hand on phones, but not on the low screen of one that lies on its side.
    [`${media.belowTablet} and (min-height: 560px)`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
    },
  },
});

/** Stands at the end, alone too; on phones it takes the room that Back leaves. */
export const main = style({
  marginInlineStart: "auto",
  "@media": { [media.belowTablet]: { flex: "1 1 0", marginInlineStart: 0 } },
});
