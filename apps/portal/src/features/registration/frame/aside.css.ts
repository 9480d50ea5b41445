import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const aside = style({ "@media": { [media.belowDesktop]: { maxInlineSize: "520px" } } });

/** How far the picture's lower edge climbs across the panel. */
const rise = `calc(${vars.slant.ratio} * 92px)`;

export const promise = style({
  overflow: "clip",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceBrand,
  color: vars.color.textOnBrand,
});
export const picture = style({
  blockSize: "130px",
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${rise}), 0 100%)`,
});
export const words = style({
  display: "grid",
  gap: vars.space.xxsmall,
  paddingInline: vars.space.large,
  paddingBlock: `${vars.space.xsmall} ${vars.space.large}`,
});

export const wordsToCome = style([words, { visibility: "hidden" }]);

export const rows = style({
  display: "grid",
  gridTemplateColumns: "fit-content(44%) minmax(0, 1fr)",
  gap: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
});
export const row = style({ display: "contents" });
export const label = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: "anywhere" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
