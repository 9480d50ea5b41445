import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const box = style({ display: "grid", gap: vars.space.medium });

/** Beside the quantity the button takes the rest of the row; on phones both stand in the action bar. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.medium,
  "@media": { [media.belowTablet]: { display: "none" } },
});
