import { typeStyle } from "../../internal/styles/type-style.ts";
import { componentStyle, globalLayerStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

/** Gradient from the brand background to a lighter tone; a plain background without support for relative colours. */
const brandTone = (light: number, chroma: number) =>
  `oklch(from ${vars.color.surfaceBrand} calc(l + ${light}) calc(c * ${chroma}) h)`;
const brandGradient = `linear-gradient(90deg, ${brandTone(0.06, 1.3)}, ${brandTone(0.14, 1.65)})`;

/** The amount panel: a slanted panel with the brand gradient in the second header row, a chip on phones. */
export const chip = componentStyle({
  position: "relative",
  isolation: "isolate",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.medium,
  paddingInline: "34px 26px",
  color: vars.color.textOnBrand,
  textDecoration: "none",
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    backgroundColor: vars.color.surfaceBrand,
    backgroundImage: brandGradient,
    outline: "1px solid transparent",
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
  selectors: {
    "&:hover::before": { filter: "brightness(1.12)" },
    "&:focus-visible": { outlineOffset: "-6px", boxShadow: "none", outlineColor: vars.color.highlight },
  },
  "@media": {
    [media.belowTablet]: {
      alignSelf: "center",
      minBlockSize: "36px",
      paddingInline: "11px 10px",
      "::before": { backgroundImage: "none", borderRadius: vars.radius.control, transform: "none" },
      // A target of 44 px around the 36 px chip.
      "::after": { content: '""', position: "absolute", insetInline: 0, insetBlock: "-4px" },
      selectors: { "&:focus-visible": { outlineOffset: "2px", outlineColor: vars.color.focusRing } },
    },
    // Paper has no backgrounds.
    [media.print]: { color: "CanvasText", "::before": { display: "none" } },
  },
});
globalLayerStyle("layout", `${chip} > *`, { "@media": { [media.print]: { color: "CanvasText" } } });
export const wide = componentStyle({ "@media": { [media.belowTablet]: { display: "none" } } });
export const unit = componentStyle({
  ...typeStyle("small"),
  marginInlineStart: "-8px",
  color: vars.color.textOnBrandSoft,
  "@media": { [media.belowTablet]: { display: "none" } },
});
