import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const screen = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  "@media": { [media.belowTablet]: { backgroundColor: vars.color.surface } },
});

export const main = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

/** A card 712 px wide; on phones the page itself. */
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.large,
  inlineSize: "100%",
  maxInlineSize: "712px",
  marginInline: "auto",
  "@media": {
    [media.tabletUp]: {
      marginBlock: vars.space.xxlarge,
      padding: "40px",
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
    [media.belowTablet]: { flexGrow: 1, padding: `${vars.space.large} ${vars.space.medium} 0` },
  },
});

/** Room at the lower edge where no actions stand. */
export const open = style({ "@media": { [media.belowTablet]: { paddingBlockEnd: vars.space.large } } });

export const head = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xxsmall,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

/** Side by side under the text; on phones a bar at the lower edge, whose last button takes the room that is left. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  justifyContent: "space-between",
  "@media": {
    [media.belowTablet]: {
      position: "sticky",
      insetBlockEnd: 0,
      marginBlockStart: "auto",
      marginInline: `calc(-1 * ${vars.space.medium})`,
      padding: `${vars.space.small} ${vars.space.medium}`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
  },
});
globalStyle(`${actions} > :last-child`, {
  "@media": { [media.belowTablet]: { flexGrow: 1 } },
});
