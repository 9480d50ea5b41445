import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.medium,
  "@media": { [media.belowTablet]: { gap: vars.space.large, paddingBlockStart: 0 } },
});

/** Pictures beside the words, on phones above them. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 632fr) minmax(0, 551fr)",
  alignItems: "start",
  columnGap: "56px",
  rowGap: vars.space.large,
  "@media": {
    [media.belowDesktop]: { columnGap: vars.space.large },
    [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  minInlineSize: 0,
});

export const title = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxsmall,
  overflowWrap: "anywhere",
});

/** Keeps the height of the link while the categories are loading, so that nothing below moves. */
export const category = style({ display: "flex", minBlockSize: vars.size.target });

export const description = style({
  display: "grid",
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const stock = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall });
