import { componentStyle } from "../../styles/style.ts";
import { alpha, typeStyle } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";

export const card = componentStyle({ display: "grid", gap: vars.space.small, alignContent: "start" });
export const stage = componentStyle({
  position: "relative",
  containerType: "inline-size",
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.card,
  overflow: "clip",
  backgroundColor: vars.color.surfaceBrand,
});
export const button = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  borderRadius: vars.radius.card,
  selectors: { "&:focus-visible": { outlineOffset: "-5px", outlineColor: vars.color.highlight, boxShadow: "none" } },
});
export const picture = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
/** A bright slanted panel with an upright play triangle. */
export const play = componentStyle({
  position: "absolute",
  insetInlineStart: "20px",
  insetBlockEnd: "16px",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  inlineSize: "64px",
  blockSize: "46px",
  color: vars.color.onHighlight,
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.pane,
    outline: "1px solid transparent",
    backgroundColor: vars.color.highlight,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  // On a small picture it would cover half of what is shown.
  "@container": {
    "(max-width: 260px)": { inlineSize: "44px", blockSize: "32px", insetInlineStart: "14px", insetBlockEnd: "10px" },
  },
});
export const duration = componentStyle({
  position: "absolute",
  insetInlineEnd: "10px",
  insetBlockEnd: "10px",
  paddingInline: "8px",
  borderRadius: vars.radius.badge,
  backgroundColor: alpha(vars.color.surfaceBrandDeep, 0.85),
  color: vars.color.textOnBrand,
  fontSize: vars.text.meta.size,
  lineHeight: "26px",
  fontWeight: vars.weight.strong,
});
export const title = componentStyle(typeStyle("h4"));
export const note = componentStyle({ ...typeStyle("small"), color: vars.color.textSubtle });
