import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "flex", flexDirection: "column", overflow: "clip", blockSize: "100%" });

export const frame = style({ aspectRatio: "16 / 9", backgroundColor: vars.color.surfaceSunken });

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const words = style({ display: "grid", gap: vars.space.xxsmall, padding: vars.space.gutter });

/** On phones a row of a list that reaches the edges, with a small picture at the start. */
export const rowOnPhones = style([
  card,
  {
    "@media": {
      [media.belowTablet]: {
        display: "grid",
        gridTemplateColumns: "120px minmax(0, 1fr)",
        alignItems: "center",
        gap: vars.space.medium,
        borderInline: 0,
        borderBlockStart: 0,
        borderRadius: 0,
        paddingBlock: vars.space.small,
        paddingInline: vars.space.medium,
      },
    },
  },
]);

export const frameInRow = style([
  frame,
  {
    "@media": {
      [media.belowTablet]: { aspectRatio: "4 / 3", borderRadius: vars.radius.control, overflow: "clip" },
    },
  },
]);

export const wordsInRow = style([words, { "@media": { [media.belowTablet]: { padding: 0 } } }]);
