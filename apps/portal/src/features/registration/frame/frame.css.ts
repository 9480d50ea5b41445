import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const body = style({
  display: "grid",
  gap: vars.space.large,
  maxInlineSize: "1116px",
  paddingBlock: `${vars.space.xlarge} ${vars.space.xxlarge}`,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": { [media.belowTablet]: { paddingBlock: `${vars.space.large} ${vars.space.xlarge}` } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.xlarge,
  "@media": { [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 344px" } },
});

export const card = style({
  "@media": {
    [media.tabletUp]: { padding: vars.space.xlarge },
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingBlock: `${vars.space.large} 0`,
      paddingInline: vars.space.medium,
      borderInline: "none",
      borderRadius: 0,
    },
  },
});

export const title = style({ selectors: { "&:focus": { outline: "none", boxShadow: "none" } } });

// The focused field is not covered by the action bar.
globalStyle(`html:has(${card})`, {
  "@media": { [`${media.belowTablet} and (min-height: 560px)`]: { scrollPaddingBlockEnd: "96px" } },
});
