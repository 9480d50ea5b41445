import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 396fr) minmax(0, 820fr)",
  // The forms, which are taller, are beside both parts of the first column.
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  columnGap: vars.space.large,
  rowGap: vars.space.gutter,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** On phones between the picture and the rest, in the order of their importance. */
export const forms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  "@media": { [media.desktopUp]: { gridColumn: 2, gridRow: "1 / 3" } },
});

export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });

export const unconfirmedEmail = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  color: vars.color.warning,
});
