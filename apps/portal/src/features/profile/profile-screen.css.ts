import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 396fr) minmax(0, 820fr)",
  alignItems: "start",
  gap: vars.space.large,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gutter });
