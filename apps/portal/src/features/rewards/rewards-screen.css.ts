import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const start = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 715fr) minmax(0, 492fr)",
  alignItems: "center",
  gap: vars.space.xlarge,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const steps = style({ display: "grid" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space.medium,
  paddingBlock: vars.space.gutter,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "46px",
  blockSize: "38px",
  borderRadius: vars.radius.pane,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.bold,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
});

export const digit = style({ transform: `skewX(${vars.slant.angle})` });

/** Each cell draws the line around itself into the gaps; places without a cell stay empty. */
const cells = style({
  display: "grid",
  gap: "1px",
  overflow: "clip",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const products = style([
  cells,
  {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    "@media": { [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);

export const product = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: vars.space.xxsmall,
  padding: vars.space.large,
  boxShadow: `0 0 0 1px ${vars.color.borderSubtle}`,
  overflowWrap: "anywhere",
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small.size });

export const behaviours = style([
  cells,
  {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);

export const behaviour = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  boxShadow: `0 0 0 1px ${vars.color.borderSubtle}`,
  "@media": { [media.belowTablet]: { paddingInline: vars.space.medium } },
});

/** Long words break: with large text on a phone the points keep their place beside them. */
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.bold });

export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.control,
  // The server's icons are dark ink, which needs a light ground: 3.8 : 1 in the dark scheme.
  backgroundColor: `light-dark(${vars.color.primarySoft}, ${vars.color.primaryActive})`,
});

export const earned = style({ fontSize: "1.25rem" });
