import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const view = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.large,
});

/** The padding of the page, which the form extends over on phones. */
export const pageMargin = vars.space.medium;

export const loading = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  gap: vars.space.large,
});

export const form = style({});

// Designs and products follow: the room for the order bar is at the end of the page.
globalStyle(`${form} > form`, { "@media": { [media.belowTablet]: { paddingBlockEnd: 0 } } });
