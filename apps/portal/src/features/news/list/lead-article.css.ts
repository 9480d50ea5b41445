import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

const LEAN = `calc(${vars.slant.ratio} * 336px)`;

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  minBlockSize: "336px",
  overflow: "clip",
  "@media": {
    // From edge to edge.
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minBlockSize: 0,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
});

export const words = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space.small,
  padding: "40px",
  "@media": { [media.belowTablet]: { order: 2, padding: vars.space.medium } },
});

/** The edge towards the words leans like a roof window. */
export const frame = style({
  position: "relative",
  clipPath: `polygon(${LEAN} 0, 100% 0, 100% 100%, 0 100%)`,
  backgroundColor: vars.color.surfaceSunken,
  "@media": {
    [media.belowTablet]: {
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${vars.slant.ratio} * 26vw), 0 100%)`,
      aspectRatio: "390 / 200",
    },
  },
});

/** Out of the flow: the words decide how high the card is, before the picture has come. */
export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  color: vars.color.link,
  fontWeight: vars.weight.bold,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
