import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: "56px",
  paddingBlockStart: vars.space.medium,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.large },
    [media.belowTablet]: { paddingBlockStart: 0 },
  },
});

/** On phones from edge to edge, as the picture of any product. */
export const backdrop = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceSunken,
  overflow: "clip",
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderRadius: 0,
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
    },
  },
});

export const picture = style({ display: "block", inlineSize: "100%", aspectRatio: "4 / 3", objectFit: "cover" });

export const price = style({
  display: "block",
  fontSize: vars.text.figureL.size,
  lineHeight: vars.text.figureL.line,
  fontWeight: vars.text.figureL.weight,
});

export const row = style({ display: "flex", justifyContent: "space-between", gap: vars.space.small });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.small,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
