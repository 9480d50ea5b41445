import { media, vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

export const bench = style({
  display: "grid",
  placeItems: "center",
  padding: vars.space.xlarge,
  backgroundColor: vars.color.surfaceSunken,
  "@media": { [media.belowTablet]: { padding: vars.space.medium } },
});

/** Lighter than the brand background by the same step in both colour schemes: a card has one look. */
const brandTone = (light: number, chroma: number) =>
  `oklch(from ${vars.color.surfaceBrand} calc(l + ${light}) calc(c * ${chroma}) h)`;

/** As large as a payment card is wide, in the same proportions; what is on it is measured by its width. */
export const card = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  inlineSize: "min(100%, 386px)",
  aspectRatio: "85.6 / 54",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceBrand,
  color: vars.color.textOnBrand,
  boxShadow: vars.shadow.paper,
  overflow: "clip",
  "::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    insetBlock: 0,
    insetInlineStart: "48%",
    insetInlineEnd: "-30%",
    backgroundColor: brandTone(0.173, 1.73),
    backgroundImage: `linear-gradient(90deg, ${brandTone(0.143, 1.62)} 26%, transparent 26%)`,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
});

export const back = style({ "::before": { display: "none" } });

export const club = style({
  position: "absolute",
  insetBlockStart: "9%",
  insetInlineStart: "7%",
  fontSize: "7cqi",
});

export const mark = style({
  position: "absolute",
  insetBlockStart: "12%",
  insetInlineEnd: "11%",
  inlineSize: "13%",
  aspectRatio: "1 / 1.05",
  // Two panes of glass with their frame between them. Half a pixel of each edge is soft, because it is slanted.
  backgroundImage: `linear-gradient(90deg, ${vars.color.highlight} calc(43% - 0.5px), transparent calc(43% + 0.5px) calc(57% - 0.5px), ${vars.color.highlight} calc(57% + 0.5px))`,
  transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
});

export const chip = style({
  position: "absolute",
  insetBlockStart: "36%",
  insetInlineStart: "7%",
  inlineSize: "11%",
  aspectRatio: "1.3 / 1",
  borderRadius: vars.radius.pane,
  backgroundColor: `color-mix(in srgb, ${vars.color.accentMark} 55%, ${vars.color.textOnBrand})`,
  // The contacts of the chip.
  backgroundImage: `linear-gradient(90deg, transparent 33%, ${vars.color.accentMark} 33% 35%, transparent 35% 65%, ${vars.color.accentMark} 65% 67%, transparent 67%), linear-gradient(transparent 48%, ${vars.color.accentMark} 48% 51%, transparent 51%)`,
});

export const company = style({
  position: "absolute",
  insetBlockEnd: "9%",
  insetInline: "7%",
  fontSize: "4.4cqi",
  fontWeight: vars.weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const strip = style({
  position: "absolute",
  insetBlockStart: "14%",
  insetInline: 0,
  blockSize: "20%",
  backgroundColor: vars.color.overlay,
});

export const serial = style({
  position: "absolute",
  insetBlockStart: "44%",
  insetInlineStart: "7%",
  inlineSize: "60%",
  blockSize: "15%",
  borderRadius: vars.radius.pane,
  borderBlockEnd: `3px solid ${vars.color.highlight}`,
  backgroundColor: vars.color.textOnBrand,
});

export const hint = style({
  position: "absolute",
  insetBlockStart: "66%",
  insetInline: "7%",
  color: vars.color.highlight,
  fontSize: "4.6cqi",
  fontWeight: vars.weight.strong,
});
