import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  // What is too wide for a phone scrolls in its own box, not with the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { gap: "18px", paddingBlockStart: vars.space.medium } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.medium,
});

/** On phones as wide as the page. */
export const action = style({ "@media": { [media.belowTablet]: { display: "grid", flexBasis: "100%" } } });

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});
