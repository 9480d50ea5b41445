import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const box = style({ display: "grid", gap: vars.space.medium });

/** The button fills the row beside the quantity; on phones both are in the action bar. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.medium,
  "@media": { [media.belowTablet]: { display: "none" } },
});
