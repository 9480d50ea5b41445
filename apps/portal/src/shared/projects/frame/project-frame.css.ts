import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  paddingBlockStart: vars.space.small,
  // The picture begins at the header.
  "@media": { [media.belowTablet]: { paddingBlockStart: 0 } },
});

const lean = `calc(${vars.slant.ratio} * 240px)`;

export const head = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 36%)",
  minBlockSize: "236px",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: "clip",
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      marginInline: `calc(-1 * ${vars.space.medium})`,
      border: "none",
      borderBlockEnd: `1px solid ${vars.color.border}`,
      borderRadius: 0,
    },
  },
});

export const picture = style({
  gridColumn: 2,
  gridRow: 1,
  position: "relative",
  minBlockSize: "100%",
  clipPath: `polygon(${lean} 0, 100% 0, 100% 100%, 0 100%)`,
  "@media": {
    [media.belowTablet]: {
      gridColumn: 1,
      blockSize: "clamp(120px, 38vw, 200px)",
      minBlockSize: 0,
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${vars.slant.ratio} * 26vw), 0 100%)`,
    },
  },
});

export const house = style({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const words = style({
  gridColumn: 1,
  gridRow: 1,
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.medium,
  padding: vars.space.xlarge,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { gridRow: 2, padding: vars.space.medium } },
});

export const state = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xlarge,
  rowGap: vars.space.small,
  margin: 0,
  "@media": {
    [media.belowTablet]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", inlineSize: "100%" },
  },
});

export const term = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const detail = style({ margin: 0, fontSize: vars.text.h4.size, fontWeight: vars.weight.strong });
