import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: vars.space.gutter,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Cards of a row are of one height, with their tables at the end. */
export const card = style({ display: "grid" });
export const content = style({ minInlineSize: 0 });
export const chart = style({ flexGrow: 1 });
