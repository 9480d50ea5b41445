import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** A card of 520 px in the middle; on phones the page itself. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  maxInlineSize: "520px",
  marginBlockStart: vars.space.xlarge,
  marginInline: "auto",
  "@media": {
    [media.tabletUp]: { padding: "40px" },
    [media.belowTablet]: {
      // Up to the header: no breadcrumbs are drawn there.
      marginBlockStart: 0,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingBlock: vars.space.large,
      borderInline: "none",
      borderBlockStart: "none",
      borderRadius: 0,
    },
  },
});

/** Says that another code has been sent. */
export const sent = style({ marginBlockStart: vars.space.medium });
