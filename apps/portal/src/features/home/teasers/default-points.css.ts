import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The cells' lines meet the edges of the card. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
  gap: "1px",
  margin: 0,
  overflow: "clip",
  borderRadius: "inherit",
  backgroundColor: vars.color.borderSubtle,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The figure is above its name; in the source the name comes first. */
export const pair = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: vars.space.xxsmall,
  padding: vars.space.gutter,
  backgroundColor: vars.color.surface,
  overflowWrap: "anywhere",
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const points = style({ margin: 0 });
