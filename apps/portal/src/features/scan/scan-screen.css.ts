import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Height of the page's head on a phone; larger text makes it higher. */
export const PHONE_HEAD = "60px";

/** On a phone without the page's padding: the camera reaches the edges. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { gap: 0, padding: 0, inlineSize: "100%" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  "@media": {
    [media.belowTablet]: {
      flexWrap: "nowrap",
      alignItems: "center",
      gap: vars.space.xsmall,
      minBlockSize: PHONE_HEAD,
      paddingInline: vars.space.xsmall,
    },
  },
});

export const close = style({ "@media": { [media.tabletUp]: { display: "none" } } });
export const project = style({ "@media": { [media.belowTablet]: { display: "none" } } });
export const closed = style({ "@media": { [media.belowTablet]: { padding: vars.space.medium } } });
