import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

const lean = `calc(${vars.slant.ratio} * 480px)`;

/** Form and picture; on a phone the form alone, from edge to edge. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 36%)",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      marginInline: `calc(-1 * ${vars.space.medium})`,
      // Room for the bar above the tab bar.
      marginBlockEnd: "88px",
      borderInline: "none",
      borderRadius: 0,
    },
  },
});

export const form = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xlarge,
  minBlockSize: "420px",
  padding: vars.space.xlarge,
  "@media": { [media.belowTablet]: { minBlockSize: 0, padding: vars.space.medium } },
});

export const picture = style({
  position: "relative",
  minBlockSize: "100%",
  borderStartEndRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  overflow: "clip",
  clipPath: `polygon(${lean} 0, 100% 0, 100% 100%, 0 100%)`,
  "@media": { [media.belowTablet]: { display: "none" } },
});

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "start",
  gap: vars.space.medium,
});
