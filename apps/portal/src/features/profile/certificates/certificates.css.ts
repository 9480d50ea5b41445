import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Two in a row, one on phones. Each draws the line around itself; places without one stay empty. */
export const certificates = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1px",
  overflow: "clip",
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const certificate = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space.gutter,
  padding: vars.space.large,
  boxShadow: `0 0 0 1px ${vars.color.borderSubtle}`,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { padding: vars.space.medium, columnGap: vars.space.medium } },
});

globalStyle(`${certificate} > :first-child`, { marginBlockEnd: 0 });
