import { media, vars } from "@lucarne/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 340px)",
  alignItems: "start",
  gap: vars.space.gutter,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** On a phone from edge to edge. */
export const form = style({
  "@media": {
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      borderInline: "none",
      borderRadius: 0,
      paddingBlockEnd: 0,
    },
  },
});

// Its buttons stay in sight above the tab bar.
globalStyle(`${form} [data-component="ActionBar"]`, {
  "@media": { [media.belowTablet]: { insetBlockEnd: "calc(72px + env(safe-area-inset-bottom, 0px))" } },
});

export const steps = style({ display: "grid", gap: vars.space.small, margin: 0, padding: 0, listStyle: "none" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.small,
  fontSize: vars.text.dense.size,
});

export const icon = style({ color: vars.color.primary });
