import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gridTemplateRows: "auto 1fr", blockSize: "100%" });

export const frame = style({
  position: "relative",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  backgroundColor: vars.color.surfaceSunken,
});

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const soldOut = style({ opacity: 0.45, filter: "grayscale(1)" });

export const tag = style({
  position: "absolute",
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  gap: vars.space.xxsmall,
  padding: vars.space.gutter,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

export const foot = style({
  alignSelf: "end",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  columnGap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
  // The cards of a row are alike, whatever the length of their texts.
  "@media": { [media.belowTablet]: { flexDirection: "column", alignItems: "start" } },
});

/** Stock and missing points. There is room for both lines from the start: the balance may come after the products. */
export const side = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  alignItems: "end",
  minBlockSize: "2.5rem",
  "@media": { [media.belowTablet]: { justifyContent: "start", alignItems: "start" } },
});
