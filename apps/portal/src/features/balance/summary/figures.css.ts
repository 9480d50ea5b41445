import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 440fr) minmax(0, 780fr)",
  gap: vars.space.gutter,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Each cell draws the line around itself into the gaps; places without a cell stay empty. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "1px",
  overflow: "clip",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxsmall,
  padding: vars.space.large,
  boxShadow: `0 0 0 1px ${vars.color.borderSubtle}`,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const value = style({
  fontSize: vars.text.figureM.size,
  lineHeight: vars.text.figureM.line,
  fontWeight: vars.text.figureM.weight,
  letterSpacing: vars.text.figureM.tracking,
});

export const expiring = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  color: vars.color.warning,
});

export const worth = style({ fontSize: vars.text.small.size });

/** The place of the button about what expires, so that the figures are as high without it and while they load. */
export const noAction = style({ display: "block", blockSize: vars.size.target });
