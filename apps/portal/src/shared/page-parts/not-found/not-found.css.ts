import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.small,
  paddingBlockEnd: vars.space.huge,
  textAlign: "center",
  "@media": { [media.tabletUp]: { paddingBlockStart: vars.space.xxlarge } },
});

/** On a phone from edge to edge, its lower edge rising like a roof; else a small picture. */
export const picture = style({
  inlineSize: "100%",
  aspectRatio: "780 / 590",
  overflow: "clip",
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${vars.slant.ratio} * 46vw), 0 100%)`,
  "@media": {
    [media.tabletUp]: {
      inlineSize: "448px",
      aspectRatio: "16 / 9",
      borderRadius: vars.radius.dialog,
      clipPath: "none",
      marginBlockEnd: vars.space.small,
    },
  },
});

export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.xsmall,
  inlineSize: "100%",
  paddingInline: vars.space.medium,
});

export const action = style({
  display: "grid",
  inlineSize: "100%",
  marginBlockStart: vars.space.medium,
  "@media": { [media.tabletUp]: { inlineSize: "auto" } },
});
