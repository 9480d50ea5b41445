import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  gridTemplateAreas: '"picture words remove" "picture amounts amounts"',
  gridTemplateColumns: "76px minmax(0, 1fr) auto",
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

/** One row from tablets on. */
export const wide = style({
  "@media": {
    [media.tabletUp]: {
      gridTemplateAreas: '"picture words amounts remove"',
      gridTemplateColumns: "92px minmax(0, 1fr) minmax(270px, auto) auto",
      gridTemplateRows: "auto",
      alignItems: "center",
    },
  },
});

export const picture = style({
  gridArea: "picture",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  borderRadius: vars.radius.badge,
  objectFit: "cover",
});

export const words = style({
  gridArea: "words",
  display: "grid",
  alignContent: "start",
  gap: "2px",
  minInlineSize: 0,
  overflowWrap: "break-word",
});

/** The icon of a 44 px target aligns with the line's edge and the name. */
export const remove = style({
  gridArea: "remove",
  color: vars.color.textMuted,
  marginBlock: "-10px",
  marginInlineEnd: "-12px",
  selectors: { [`${wide} &`]: { "@media": { [media.tabletUp]: { marginBlock: 0 } } } },
});

export const amounts = style({
  gridArea: "amounts",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
