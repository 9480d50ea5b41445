import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

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

/** Room at the lower edge of a screen without actions. */
export const open = style({ "@media": { [media.belowTablet]: { paddingBlockEnd: vars.space.large } } });

export const head = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xxsmall,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});
