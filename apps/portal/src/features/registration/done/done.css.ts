import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

const stripe = "15px";
/** How far the picture's edge leans over a panel of its least height. */
const lean = `calc(${vars.slant.ratio} * 520px)`;
/** How far the picture's lower edge climbs across a phone. */
const rise = `calc(${vars.slant.ratio} * 46vw)`;

export const page = style({ minBlockSize: "100dvh", display: "flex", flexDirection: "column" });

export const main = style({
  flexGrow: 1,
  display: "grid",
  alignItems: "center",
  maxInlineSize: "1120px",
  paddingBlock: vars.space.xxlarge,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": { [media.belowTablet]: { padding: 0, alignItems: "stretch" } },
});

export const panel = style({
  display: "grid",
  overflow: "clip",
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surfaceBrand,
  color: vars.color.textOnBrand,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 53%)", minBlockSize: "520px" },
    [media.belowTablet]: { borderRadius: 0, gridTemplateRows: "auto 1fr" },
  },
});

/** The stripe of light along the picture's edge. */
export const picture = style({
  backgroundColor: vars.color.highlight,
  "@media": {
    [media.tabletUp]: {
      gridArea: "1 / 2",
      position: "relative",
      marginInlineStart: `calc(-1 * ${stripe})`,
      clipPath: `polygon(${lean} 0, 100% 0, 100% 100%, 0 100%)`,
    },
    [media.belowTablet]: {
      position: "relative",
      blockSize: `calc(min(72vw, 46dvh) + 10px)`,
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${rise}), 0 100%)`,
    },
  },
});
export const pictureFill = style({
  position: "absolute",
  inset: 0,
  "@media": {
    [media.tabletUp]: {
      clipPath: `polygon(calc(${lean} + ${stripe}) 0, 100% 0, 100% 100%, ${stripe} 100%)`,
    },
    [media.belowTablet]: {
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${rise} - 10px), 0 calc(100% - 10px))`,
    },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "start",
  gap: vars.space.small,
  padding: `${vars.space.xlarge} ${vars.space.xxlarge}`,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
  "@media": {
    [media.tabletUp]: { gridArea: "1 / 1" },
    [media.belowTablet]: {
      justifyContent: "start",
      padding: `${vars.space.medium} ${vars.space.gutter} ${vars.space.gutter}`,
    },
  },
});

export const company = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  color: vars.color.textOnBrandMuted,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});

export const points = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.gutter,
  marginBlock: vars.space.medium,
});

export const signIn = style({
  marginBlockStart: vars.space.xsmall,
  "@media": { [media.belowTablet]: { inlineSize: "100%", marginBlockStart: "auto" } },
});
