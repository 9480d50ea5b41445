import { componentRecipe, componentStyle } from "../../styles/style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";

export const iconButton = componentRecipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    border: "1.5px solid transparent",
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: "none",
    WebkitTapHighlightColor: "transparent",
    selectors: {
      // A button at rest has no transition, which costs time when it is drawn.
      "&:hover": {
        backgroundColor: vars.color.surfaceSunken,
        transitionProperty: "background-color, border-color, color",
        transitionDuration: vars.duration.quick,
      },
      "&:disabled": { color: vars.color.textDisabled, backgroundColor: "transparent", cursor: "not-allowed" },
    },
    "@media": { [media.forcedColors]: { selectors: { "&:disabled": { color: "GrayText" } } } },
  },
  variants: {
    variant: {
      plain: {},
      outline: { backgroundColor: vars.color.surface, borderColor: vars.color.borderControl },
    },
    tone: {
      default: {},
      muted: { color: vars.color.textMuted, selectors: { "&:hover": { color: vars.color.text } } },
      negative: { color: vars.color.negative },
      onBrand: {
        color: vars.color.textOnBrand,
        selectors: { "&:hover": { backgroundColor: "color-mix(in srgb, currentColor 14%, transparent)" } },
      },
    },
    size: {
      standard: { inlineSize: vars.size.control, blockSize: vars.size.control },
      compact: { inlineSize: vars.size.target, blockSize: vars.size.target },
    },
  },
});

/**
 * The 20 px counter on the upper corner of the icon. In large text it grows, moves off the icon, which keeps its size,
 * and keeps what follows at a distance.
 */
export const counter = componentStyle({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineStart: "calc(50% + 0.5rem - 7px)",
});
/** "99+" would reach over the end of a phone's header and widen the page. */
export const wideCounter = componentStyle({ marginInlineStart: "min(0px, 0.25rem - 8px)", paddingInline: "3px" });
export const counted = componentStyle({ marginInlineEnd: "calc(2rem - 32px)" });
